extension SymbolDrawings {
  /// Arrows and chevrons.
  static let arrows = """
    chevron.right = s M 5.75 2.75 L 11 8 L 5.75 13.25
    chevron.left = @chevron.right mx
    chevron.forward = @chevron.right
    chevron.backward = @chevron.left
    chevron.down = @chevron.right r90
    chevron.up = @chevron.right r270
    chevron.compact.down = s M 2.5 6.75 L 8 9.25 L 13.5 6.75
    chevron.compact.up = @chevron.compact.down my
    chevron.compact.left = @chevron.compact.down r90
    chevron.compact.right = @chevron.compact.down r270
    chevron.up.chevron.down = s M 4.25 6 L 8 2.25 L 11.75 6; s M 4.25 10 L 8 13.75 L 11.75 10
    chevron.right.2 = s M 3 3.25 L 7.75 8 L 3 12.75; s M 8.5 3.25 L 13.25 8 L 8.5 12.75
    chevron.left.2 = @chevron.right.2 mx
    chevron.forward.2 = @chevron.right.2
    chevron.backward.2 = @chevron.left.2
    chevron.left.forwardslash.chevron.right = s M 4.5 4.5 L 1.25 8 L 4.5 11.5; s M 11.5 4.5 L 14.75 8 L 11.5 11.5; s M 9.5 \
    2.5 L 6.5 13.5
    arrow.right = s M 2 8 H 13.5; s M 8.75 3 L 13.75 8 L 8.75 13
    arrow.left = @arrow.right mx
    arrow.up = @arrow.right r270
    arrow.down = @arrow.right r90
    arrow.forward = @arrow.right
    arrow.backward = @arrow.left
    arrow.up.right = s M 3 13 L 12.25 3.75; s M 5.5 3.25 H 12.75 V 10.5
    arrow.up.left = @arrow.up.right mx
    arrow.down.right = @arrow.up.right my
    arrow.down.left = @arrow.up.right r180
    arrow.up.forward = @arrow.up.right
    arrow.up.backward = @arrow.up.left
    arrow.down.forward = @arrow.down.right
    arrow.down.backward = @arrow.down.left
    arrow.left.arrow.right = s M 14.25 4.75 H 2; s M 4.75 1.75 L 1.75 4.75 L 4.75 7.75; s M 1.75 11.25 H 14; s M 11.25 8.25 L \
    14.25 11.25 L 11.25 14.25
    arrow.swap = @arrow.left.arrow.right
    arrow.up.arrow.down = @arrow.left.arrow.right r90 mx
    arrow.left.and.right = s M 2 8 H 14; s M 5.25 4.5 L 1.75 8 L 5.25 11.5; s M 10.75 4.5 L 14.25 8 L 10.75 11.5
    arrow.up.and.down = @arrow.left.and.right r90
    arrow.up.and.down.and.arrow.left.and.right = s M 8 1.75 V 14.25 M 1.75 8 H 14.25; s M 6 3.5 L 8 1.5 L 10 3.5; s M 6 12.5 \
    L 8 14.5 L 10 12.5; s M 3.5 6 L 1.5 8 L 3.5 10; s M 12.5 6 L 14.5 8 L 12.5 10
    arrow.clockwise = s A 8 8.25 5.75 15 330; s M 13.25 1.75 V 5.5 H 9.5
    arrow.counterclockwise = @arrow.clockwise mx
    arrow.clockwise.heart = @heart; d A 8 7.25 2.25 0 300; d M 9.75 4.25 V 5.5 H 8.5
    arrow.2.circlepath = s A 8 8 5.75 190 328; s M 13.25 1.5 V 5 H 9.75; s A 8 8 5.75 10 148; s M 2.75 14.5 V 11 H 6.25
    arrow.triangle.2.circlepath = s A 8 8 5.5 185 318; f M 13.5 2.25 V 5.5 H 10.25 Z; s A 8 8 5.5 5 138; f M 2.5 13.75 V 10.5 \
    H 5.75 Z
    arrow.triangle.branch = s M 4.5 4.5 V 14.25; s M 4.5 11 Q 4.5 8.5 7 8.5 H 8.5 Q 11 8.5 11 6 V 4; f P .3 4.5 1.75 6.5 4.5 \
    2.5 4.5; f P .3 11 1.75 13 4.5 9 4.5
    arrow.triangle.turn.up.right.diamond = b P 1 8 1 15 8 8 15 1 8; d M 5.75 10.25 V 8.5 Q 5.75 7.25 7 7.25 H 10; d M 8.5 5.5 \
    L 10.25 7.25 L 8.5 9
    arrow.uturn.backward = s M 2.25 5.5 H 10 a 10 9.25 3.75 -90 90 H 5; s M 5.5 2 L 2 5.5 L 5.5 9
    arrow.uturn.left = @arrow.uturn.backward
    arrow.uturn.forward = @arrow.uturn.backward mx
    arrow.uturn.right = @arrow.uturn.forward
    arrow.uturn.up = @arrow.uturn.left r90
    arrow.uturn.down = @arrow.uturn.right r90
    arrow.turn.up.right = s M 2.75 13.5 V 9 Q 2.75 6 5.75 6 H 13; s M 9.75 2.5 L 13.25 6 L 9.75 9.5
    arrow.turn.up.left = @arrow.turn.up.right mx
    arrow.turn.down.right = @arrow.turn.up.right my
    arrow.turn.down.left = @arrow.turn.up.right r180
    arrow.turn.right.up = @arrow.turn.down.left r90
    arrowshape.turn.up.left = b M 7 2.75 L 1.5 7.5 L 7 12.25 V 9.75 Q 11.5 9.5 14.25 13.25 Q 14 5.75 7 5.25 Z
    arrowshape.turn.up.right = @arrowshape.turn.up.left mx
    arrowshape.turn.up.left.2 = b M 9 3.75 L 5 7.75 L 9 11.75 V 9.6 Q 12.5 9.25 14.5 13 Q 14.5 6.5 9 6 Z; s M 5 3.75 L 1.25 \
    7.75 L 5 11.75
    arrowshape.turn.up.forward = @arrowshape.turn.up.right
    arrowshape.turn.up.backward = @arrowshape.turn.up.left
    arrowshape.right = b P .6 1.75 5.75 8 5.75 8 2.25 14.25 8 8 13.75 8 10.25 1.75 10.25
    arrowshape.left = @arrowshape.right mx
    arrowshape.up = @arrowshape.right r270
    arrowshape.down = @arrowshape.right r90
    arrow.right.to.line = s M 1.5 8 H 10.5; s M 6.75 3.75 L 11 8 L 6.75 12.25; s M 14 3 V 13
    arrow.left.to.line = @arrow.right.to.line mx
    arrow.forward.to.line = @arrow.right.to.line
    arrow.backward.to.line = @arrow.left.to.line
    arrow.up.to.line = @arrow.right.to.line r270
    arrow.down.to.line = @arrow.right.to.line r90
    arrow.up.left.and.arrow.down.right = s M 7 7 L 2.5 2.5; s M 2.25 6.5 V 2.25 H 6.5; s M 9 9 L 13.5 13.5; s M 13.75 9.5 V \
    13.75 H 9.5
    arrow.up.right.and.arrow.down.left = @arrow.up.left.and.arrow.down.right mx
    arrow.up.backward.and.arrow.down.forward = @arrow.up.left.and.arrow.down.right
    arrow.down.right.and.arrow.up.left = s M 2 2 L 6.5 6.5; s M 6.75 2.5 V 6.75 H 2.5; s M 14 14 L 9.5 9.5; s M 9.25 13.5 V \
    9.25 H 13.5
    arrow.down.left.and.arrow.up.right = @arrow.down.right.and.arrow.up.left mx
    arrow.down.forward.and.arrow.up.backward = @arrow.down.right.and.arrow.up.left
    arrow.triangle.merge = s M 8 2.5 V 7 Q 8 9 6 10.5 L 3 13.25; s M 8 7 Q 8 9 10 10.5 L 13 13.25; f P .3 8 1.25 10 4 6 4
    arrow.triangle.pull = s O 4 3.5 1.75; s O 4 12.5 1.75; s O 12 12.5 1.75; s M 4 5.25 V 10.75; s M 12 10.75 V 6 Q 12 3.75 \
    9.75 3.75 H 9; f P .2 7.25 3.75 9.5 2 9.5 5.5
    goforward = s A 8 9 5.5 -25 262; f P .3 7.5 1.25 10.75 3.5 7.5 5.75
    gobackward = @goforward mx
    goforward.5 = @goforward; @character.5 k0.42 t0,1 w0.8
    goforward.10 = @goforward; @character.1 k0.38 t-1.9,1 w0.8; @character.0 k0.38 t1.5,1 w0.8
    goforward.15 = @goforward; @character.1 k0.38 t-1.9,1 w0.8; @character.5 k0.38 t1.5,1 w0.8
    goforward.30 = @goforward; @character.3 k0.38 t-1.9,1 w0.8; @character.0 k0.38 t1.7,1 w0.8
    gobackward.5 = @gobackward; @character.5 k0.42 t0,1 w0.8
    gobackward.10 = @gobackward; @character.1 k0.38 t-1.9,1 w0.8; @character.0 k0.38 t1.5,1 w0.8
    gobackward.15 = @gobackward; @character.1 k0.38 t-1.9,1 w0.8; @character.5 k0.38 t1.5,1 w0.8
    gobackward.30 = @gobackward; @character.3 k0.38 t-1.9,1 w0.8; @character.0 k0.38 t1.7,1 w0.8
    arrowtriangle.right = b P 1 3.5 2.25 13.75 8 3.5 13.75
    arrowtriangle.left = @arrowtriangle.right mx
    arrowtriangle.forward = @arrowtriangle.right
    arrowtriangle.backward = @arrowtriangle.left
    arrowtriangle.up = @arrowtriangle.right r270
    arrowtriangle.down = @arrowtriangle.right r90
    return = s M 13.5 3 V 6.25 Q 13.5 9.25 10.5 9.25 H 2.75; s M 6.25 5.5 L 2.5 9.25 L 6.25 13
    delete.left = b M 6 3 H 12.5 Q 14.5 3 14.5 5 V 11 Q 14.5 13 12.5 13 H 6 L 1.25 8 Z; d M 7.5 6 L 11.5 10 M 11.5 6 L 7.5 10
    delete.right = @delete.left mx
    delete.backward = @delete.left
    delete.forward = @delete.right
    repeat = s M 2 7.25 V 6.5 Q 2 4 4.5 4 H 13; s M 11 1.5 L 13.5 4 L 11 6.5; s M 14 8.75 V 9.5 Q 14 12 11.5 12 H 3; s M 5 \
    9.5 L 2.5 12 L 5 14.5
    repeat.1 = s M 2 7.25 V 6.5 Q 2 4 4.5 4 H 9; s M 7 1.5 L 9.5 4 L 7 6.5; s M 14 8.75 V 9.5 Q 14 12 11.5 12 H 3; s M 5 9.5 \
    L 2.5 12 L 5 14.5; s M 11.75 2.75 L 13.25 1.75 V 6
    shuffle = s M 1.5 4 H 3 Q 4.75 4 5.75 5.5 L 8.75 10.5 Q 9.75 12 11.5 12 H 13.5; s M 1.5 12 H 3 Q 4.75 12 5.75 10.5 L 6.1 \
    9.9; s M 8.4 6.1 L 8.75 5.5 Q 9.75 4 11.5 4 H 13.5; s M 11.75 1.5 L 14.25 4 L 11.75 6.5; s M 11.75 9.5 L 14.25 12 L 11.75 \
    14.5
    location.north = b P .8 8 1.25 13.25 14 8 11.25 2.75 14
    location.north.line = @location.north k0.8 t0,1.5; s M 3 1.75 H 13
    """
}
