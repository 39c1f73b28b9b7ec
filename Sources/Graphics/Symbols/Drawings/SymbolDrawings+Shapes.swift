extension SymbolDrawings {
  /// Shapes, grids and frames.
  static let shapes = """
    circle = b O 8 8 6.25
    square = b R 1.75 1.75 12.5 12.5 2.5
    app = b R 1.75 1.75 12.5 12.5 4
    rectangle = b R 1.25 3 13.5 10 2
    rectangle.portrait = b R 3 1.25 10 13.5 2
    capsule = b R 1.25 4 13.5 8 4
    capsule.portrait = b R 4 1.25 8 13.5 4
    oval = b E 8 8 6.75 4.75
    oval.portrait = b E 8 8 4.75 6.75
    triangle = b P 1.6 8 1.25 15 13.75 1 13.75
    diamond = b P 1.2 8 .9 15.1 8 8 15.1 .9 8
    hexagon = b P 1 8 1.3 13.8 4.65 13.8 11.35 8 14.7 2.2 11.35 2.2 4.65
    pentagon = b P 1 8 1.4 14.28 5.96 11.88 13.34 4.12 13.34 1.72 5.96
    octagon = b P 1 10.56 1.81 14.19 5.44 14.19 10.56 10.56 14.19 5.44 14.19 1.81 10.56 1.81 5.44 5.44 1.81
    seal = b P 1.1 8 1.1 9.73 2.67 12.06 2.42 12.53 4.71 14.56 5.87 13.6 8 14.56 10.13 12.53 11.29 12.06 13.58 9.73 13.33 8 \
    14.9 6.27 13.33 3.94 13.58 3.47 11.29 1.44 10.13 2.4 8 1.44 5.87 3.47 4.71 3.94 2.42 6.27 2.67
    shield = b M 8 1.5 Q 10.25 3.25 13.5 3.5 V 7.25 Q 13.5 12.25 8 14.5 Q 2.5 12.25 2.5 7.25 V 3.5 Q 5.75 3.25 8 1.5 Z
    shield.lefthalf.filled = s M 8 1.5 Q 10.25 3.25 13.5 3.5 V 7.25 Q 13.5 12.25 8 14.5 Q 2.5 12.25 2.5 7.25 V 3.5 Q 5.75 \
    3.25 8 1.5 Z; p M 8 1.5 V 14.5 Q 2.5 12.25 2.5 7.25 V 3.5 Q 5.75 3.25 8 1.5 Z
    circle.lefthalf.filled = s O 8 8 6.25; p A 8 8 6.25 90 270 Z
    circle.righthalf.filled = @circle.lefthalf.filled mx
    circle.tophalf.filled = @circle.lefthalf.filled r90
    circle.bottomhalf.filled = @circle.lefthalf.filled r270
    circle.dashed = s A 8 8 6.25 5 40; s A 8 8 6.25 65 100; s A 8 8 6.25 125 160; s A 8 8 6.25 185 220; s A 8 8 6.25 245 280; \
    s A 8 8 6.25 305 340
    circle.dotted = p O 8 2 1; p O 11 2.8 1; p O 13.2 5 1; p O 14 8 1; p O 13.2 11 1; p O 11 13.2 1; p O 8 14 1; p O 5 13.2 \
    1; p O 2.8 11 1; p O 2 8 1; p O 2.8 5 1; p O 5 2.8 1
    circle.grid.2x2 = b O 4.5 4.5 2.5; b O 11.5 4.5 2.5; b O 4.5 11.5 2.5; b O 11.5 11.5 2.5
    circle.grid.3x3 = b O 3 3 1.25; b O 8 3 1.25; b O 13 3 1.25; b O 3 8 1.25; b O 8 8 1.25; b O 13 8 1.25; b O 3 13 1.25; b \
    O 8 13 1.25; b O 13 13 1.25
    smallcircle.circle = s O 8 8 6.25; b O 8 8 2.25
    smallcircle.filled.circle = @record.circle
    largecircle.fill.circle = s O 8 8 6.25; p O 8 8 4
    dot.circle = b O 8 8 6.25; D O 8 8 1.75
    target = s O 8 8 6.25; s O 8 8 3.25; p O 8 8 1.1
    scope = s O 8 8 5.25; s M 8 1.25 V 5 M 8 11 V 14.75 M 1.25 8 H 5 M 11 8 H 14.75
    dot.radiowaves.left.and.right = p O 8 8 1.5; s A 8 8 3.75 -50 50; s A 8 8 3.75 130 230; s1 A 8 8 6.5 -50 50; s1 A 8 8 6.5 \
    130 230
    dot.radiowaves.right = p O 3 8 1.5; s A 3 8 4 -50 50; s A 3 8 7 -50 50; s A 3 8 10 -45 45
    antenna.radiowaves.left.and.right = p O 8 6 1.5; s M 8 7 V 14.25; s A 8 6 3.75 -45 45; s A 8 6 3.75 135 225; s1 A 8 6 6.5 \
    -45 45; s1 A 8 6 6.5 135 225
    square.dashed = s M 1.75 5 V 4.25 Q 1.75 1.75 4.25 1.75 H 5; s M 11 1.75 H 11.75 Q 14.25 1.75 14.25 4.25 V 5; s M 14.25 \
    11 V 11.75 Q 14.25 14.25 11.75 14.25 H 11; s M 5 14.25 H 4.25 Q 1.75 14.25 1.75 11.75 V 11; s M 7.25 1.75 H 8.75; s M \
    7.25 14.25 H 8.75; s M 1.75 7.25 V 8.75; s M 14.25 7.25 V 8.75
    viewfinder = s M 1.75 5 V 4 Q 1.75 1.75 4 1.75 H 5; s M 11 1.75 H 12 Q 14.25 1.75 14.25 4 V 5; s M 14.25 11 V 12 Q 14.25 \
    14.25 12 14.25 H 11; s M 5 14.25 H 4 Q 1.75 14.25 1.75 12 V 11
    square.grid.2x2 = b R 1.75 1.75 4.75 4.75 1; b R 9.5 1.75 4.75 4.75 1; b R 1.75 9.5 4.75 4.75 1; b R 9.5 9.5 4.75 4.75 1
    square.grid.3x2 = b R 1.25 3.5 3.5 3.5 .75; b R 6.25 3.5 3.5 3.5 .75; b R 11.25 3.5 3.5 3.5 .75; b R 1.25 9 3.5 3.5 \
    .75; b R 6.25 9 3.5 3.5 .75; b R 11.25 9 3.5 3.5 .75
    square.grid.3x3 = b R 1.25 1.25 3 3 .5; b R 6.5 1.25 3 3 .5; b R 11.75 1.25 3 3 .5; b R 1.25 6.5 3 3 .5; b R 6.5 6.5 3 3 \
    .5; b R 11.75 6.5 3 3 .5; b R 1.25 11.75 3 3 .5; b R 6.5 11.75 3 3 .5; b R 11.75 11.75 3 3 .5
    rectangle.grid.1x2 = b R 1.75 1.75 12.5 4.75 1; b R 1.75 9.5 12.5 4.75 1
    rectangle.grid.2x2 = b R 1.25 2.5 5.25 4 1; b R 9.5 2.5 5.25 4 1; b R 1.25 9.5 5.25 4 1; b R 9.5 9.5 5.25 4 1
    square.on.square = b R 5.75 5.75 8.5 8.5 2; s M 3.5 10.25 Q 1.75 10.25 1.75 8.25 V 3.75 Q 1.75 1.75 3.75 1.75 H 8.25 Q \
    10.25 1.75 10.25 3.5
    plus.square.on.square = @square.on.square; d M 10 7.9 V 12.1 M 7.9 10 H 12.1
    square.on.circle = b R 5.75 5.75 8.5 8.5 2; s A 6 6 4.25 100 350
    square.stack = b R 2.25 6.25 11.5 8 2; s M 3.5 3.75 H 12.5; s M 4.75 1.25 H 11.25
    square.stack.3d.up = b P .5 8 1.5 14.5 5 8 8.5 1.5 5; s1 M 2 8.25 L 8 11.5 L 14 8.25; s1 M 2 11.25 L 8 14.5 L 14 11.25
    square.3.layers.3d = @square.stack.3d.up
    rectangle.stack = b R 1.75 5.75 12.5 8.5 2; s M 3.25 3.5 H 12.75; s M 4.75 1.25 H 11.25
    rectangle.dashed = s M 1.25 6 V 5.25 Q 1.25 2.75 3.75 2.75 H 4.25; s M 11.75 2.75 H 12.25 Q 14.75 2.75 14.75 5.25 V 6; s \
    M 14.75 10 V 10.75 Q 14.75 13.25 12.25 13.25 H 11.75; s M 4.25 13.25 H 3.75 Q 1.25 13.25 1.25 10.75 V 10; s M 6.5 2.75 H \
    9.5; s M 6.5 13.25 H 9.5
    rectangle.on.rectangle.angled = @rectangle.on.rectangle
    align.horizontal.left = s M 1.75 1.5 V 14.5; b R 4.5 3.25 9.75 3.5 1; b R 4.5 9.25 6.25 3.5 1
    align.horizontal.right = @align.horizontal.left mx
    align.vertical.top = @align.horizontal.left r90 mx
    align.vertical.bottom = @align.horizontal.left r-90
    rectangle.on.rectangle = b R 4.75 5.75 10 8 2; s M 2.5 10.25 Q 1.25 10 1.25 8.25 V 4.25 Q 1.25 2.25 3.25 2.25 H 9.25 Q \
    11.25 2.25 11.5 3.5
    rectangle.split.3x1 = b R 1.25 3 13.5 10 2; d M 5.75 3.25 V 12.75 M 10.25 3.25 V 12.75
    rectangle.split.2x1 = b R 1.25 3 13.5 10 2; d M 8 3.25 V 12.75
    rectangle.split.1x2 = b R 1.25 3 13.5 10 2; d M 1.5 8 H 14.5
    rectangle.3.group = b R 1.25 2.5 6 11 1.25; b R 9.75 2.5 5 4.25 1; b R 9.75 9.25 5 4.25 1
    rectangle.3.offgrid = b R 1.25 2.5 8 5.25 1.25; b R 11 4.25 3.75 3.5 1; b R 4.25 9.5 8.5 4 1
    square.split.2x1 = b R 1.75 1.75 12.5 12.5 2.5; d M 8 2 V 14
    square.split.2x2 = b R 1.75 1.75 12.5 12.5 2.5; d M 8 2 V 14 M 2 8 H 14
    sidebar.left = b R 1.25 2.5 13.5 11 2; d M 6 2.75 V 13.25; d M 3.25 5.5 H 4 M 3.25 8 H 4
    sidebar.right = @sidebar.left mx
    sidebar.leading = @sidebar.left
    sidebar.trailing = @sidebar.right
    sidebar.squares.left = b R 1.25 2.5 13.5 11 2; d M 6.5 2.75 V 13.25; D R 3 4.75 2 2 .4; D R 3 8.5 2 2 .4
    cube = b P 1 8 1.25 14 4.5 14 11.5 8 14.75 2 11.5 2 4.5; d M 2.25 4.75 L 8 7.75 L 13.75 4.75; d M 8 7.75 V 14.5
    box.truck = b P .8 1 3.25 9.5 3.25 9.5 12 1 12; b P .8 9.5 6 12.5 6 15 8.75 15 12 9.5 12; x O 4.25 12 1.6; x O 11.75 12 1.6; \
    b O 4.25 12 1.5; b O 11.75 12 1.5
    shippingbox = b P 1 8 1.25 14 4.5 14 11.5 8 14.75 2 11.5 2 4.5; d M 2.25 4.75 L 8 7.75 L 13.75 4.75; d M 8 7.75 V 14.5; d \
    M 5 3 L 11 6.25
    cylinder = b M 2.5 4 Q 2.5 1.5 8 1.5 Q 13.5 1.5 13.5 4 V 12 Q 13.5 14.5 8 14.5 Q 2.5 14.5 2.5 12 Z; d M 2.75 4.25 Q 3.5 \
    6.25 8 6.25 Q 12.5 6.25 13.25 4.25
    cylinder.split.1x2 = @cylinder; d M 2.75 8.25 Q 3.5 10.25 8 10.25 Q 12.5 10.25 13.25 8.25
    heart = b:r M 8 13.75 C 4.5 11.25 1.5 8.75 1.5 5.75 C 1.5 3.75 3 2.25 4.75 2.25 C 6.1 2.25 7.3 3 8 4.25 C 8.7 3 9.9 2.25 \
    11.25 2.25 C 13 2.25 14.5 3.75 14.5 5.75 C 14.5 8.75 11.5 11.25 8 13.75 Z
    heart.text.square = @square; D M 8 9.6 C 6.4 8.4 4.6 7.2 4.6 5.6 C 4.6 4.6 5.4 3.9 6.3 3.9 C 7 3.9 7.6 4.3 8 4.9 C 8.4 \
    4.3 9 3.9 9.7 3.9 C 10.6 3.9 11.4 4.6 11.4 5.6 C 11.4 7.2 9.6 8.4 8 9.6 Z; d M 5 11.6 H 11
    bolt.heart = @heart; D M 8.75 4.5 L 5.5 8 H 7.5 L 7 10.75 L 10.5 7 H 8.5 Z
    suit.heart = @heart
    suit.club = b O 8 4.5 2.75; b O 4.5 9.25 2.75; b O 11.5 9.25 2.75; f M 8 8 L 9.5 14 H 6.5 Z
    suit.diamond = b P .8 8 1 13 8 8 15 3 8
    suit.spade = b M 8 1.75 C 10 4.5 14 6 14 9 C 14 12 10.25 12.75 8.75 10.5 L 9.75 14 H 6.25 L 7.25 10.5 C 5.75 12.75 2 12 2 \
    9 C 2 6 6 4.5 8 1.75 Z
    star = b:y P .6 8 1.6 9.85 5.65 14.35 6.15 11 9.2 11.92 13.6 8 11.4 4.08 13.6 5 9.2 1.65 6.15 6.15 5.65
    star.leadinghalf.filled = s:y P .6 8 1.6 9.85 5.65 14.35 6.15 11 9.2 11.92 13.6 8 11.4 4.08 13.6 5 9.2 1.65 6.15 6.15 \
    5.65; p:y M 8 1.8 V 11.4 L 4.08 13.6 L 5 9.2 L 1.65 6.15 L 6.15 5.65 Z
    line.diagonal = s M 2.5 13.5 L 13.5 2.5
    circle.hexagonpath = @hexagon; s O 8 8 2.5
    circle.hexagongrid = p O 8 8 1.6; p O 8 3 1.6; p O 8 13 1.6; p O 3.6 5.5 1.6; p O 12.4 5.5 1.6; p O 3.6 10.5 1.6; p O \
    12.4 10.5 1.6
    """
}
