/// The names of symbols that programs use most.
enum UsedSymbols {
  static let names: [String] =
    """
    chevron.right chevron.left chevron.up chevron.down chevron.forward chevron.backward chevron.up.chevron.down
    chevron.right.circle chevron.down.circle.fill chevron.compact.down chevron.left.forwardslash.chevron.right
    rectangle.dashed rectangle.on.rectangle.angled align.horizontal.left separator.horizontal
    filemenu.and.selection suit.club.fill leaf.arrow.circlepath point.3.connected.trianglepath.dotted
    arrow.right arrow.left arrow.up arrow.down arrow.forward arrow.backward arrow.up.right arrow.down.left
    arrow.up.arrow.down arrow.left.arrow.right arrow.swap arrow.left.and.right arrow.up.and.down arrow.clockwise
    arrow.counterclockwise arrow.clockwise.circle arrow.counterclockwise.circle.fill arrow.2.circlepath
    arrow.triangle.2.circlepath arrow.triangle.branch arrow.uturn.backward arrow.uturn.forward arrow.uturn.left
    arrow.uturn.right arrow.turn.up.left arrow.turn.down.right arrowshape.turn.up.left arrowshape.turn.up.right.fill
    arrow.right.to.line arrow.down.to.line arrow.up.left.and.arrow.down.right arrow.down.right.and.arrow.up.left
    arrow.up.circle arrow.up.circle.fill arrow.down.circle arrow.down.circle.fill arrow.right.circle
    arrow.right.circle.fill arrow.left.circle arrow.up.square arrow.up.forward.app arrow.up.right.square arrow.down.doc
    arrow.up.doc.fill goforward gobackward goforward.10 gobackward.15 goforward.30 repeat repeat.1 shuffle return
    delete.left delete.left.fill
    plus plus.circle plus.circle.fill plus.square plus.square.fill plus.app plus.app.fill minus minus.circle
    minus.circle.fill minus.square multiply multiply.circle.fill divide equal equal.circle plusminus percent number
    number.circle at asterisk xmark xmark.circle xmark.circle.fill xmark.square xmark.octagon.fill xmark.bin
    xmark.seal.fill checkmark checkmark.circle checkmark.circle.fill checkmark.square checkmark.square.fill checkmark.seal
    checkmark.seal.fill checkmark.shield checkmark.shield.fill checklist ellipsis ellipsis.circle ellipsis.circle.fill
    ellipsis.bubble exclamationmark exclamationmark.circle exclamationmark.circle.fill exclamationmark.triangle
    exclamationmark.triangle.fill exclamationmark.octagon questionmark questionmark.circle questionmark.circle.fill
    questionmark.square.dashed questionmark.folder info info.circle info.circle.fill nosign sum function infinity
    indianrupeesign.circle.fill rublesign.circle square.grid.3x2.fill
    dollarsign dollarsign.circle dollarsign.circle.fill eurosign.circle sterlingsign.circle yensign.circle wonsign.circle
    bitcoinsign.circle.fill
    circle circle.fill circle.dashed circle.lefthalf.filled circle.grid.2x2 circle.grid.3x3.fill square square.fill
    square.dashed rectangle rectangle.fill triangle triangle.fill diamond diamond.fill hexagon hexagon.fill octagon
    pentagon capsule capsule.fill oval shield shield.fill shield.slash seal target scope viewfinder square.grid.2x2
    square.grid.2x2.fill square.grid.3x3 square.on.square square.on.circle square.stack square.stack.fill square.stack.3d.up
    rectangle.stack rectangle.on.rectangle rectangle.grid.1x2 rectangle.split.3x1 sidebar.left sidebar.right cube
    cube.fill shippingbox shippingbox.fill smallcircle.filled.circle record.circle dot.radiowaves.left.and.right
    antenna.radiowaves.left.and.right heart heart.fill heart.circle heart.circle.fill heart.slash heart.slash.fill
    heart.text.square bolt.heart star star.fill star.circle star.circle.fill star.slash star.leadinghalf.filled
    star.square.fill
    list.bullet list.dash list.number list.star list.bullet.rectangle list.clipboard line.3.horizontal line.horizontal.3
    list.bullet.clipboard
    line.3.horizontal.decrease line.3.horizontal.decrease.circle line.3.horizontal.decrease.circle.fill text.alignleft
    text.alignright text.aligncenter text.justify text.quote text.append text.badge.plus text.bubble text.bubble.fill
    text.magnifyingglass text.cursor text.book.closed increase.indent decrease.indent textformat textformat.size
    textformat.abc bold italic underline strikethrough quote.bubble quote.opening character signature scribble tablecells
    newspaper newspaper.fill
    person person.fill person.circle person.circle.fill person.2 person.2.fill person.3 person.3.fill person.crop.circle
    person.crop.circle.fill person.crop.circle.badge.plus person.crop.circle.badge.checkmark person.crop.square
    person.badge.plus person.fill.badge.plus person.fill.checkmark person.fill.xmark person.badge.minus
    person.text.rectangle person.wave.2 figure.walk figure.run figure.stand figure.wave face.smiling face.smiling.fill
    figure.dress.line.vertical.figure
    faceid touchid eye eye.fill eye.slash eye.slash.fill eyes ear brain brain.head.profile hand.raised hand.raised.fill
    hand.thumbsup hand.thumbsup.fill hand.thumbsdown hand.thumbsdown.fill hand.tap hand.wave hand.point.up.left crown
    crown.fill graduationcap graduationcap.fill tshirt eyeglasses medal rosette trophy trophy.fill
    play play.fill play.circle play.circle.fill play.rectangle play.rectangle.fill pause pause.fill pause.circle
    pause.circle.fill playpause.fill stop stop.fill stop.circle record.circle.fill forward forward.fill backward
    backward.fill forward.end forward.end.fill backward.end.fill eject.fill speaker speaker.fill speaker.slash
    speaker.slash.fill speaker.wave.1 speaker.wave.2 speaker.wave.2.fill speaker.wave.3 speaker.wave.3.fill music.note
    music.note.list music.mic mic mic.fill mic.slash mic.slash.fill mic.circle.fill waveform waveform.path
    waveform.path.ecg photo photo.fill photo.on.rectangle photo.on.rectangle.angled photo.stack camera camera.fill
    sparkles.rectangle.stack.fill
    camera.circle.fill camera.viewfinder camera.filters camera.aperture video video.fill video.slash video.badge.plus film
    film.fill tv tv.fill headphones radio guitars pianokeys dial.low metronome slider.horizontal.3 slider.vertical.3 dice
    die.face.5 gamecontroller gamecontroller.fill puzzlepiece puzzlepiece.fill theatermasks ticket ticket.fill
    party.popper popcorn
    trash trash.fill trash.circle trash.slash folder folder.fill folder.badge.plus folder.fill.badge.plus
    folder.badge.minus folder.circle doc doc.fill doc.text doc.text.fill doc.badge.plus doc.plaintext doc.richtext
    doc.on.doc doc.on.doc.fill doc.on.clipboard doc.text.magnifyingglass clipboard note note.text note.text.badge.plus
    square.and.pencil pencil pencil.circle pencil.circle.fill pencil.slash pencil.tip highlighter lasso
    square.and.arrow.up square.and.arrow.up.fill square.and.arrow.up.on.square square.and.arrow.down
    square.and.arrow.down.fill rectangle.portrait.and.arrow.right tray tray.fill tray.full tray.and.arrow.down
    tray.and.arrow.up.fill tray.2 archivebox archivebox.fill externaldrive server.rack book book.fill book.closed
    book.closed.fill book.circle books.vertical books.vertical.fill menucard calendar calendar.badge.plus
    calendar.badge.clock calendar.circle clock clock.fill clock.badge.checkmark clock.arrow.circlepath alarm alarm.fill
    timer stopwatch stopwatch.fill hourglass gear gearshape gearshape.fill gearshape.2 gearshape.2.fill magnifyingglass
    magnifyingglass.circle magnifyingglass.circle.fill plus.magnifyingglass minus.magnifyingglass lock lock.fill lock.open
    lock.open.fill lock.circle lock.shield lock.slash lock.rotation key key.fill creditcard creditcard.fill
    creditcard.circle banknote wallet.pass cart cart.fill cart.badge.plus cart.fill.badge.plus bag bag.fill bag.badge.plus
    basket gift gift.fill giftcard lightbulb lightbulb.fill lightbulb.slash lamp.desk bed.double bed.double.fill sofa
    cup.and.saucer cup.and.saucer.fill mug takeoutbag.and.cup.and.straw fork.knife wineglass birthday.cake cross
    cross.fill cross.case cross.circle.fill briefcase briefcase.fill case suitcase backpack umbrella umbrella.fill pills
    pill bandage stethoscope syringe facemask ruler scalemass binoculars
    mail envelope envelope.fill envelope.open envelope.open.fill envelope.badge envelope.circle.fill phone phone.fill
    phone.circle phone.circle.fill phone.down phone.down.fill phone.badge.plus phone.arrow.up.right message message.fill
    message.circle.fill bubble.left bubble.left.fill bubble.right bubble.left.and.bubble.right
    bubble.left.and.bubble.right.fill exclamationmark.bubble plus.bubble paperplane paperplane.fill paperplane.circle.fill
    bell bell.fill bell.slash bell.slash.fill bell.badge bell.badge.fill bell.circle.fill megaphone megaphone.fill globe
    network globe.americas globe.europe.africa.fill wifi wifi.slash wifi.exclamationmark cellularbars chart.bar
    chart.bar.fill chart.line.uptrend.xyaxis chart.pie chart.pie.fill link link.circle link.badge.plus paperclip
    paperclip.circle bookmark bookmark.fill bookmark.slash bookmark.circle.fill flag flag.fill flag.slash flag.checkered
    flag.circle.fill tag tag.fill tag.circle pin pin.fill pin.slash pin.circle mappin mappin.circle mappin.circle.fill
    mappin.and.ellipse mappin.slash map map.fill location location.fill location.circle location.circle.fill
    location.slash location.north.fill safari qrcode qrcode.viewfinder barcode barcode.viewfinder cursorarrow
    sun.max sun.max.fill sun.min sun.min.fill sunrise sunrise.fill sunset moon moon.fill moon.stars moon.stars.fill
    moon.zzz moon.circle sparkle sparkles cloud cloud.fill cloud.rain cloud.rain.fill cloud.drizzle cloud.heavyrain
    cloud.snow cloud.snow.fill cloud.fog cloud.bolt cloud.bolt.fill cloud.bolt.rain cloud.sun cloud.sun.fill
    cloud.sun.rain cloud.moon cloud.moon.fill icloud icloud.fill icloud.slash icloud.and.arrow.up icloud.and.arrow.down
    checkmark.icloud exclamationmark.icloud snowflake wind tornado thermometer thermometer.sun drop drop.fill humidity
    flame flame.fill flame.circle bolt bolt.fill bolt.circle bolt.circle.fill bolt.slash bolt.horizontal bolt.shield leaf
    leaf.fill leaf.circle camera.macro carrot pawprint pawprint.fill pawprint.circle hare hare.fill tortoise bird fish ant
    ladybug mountain.2 atom allergens
    desktopcomputer display pc macwindow laptopcomputer iphone iphone.slash ipad ipad.landscape applewatch keyboard
    keyboard.chevron.compact.down printer printer.fill scanner battery.100 battery.75 battery.50 battery.25 battery.0
    battery.100.bolt powerplug cpu memorychip simcard airplayvideo airplayaudio power power.circle power.circle.fill
    terminal terminal.fill curlybraces gauge speedometer command option shift
    house house.fill house.circle house.circle.fill building building.fill building.2 building.2.fill building.columns
    building.columns.fill storefront door.left.hand.open car car.fill car.circle car.side bus bus.fill tram tram.fill
    ferry sailboat airplane airplane.circle airplane.departure airplane.arrival bicycle scooter fuelpump fuelpump.fill
    ev.charger parkingsign parkingsign.circle steeringwheel tent dumbbell dumbbell.fill sportscourt soccerball basketball
    football
    wrench wrench.fill screwdriver wrench.and.screwdriver wrench.and.screwdriver.fill hammer hammer.fill hammer.circle
    scissors paintbrush paintbrush.fill paintpalette paintpalette.fill eyedropper wand.and.stars wand.and.rays crop
    rotate.left rotate.right rotate.3d perspective grid flashlight.on.fill flashlight.off.fill
    0.circle 1.circle 1.circle.fill 2.circle 3.square 4.square.fill 9.circle.fill 10.circle 25.circle.fill 50.circle
    50.circle.fill a.circle a.circle.fill b.square m.circle z.circle.fill z.square
    """.split { $0 == " " || $0 == "\n" }.map(String.init)
}
