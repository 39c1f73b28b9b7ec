extension SymbolDrawings {
  /// Computers, telephones, batteries and their parts.
  static let devices = """
    desktopcomputer = b R 1.25 1.75 13.5 9.25 2; d M 1.5 8.25 H 14.5; s M 8 11 V 14 M 5 14.25 H 11
    display = b R 1.25 1.75 13.5 9.25 2; s M 8 11 V 14 M 5 14.25 H 11
    display.2 = b R 1.25 4 9.5 7.5 1.5; s M 6 11.5 V 13.5 M 3.5 13.75 H 8.5; s M 6 1.75 H 13 Q 14.75 1.75 14.75 3.5 V 7.5 Q \
    14.75 9.25 13.25 9.25
    pc = b R 4 1.25 8 13.5 1.75; d M 6.5 4.25 H 9.5 M 6.5 7 H 9.5; D O 8 11.5 1
    macwindow = b R 1.25 2.5 13.5 11 2; d M 1.5 6 H 14.5; D O 3.75 4.4 .6; D O 5.75 4.4 .6
    macwindow.on.rectangle = @rectangle.on.rectangle; d M 5 8.5 H 14.5
    laptopcomputer = b R 2.5 2.75 11 8 1.75; s M 1 13.25 H 15
    iphone = b R 4 1.25 8 13.5 2; d M 7 3.75 H 9
    iphone.gen3 = @iphone
    apps.iphone = b R 4 1.25 8 13.5 2; D R 5.9 4.5 1.75 1.75 .4; D R 8.4 4.5 1.75 1.75 .4; D R 5.9 7.25 1.75 1.75 .4; D R 8.4 \
    7.25 1.75 1.75 .4; d M 7 12.25 H 9
    iphone.radiowaves.left.and.right = b R 5 2 6 12 1.5; s A 8 8 6 150 210; s A 8 8 6 -30 30
    ipad = b R 2.5 1.25 11 13.5 2; d M 6.75 12 H 9.25
    ipad.landscape = b R 1.25 2.5 13.5 11 2; d M 12 6.75 V 9.25
    ipad.and.iphone = b R 1.25 1.75 8.5 11.5 1.75; x R 8.75 6 6 8.5 1.25; b R 8.75 6 6 8.5 1.25
    ipod = b R 3.5 1.25 9 13.5 1.75; d R 5.75 3.5 4.5 3.5 .25; d O 8 10.75 1.6
    candybarphone = b R 4.25 1.25 7.5 13.5 1.75; d M 4.5 8 H 11.5; D O 6.75 10.5 .7; D O 9.25 10.5 .7; D O 6.75 12.6 .7; D O \
    9.25 12.6 .7
    applewatch = b R 3.5 4 9 8 2.25; s M 5.5 4 L 6 1.25 H 10 L 10.5 4 M 5.5 12 L 6 14.75 H 10 L 10.5 12; s M 14 7 V 9
    appletvremote.gen4 = b R 5 1.25 6 13.5 2; d O 8 5 1.25; D O 8 9.5 .8
    computermouse = b R 4 1.5 8 13 4; d M 8 4.25 V 6.25
    keyboard = b R .9 3.5 14.2 9 2; D O 3.9 6.4 .75; D O 6.6 6.4 .75; D O 9.4 6.4 .75; D O 12.1 6.4 .75; d M 4.75 9.75 H 11.25
    keyboard.chevron.compact.down = b R .9 1.75 14.2 8 1.75; D O 3.9 4.4 .75; D O 6.6 4.4 .75; D O 9.4 4.4 .75; D O 12.1 4.4 \
    .75; d M 5 7.25 H 11; s M 5.5 12.25 L 8 14.25 L 10.5 12.25
    printer = b M 4.25 12 H 3.25 Q 1.25 12 1.25 10 V 7.5 Q 1.25 5.5 3.25 5.5 H 12.75 Q 14.75 5.5 14.75 7.5 V 10 Q 14.75 12 \
    12.75 12 H 11.75; s M 4.25 5.5 V 1.75 H 11.75 V 5.5; x P .1 4.25 9.5 11.75 9.5 11.75 14.25 4.25 14.25; s P .5 4.25 9.25 \
    11.75 9.25 11.75 14.25 4.25 14.25
    scanner = b R 1.25 9 13.5 5 1.5; s M 1.5 9 L 13.5 2; d M 4 11.5 H 8
    battery.100 = s R .9 4.25 12.25 7.5 2; s M 15 7 V 9; p:g R 2.75 6.1 8.5 3.8 .75
    battery.75 = s R .9 4.25 12.25 7.5 2; s M 15 7 V 9; p R 2.75 6.1 6.4 3.8 .75
    battery.50 = s R .9 4.25 12.25 7.5 2; s M 15 7 V 9; p R 2.75 6.1 4.3 3.8 .75
    battery.25 = s R .9 4.25 12.25 7.5 2; s M 15 7 V 9; p:r R 2.75 6.1 2.25 3.8 .75
    battery.0 = s R .9 4.25 12.25 7.5 2; s M 15 7 V 9
    battery.100percent = @battery.100
    battery.75percent = @battery.75
    battery.50percent = @battery.50
    battery.25percent = @battery.25
    battery.0percent = @battery.0
    battery.100.bolt = @battery.100; e P .2 7.6 2.75 4.5 8.5 6.75 8.5 6 13.25 9.75 7.25 7.4 7.25; f:y P .2 7.6 3.75 4.9 8.5 \
    6.75 8.5 6.25 12.25 9.4 7.25 7.4 7.25
    minus.plus.batteryblock = b R 1.75 4.5 12.5 9.5 1.75; s M 4.5 4.25 V 2.25 M 11.5 4.25 V 2.25; d M 4 9 H 6 M 9.75 9 H \
    12.25 M 11 7.75 V 10.25
    powerplug = b M 4.25 5.5 H 11.75 V 8 Q 11.75 11.25 8 11.25 Q 4.25 11.25 4.25 8 Z; s M 6 5.25 V 2 M 10 5.25 V 2 M 8 11.25 \
    V 14.5
    poweroutlet.type.b = @square; d M 5.75 5.5 V 8 M 10.25 5.5 V 8; D O 8 10.75 1
    cable.connector = b R 5.25 6 5.5 5 1; s M 6.5 6 V 2 H 9.5 V 6 M 8 11 V 14.5
    cpu = b R 3.5 3.5 9 9 1.5; d R 6.25 6.25 3.5 3.5 .3; s M 6 3.5 V 1.25 M 10 3.5 V 1.25 M 6 12.5 V 14.75 M 10 12.5 V 14.75 \
    M 3.5 6 H 1.25 M 3.5 10 H 1.25 M 12.5 6 H 14.75 M 12.5 10 H 14.75
    memorychip = b R 1.25 4.25 13.5 6.75 1.25; d M 4.75 6.75 V 8.5 M 8 6.75 V 8.5 M 11.25 6.75 V 8.5; s M 3.5 11 V 13 M 6.5 \
    11 V 13 M 9.5 11 V 13 M 12.5 11 V 13
    simcard = b M 3 3.25 Q 3 1.5 4.75 1.5 H 9.25 L 13 5.25 V 12.75 Q 13 14.5 11.25 14.5 H 4.75 Q 3 14.5 3 12.75 Z; d R 5.75 \
    7.75 4.5 4 .4
    sdcard = b M 3 3.25 Q 3 1.5 4.75 1.5 H 9.25 L 13 5.25 V 12.75 Q 13 14.5 11.25 14.5 H 4.75 Q 3 14.5 3 12.75 Z; d M 6 4 V 6 \
    M 8.5 4 V 6
    bluetooth = s W 0 4 4.75 11.5 11.25 8 14.25 8 1.75 11.5 4.75 4 11.25
    airplayvideo = s M 4 11.25 H 3.25 Q 1.25 11.25 1.25 9.25 V 4.25 Q 1.25 2.25 3.25 2.25 H 12.75 Q 14.75 2.25 14.75 4.25 V \
    9.25 Q 14.75 11.25 12.75 11.25 H 12; f P .3 8 9.75 11.75 14 4.25 14
    airplayaudio = s A 8 7.25 6 130 410; s A 8 7.25 3 140 400; f P .3 8 10 11.25 14.25 4.75 14.25
    power = s M 8 1.5 V 7.5; s A 8 8.5 5.75 -55 235
    togglepower = @power
    terminal = b R 1.25 2.5 13.5 11 2; d M 4 5.75 L 6.5 8 L 4 10.25 M 8 10.5 H 11.5
    curlybraces = s M 6 1.75 H 5.5 Q 3.75 1.75 3.75 3.5 V 6 Q 3.75 8 2 8 Q 3.75 8 3.75 10 V 12.5 Q 3.75 14.25 5.5 14.25 H 6; \
    s M 10 1.75 H 10.5 Q 12.25 1.75 12.25 3.5 V 6 Q 12.25 8 14 8 Q 12.25 8 12.25 10 V 12.5 Q 12.25 14.25 10.5 14.25 H 10
    gauge = s A 8 8.5 6 140 400; s M 8 9 L 11 5.5; p O 8 9.25 1.5
    gauge.medium = s A 8 8.5 6 140 400; s M 8 9.25 V 5; p O 8 9.25 1.5
    gauge.low = @gauge mx
    gauge.high = @gauge
    gauge.with.dots.needle.50percent = @gauge.medium
    speedometer = b O 8 8 6.25; d M 8 9 L 10.75 5.75; D O 8 9.25 1.3; D O 4.5 8 .7; D O 6 5 .7
    switch.2 = s R 1.75 2 12.5 5 2.5; s O 4.25 4.5 1; s R 1.75 9 12.5 5 2.5; s O 11.75 11.5 1
    lightswitch.on = b R 3.5 1.5 9 13 2; d R 6.25 4.25 3.5 7.5 .5
    fanblades = b O 8 8 1.5; s M 8 6.5 Q 5 5.5 6.5 2 Q 11 1 10 5 L 8.75 6.75; s M 9.5 8 Q 10.5 5 14 6.5 Q 15 11 11 10 L 9.25 \
    8.75; s M 8 9.5 Q 11 10.5 9.5 14 Q 5 15 6 11 L 7.25 9.25; s M 6.5 8 Q 5.5 11 2 9.5 Q 1 5 5 6 L 6.75 7.25
    """
}
