extension SymbolDrawings {
  /// Messages, networks, charts and places on a map.
  static let communication = """
    envelope = b R 1.25 3 13.5 10 2; d W 1 1.75 4.25 8 9 14.25 4.25
    mail = @envelope
    envelope.open = b M 1.75 6.5 L 7 2.4 Q 8 1.6 9 2.4 L 14.25 6.5 V 12 Q 14.25 14 12.25 14 H 3.75 Q 1.75 14 1.75 12 Z; d W \
    .8 2.25 7.5 8 11.25 13.75 7.5
    mail.stack = @rectangle.stack; d W .5 2.5 7 8 10.75 13.5 7
    phone = b M 5.5 2.4 L 6.8 5.1 Q 7.1 5.8 6.5 6.3 L 5.4 7.2 Q 6.5 9.5 8.8 10.6 L 9.7 9.5 Q 10.2 8.9 10.9 9.2 L 13.6 10.5 Q \
    14.3 10.9 14.1 11.6 Q 13.6 14 11.75 14 C 6.75 13.75 2.25 9.25 2 4.25 Q 2 2.4 4.4 1.9 Q 5.1 1.7 5.5 2.4 Z
    phone.down = @phone r135 k0.94 t0,-1.5
    phone.connection = @phone; s A 8.5 7.5 2.5 -90 0; s A 8.5 7.5 5.5 -90 0
    phone.arrow.up.right = @phone; s M 9.75 6.25 L 14 2 M 10.75 1.75 H 14.25 V 5.25
    phone.arrow.down.left = @phone; s M 14.25 1.75 L 10 6 M 9.75 2.75 V 6.25 H 13.25
    message = b M 8 2 Q 14.75 2 14.75 7.5 Q 14.75 13 8 13 Q 6.75 13 5.75 12.75 Q 4.5 14 2.25 14.25 Q 3.25 12.75 3.1 11.5 Q \
    1.25 10 1.25 7.5 Q 1.25 2 8 2 Z
    ellipsis.message = @message; D O 5 7.5 1; D O 8 7.5 1; D O 11 7.5 1
    bubble.left = b M 3.25 2 H 12.75 Q 14.75 2 14.75 4 V 9.5 Q 14.75 11.5 12.75 11.5 H 7.5 L 4.25 14.5 V 11.5 H 3.25 Q 1.25 \
    11.5 1.25 9.5 V 4 Q 1.25 2 3.25 2 Z
    bubble.right = @bubble.left mx
    bubble.middle.bottom = b M 3.25 2 H 12.75 Q 14.75 2 14.75 4 V 9.5 Q 14.75 11.5 12.75 11.5 H 10.25 L 8 14.25 L 5.75 11.5 H \
    3.25 Q 1.25 11.5 1.25 9.5 V 4 Q 1.25 2 3.25 2 Z
    bubble.left.and.bubble.right = b M 3 1.75 H 8.5 Q 10.25 1.75 10.25 3.5 V 6 Q 10.25 7.75 8.5 7.75 H 5.5 L 3.25 10 V 7.75 H \
    3 Q 1.25 7.75 1.25 6 V 3.5 Q 1.25 1.75 3 1.75 Z; s M 12.75 5.75 H 13 Q 14.75 5.75 14.75 7.5 V 10 Q 14.75 11.75 13 11.75 V \
    14.25 L 10.5 11.75 H 8 Q 6.5 11.75 6.25 10.5
    bubble.left.and.bubble.right.rtl = @bubble.left.and.bubble.right mx
    bubble.left.and.text.bubble.right = @bubble.left.and.bubble.right; d M 3.75 4.75 H 7.75
    ellipsis.bubble = @bubble.left; D O 4.75 6.75 1; D O 8 6.75 1; D O 11.25 6.75 1
    exclamationmark.bubble = @bubble.left; d M 8 4.25 V 6.75; D O 8 9.1 .9
    bubble = @message
    paperplane = b P .6 1.5 7 14.5 1.5 9.75 14.5 7.25 9.25; d M 7.5 9 L 13.25 2.75
    bell = b M 8 1.5 C 5.25 1.5 4 3.5 4 6.25 C 4 9.25 3.25 9.5 2.25 11 Q 1.75 12 2.75 12 H 13.25 Q 14.25 12 13.75 11 C 12.75 \
    9.5 12 9.25 12 6.25 C 12 3.5 10.75 1.5 8 1.5 Z; p M 5.9 13.5 H 10.1 Q 9.75 15.25 8 15.25 Q 6.25 15.25 5.9 13.5 Z
    bell.and.waves.left.and.right = @bell k0.8; s A 8 7 6.6 150 210; s A 8 7 6.6 -30 30
    megaphone = b M 2 6.5 L 13.5 2.5 V 12 L 2 9.5 Z; s M 4.25 10 V 12 Q 4.25 13.75 6 13.75 Q 7.75 13.75 7.75 12 V 11
    speaker.megaphone = @megaphone
    globe = s O 8 8 6.25; s E 8 8 2.75 6.25; s M 2 6 H 14 M 2 10 H 14
    network = s O 8 8 6.25; s E 8 8 2.75 6.25; s M 1.75 8 H 14.25 M 8 1.75 V 14.25
    globe.americas = b O 8 8 6.25; D M 4 3.75 Q 6.5 3 8.5 4 L 7 6.5 L 5.5 7 L 7.5 8.75 L 6.75 12.75 L 4.5 9.25 Q 2.75 6.5 4 \
    3.75 Z; D M 11.5 5 L 13.25 7 L 11.25 8 Z
    globe.europe.africa = b O 8 8 6.25; D M 7 4 L 10 3.5 L 11.5 6 L 8.5 6.5 Z; D M 6 7.75 L 10.5 7.5 L 11 9.5 L 9.25 13 L \
    7.75 10.5 L 6 9.75 Z
    globe.asia.australia = b O 8 8 6.25; D M 6 3.5 L 11.5 4.25 L 12 7.25 L 9 8.75 L 5.5 6.5 Z; D M 9.5 10.25 L 12 10 L 11 12 \
    L 9 12 Z
    wifi = f O 8 12.4 .6; s A 8 12.25 3.5 -135 -45; s A 8 12.25 6.75 -135 -45; s A 8 12.25 10 -133 -47
    wifi.exclamationmark = p O 8 13 1.2; s M 8 6 V 10; s A 8 12.25 6.75 -135 -115; s A 8 12.25 6.75 -65 -45; s A 8 12.25 10 \
    -133 -47
    wifi.router = b R 1.75 9 12.5 5 1.5; s M 8 9 V 6.5; s A 8 6 2.5 -140 -40; s A 8 6 5 -140 -40; D O 4.75 11.5 .9; D O 7.75 \
    11.5 .9
    cellularbars = f R 2 11 1.5 2.25 .3; f R 5.5 8.5 1.5 4.75 .3; f R 9 6 1.5 7.25 .3; f R 12.5 3 1.5 10.25 .3
    chart.bar = b R 1.75 8.75 2.75 5 .6; b R 6.6 5.25 2.75 8.5 .6; b R 11.5 2 2.75 11.75 .6
    chart.line.uptrend.xyaxis = s W .6 2 1.75 2 14 14.25 14; s M 4.75 10.5 L 7.5 7 L 9.75 9 L 14 3.75; s M 11 3.5 H 14.25 V 6.75
    chart.line.downtrend.xyaxis = s W .6 2 1.75 2 14 14.25 14; s M 4.75 3.75 L 7.5 7.25 L 9.75 5.25 L 14 10.5; s M 11 10.75 H \
    14.25 V 7.5
    chart.xyaxis.line = s W .6 2 1.75 2 14 14.25 14; s M 4.75 10.5 L 7.75 6.5 L 10.25 8.5 L 14 3
    chart.pie = b A 7.5 8.5 5.75 0 270 L 7.5 8.5 Z; b M 10 1.75 a 10 6 4.25 270 360 H 10 Z
    chart.dots.scatter = s W .6 2 1.75 2 14 14.25 14; p O 5.5 10.5 1.25; p O 8 6.5 1.25; p O 10.75 9 1.25; p O 13 4 1.25
    chart.bar.doc.horizontal = @doc; d M 5.5 7.5 H 8 M 5.5 10 H 10.5 M 5.5 12.3 H 9
    rss = f O 3.5 12.5 .9; s A 2.75 13.25 5 -90 0; s A 2.75 13.25 9.5 -90 0
    dot.radiowaves.up.forward = @rss
    link = s M 6.5 9.5 L 9.5 6.5; s M 7.25 4.75 L 9 3 a 11 5 2.83 225 405 L 11.25 8.75; s M 8.75 11.25 L 7 13 a 5 11 2.83 45 \
    225 L 4.75 7.25
    personalhotspot = @link r45
    paperclip = s M 12.5 6.75 L 7.25 12 a 4.95 9.7 3.25 45 225 L 8.6 1.9 a 10.1 3.6 2.2 -130 45 L 6.4 9.6 a 5.6 8.8 1.1 45 \
    225 L 9.75 3.9
    bookmark = b M 3.75 14.25 V 3.5 Q 3.75 1.75 5.5 1.75 H 10.5 Q 12.25 1.75 12.25 3.5 V 14.25 L 8 10.75 Z
    flag = b M 3 2.75 Q 5.5 1.25 8 2.75 Q 10.5 4.25 13.5 2.75 V 9.25 Q 10.5 10.75 8 9.25 Q 5.5 7.75 3 9.25 Z; s M 3 2.5 V 14.5
    flag.checkered = @flag; D R 5.5 3 2.5 2.75 0; D R 8 6 2.75 3 0; D R 10.75 3.5 2.5 2.5 0; D R 3 5.5 2.5 2.5 0
    tag = b M 8.25 1.75 H 13 Q 14.25 1.75 14.25 3 V 7.75 L 8.5 13.75 Q 7.5 14.6 6.6 13.75 L 2.25 9.4 Q 1.4 8.5 2.25 7.5 Z; D \
    O 11.1 4.9 1.2
    pin = b M 5 1.75 H 11 L 10.25 6.5 Q 12.75 7.75 12.75 9.75 H 3.25 Q 3.25 7.75 5.75 6.5 Z; s M 8 9.75 V 14.5
    mappin = b O 8 4.5 3; s M 8 7.5 V 14.5
    mappin.and.ellipse = b O 8 4 2.5; s M 8 6.5 V 12; s M 5 10 Q 1.5 10.5 1.5 12.25 Q 1.5 14.5 8 14.5 Q 14.5 14.5 14.5 12.25 \
    Q 14.5 10.5 11 10
    map = b M 1.5 3.75 L 5.75 2 L 10.25 4 L 14.5 2.25 V 12.25 L 10.25 14 L 5.75 12 L 1.5 13.75 Z; d M 5.75 2.5 V 11.75 M \
    10.25 4.25 V 13.5
    location = b P .7 1.5 7.5 14.5 1.5 8.5 14.5 7.75 8.25
    location.viewfinder = @viewfinder; b P .4 4.25 8 11.5 4.5 8 11.75 7.5 8.5
    signpost.right = b M 3 3 H 11.5 L 14.25 5.5 L 11.5 8 H 3 Z; s M 7 8 V 14.5
    safari = b O 8 8 6.25; c P .2 11.25 4.75 9 9 4.75 11.25 7 7
    compass.drawing = s M 8 4.5 L 4 14 M 8 4.5 L 12 14; s O 8 3 1.5; s A 8 5 6 40 140
    qrcode = b R 1.75 1.75 4.5 4.5 .5; b R 9.75 1.75 4.5 4.5 .5; b R 1.75 9.75 4.5 4.5 .5; p R 3.25 3.25 1.5 1.5 0; p R 11.25 \
    3.25 1.5 1.5 0; p R 3.25 11.25 1.5 1.5 0; p R 9 9 2 2 0; p R 13 9 2 2 0; p R 11 11 2 2 0; p R 9 13 2 2 0; p R 13 13 2 2 0
    qrcode.viewfinder = @viewfinder; @qrcode k0.58
    barcode = s M 1.75 2.75 V 13.25 M 4.25 2.75 V 13.25 M 9.25 2.75 V 13.25 M 11.75 2.75 V 13.25 M 14.25 2.75 V 13.25; s*0.6 \
    M 6.75 2.75 V 13.25
    barcode.viewfinder = @viewfinder; s M 4.5 5 V 11 M 7 5 V 11 M 9.25 5 V 11 M 11.5 5 V 11
    point.3.connected.trianglepath.dotted = b O 8 3.25 1.75; b O 3 12.5 1.75; b O 13 12.5 1.75; s M 6.5 6 L 6.25 6.5 M 5.25 \
    8.5 L 5 9 M 9.5 6 L 9.75 6.5 M 10.75 8.5 L 11 9 M 6.25 12.5 H 6.75 M 9.25 12.5 H 9.75
    contextualmenu.and.cursorarrow = b R 1.25 1.75 9.5 9.5 2; d M 4 5 H 8 M 4 8 H 6; x P .3 8.5 8 14.5 11 11.75 11.75 11 \
    14.5; f P .3 8.5 8 14.5 11 11.75 11.75 11 14.5
    cursorarrow = b P .6 3 1.5 13.25 9 8.5 9.75 5.75 14.25
    cursorarrow.rays = f P .5 7 7 14 10 10.75 10.75 10 14; s M 7 1.5 V 3.5 M 1.5 7 H 3.5 M 3 3 L 4.5 4.5 M 11 3 L 9.5 4.5 M 3 \
    11 L 4.5 9.5
    """
}
