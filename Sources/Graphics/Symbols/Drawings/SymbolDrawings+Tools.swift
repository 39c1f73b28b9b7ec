extension SymbolDrawings {
  /// Tools, editing and the keys of a keyboard.
  static let tools = """
    wrench = b M 9.9 1.75 Q 7 2.5 7 5.25 Q 7 6.25 7.25 6.9 L 2 12.1 Q 1.4 12.9 2.25 13.75 Q 3.1 14.6 3.9 14 L 9.1 8.75 Q 9.75 \
    9 10.75 9 Q 13.5 9 14.25 6.1 L 11.75 7 L 9 4.25 Z
    wrench.adjustable = @wrench
    screwdriver = b P .6 2 12.25 6.75 7.5 8.5 9.25 3.75 14; s M 7.75 8.25 L 12.75 3.25; s M 12.25 2 L 14 3.75
    wrench.and.screwdriver = @wrench k0.95; s M 1.75 2 L 5.75 6 M 10.25 10.5 L 12.75 13
    hammer = b P .5 4.5 1.75 10.5 1.75 14.5 5.75 11.5 6.75 10 5.5 4.5 5.5; b P .5 6 5.5 9 5.5 9 14.5 6 14.5; d M 6.5 5.5 H 9
    scissors = s O 4 4 2.25; s O 4 12 2.25; s M 6 5.25 L 14.25 11.25 M 6 10.75 L 14.25 4.75
    paintbrush = b M 6 9 L 12.25 2 Q 13.25 1.25 14.1 2 Q 15 2.9 14.1 3.9 L 7.75 10.5 Z; b M 5.75 9.25 Q 3.25 9.25 3 12 Q 2.75 \
    13.5 1.5 14 Q 7.75 15.5 7.75 10.5 Z
    paintbrush.pointed = @paintbrush
    paintpalette = b M 8 1.75 Q 14.5 1.75 14.5 7.25 Q 14.5 10.25 11.25 10.25 H 10 Q 8.5 10.25 8.75 11.75 Q 9.25 14.25 7.5 \
    14.25 Q 1.5 14 1.5 8 Q 1.5 1.75 8 1.75 Z; D O 4.6 8.25 1.1; D O 6.1 5.1 1.1; D O 9.6 4.6 1.1; D O 11.75 7 1.1
    eyedropper = b P .4 2.25 11 8 5.25 10.75 8 5 13.75 2.25 13.75; f P .6 9.25 3.75 11.5 1.5 14.5 4.5 12.25 6.75; s M 7.25 4 \
    L 12 8.75
    wand.and.stars = s*1.2 M 2.25 13.75 L 9 7; p M 12 .75 Q 12.4 3.6 15.25 4 Q 12.4 4.4 12 7.25 Q 11.6 4.4 8.75 4 Q 11.6 3.6 \
    12 .75 Z; p M 4.25 2 Q 4.5 3.75 6.25 4 Q 4.5 4.25 4.25 6 Q 4 4.25 2.25 4 Q 4 3.75 4.25 2 Z; p M 12.75 9.75 Q 13 11.5 \
    14.75 11.75 Q 13 12 12.75 13.75 Q 12.5 12 10.75 11.75 Q 12.5 11.5 12.75 9.75 Z
    wand.and.rays = s*1.2 M 2.25 13.75 L 9 7; s M 11 1.5 V 3.25 M 11 7.75 V 9 M 7 5 H 8 M 13 5 H 14.5 M 13 3 L 13.75 2.25 M \
    13 7 L 13.75 7.75
    wand.and.sparkles = @wand.and.stars
    crop = s M 4.5 1.25 V 9.5 Q 4.5 11.5 6.5 11.5 H 14.75; s M 1.25 4.5 H 9.5 Q 11.5 4.5 11.5 6.5 V 14.75
    rotate.left = b R 5.5 5.5 9 9 1.75; s M 2.5 9.5 V 6 Q 2.5 2.75 5.75 2.75 H 9; s M 6.5 .9 L 9.1 2.75 L 6.5 4.6
    rotate.right = @rotate.left mx
    rotate.3d = s E 8 8 6.5 2.75; s E 8 8 2.75 6.5
    perspective = b P .5 2 4 14 2 14 14 2 12; d M 8 3.25 V 12.75 M 2.25 8 H 13.75
    skew = b P .5 4.5 3 14.5 3 11.5 13 1.5 13
    flip.horizontal = b P .4 6 2.5 6 13.5 1.25 13.5; s P .4 10 2.5 10 13.5 14.75 13.5; s M 8 1.5 V 3 M 8 6 V 7.5 M 8 10.5 V \
    12 M 8 14 V 14.5
    square.and.line.vertical.and.square = b R 1.5 4.5 4 7 1; s R 10.5 4.5 4 7 1; s M 8 2 V 14
    move.3d = s M 8 8 V 2 M 8 8 L 13.5 11.5 M 8 8 L 2.5 11.5; s M 6.25 3.5 L 8 1.75 L 9.75 3.5
    dot.squareshape = b R 2 2 12 12 .5; D O 8 8 1.5
    squareshape.split.2x2 = b R 1.75 1.75 12.5 12.5 .5; d M 8 2 V 14 M 2 8 H 14
    grid = s M 5.75 1.75 V 14.25 M 10.25 1.75 V 14.25 M 1.75 5.75 H 14.25 M 1.75 10.25 H 14.25
    flashlight.off.fill = f P .4 4.5 1.75 11.5 1.75 11.5 4 10 6.5 10 14.25 6 14.25 6 6.5 4.5 4
    flashlight.on.fill = f P .4 4.5 4.5 11.5 4.5 11.5 6 10 8.5 10 14.5 6 14.5 6 8.5 4.5 6; s M 8 1.25 V 2 M 4.75 1.5 L 5.1 \
    2.1 M 11.25 1.5 L 10.9 2.1
    flashlight.on = b P .4 4.5 4.5 11.5 4.5 11.5 6 10 8.5 10 14.5 6 14.5 6 8.5 4.5 6; s M 8 1.25 V 2 M 4.75 1.5 L 5.1 2.1 M \
    11.25 1.5 L 10.9 2.1
    bolt.shield = @shield; D P .1 8.75 4 5.5 8.5 7.5 8.5 7 11.75 10.5 7 8.5 7
    lock.shield = @shield; D R 5.75 7.25 4.5 3.5 .5; d A 8 6.75 1.4 180 360
    checkmark.shield = @shield; d M 5.5 8 L 7.25 9.75 L 10.5 6
    xmark.shield = @shield; d M 6 5.75 L 10 9.75 M 10 5.75 L 6 9.75
    exclamationmark.shield = @shield; d M 8 4.75 V 8; D O 8 10.5 .95
    command = s M 5.75 10.25 V 4 a 4 4 1.75 0 -270 H 12 a 12 4 1.75 90 -180 V 12 a 12 12 1.75 180 -90 H 4 a 4 12 1.75 270 0 V \
    10.25
    option = s M 1.5 3.5 H 5.25 L 10.75 12.5 H 14.5; s M 10 3.5 H 14.5
    control = s M 3 9.5 L 8 4.5 L 13 9.5
    shift = b P .4 8 1.5 14.5 8.5 11 8.5 11 13.75 5 13.75 5 8.5 1.5 8.5
    capslock = b P .4 8 1.25 14 7.5 10.75 7.5 10.75 10.25 5.25 10.25 5.25 7.5 2 7.5; b R 5.25 12.5 5.5 2 .4
    escape = s A 8 8 6 -60 210; s M 8 8 L 3 3 M 2.75 6.5 V 2.75 H 6.5
    space = s W .6 2 8 2 11.5 14 11.5 14 8
    """
}
