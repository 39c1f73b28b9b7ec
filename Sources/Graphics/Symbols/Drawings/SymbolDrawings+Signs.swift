extension SymbolDrawings {
  /// Marks, mathematical signs and currencies.
  static let signs = """
    plus = s:g M 8 2.25 V 13.75 M 2.25 8 H 13.75
    minus = s:r M 2.25 8 H 13.75
    xmark = s:r M 3.25 3.25 L 12.75 12.75 M 12.75 3.25 L 3.25 12.75
    checkmark = s:g M 2.5 8.75 L 6.25 12.5 L 13.5 3.5
    multiply = s M 3.75 3.75 L 12.25 12.25 M 12.25 3.75 L 3.75 12.25
    divide = s M 2.25 8 H 13.75; p O 8 3.6 1.35; p O 8 12.4 1.35
    equal = s M 2.5 5.5 H 13.5 M 2.5 10.5 H 13.5
    notequal = s M 2.5 5.5 H 13.5 M 2.5 10.5 H 13.5 M 10.5 2.5 L 5.5 13.5
    plusminus = s M 8 1.75 V 10.25 M 3.75 6 H 12.25 M 3.75 13.5 H 12.25
    plus.forwardslash.minus = s M 4.5 1.75 V 7.25 M 1.75 4.5 H 7.25 M 8.75 11.5 H 14.25 M 12.5 2.5 L 3.5 13.5
    lessthan = s M 12.5 2.75 L 3 8 L 12.5 13.25
    greaterthan = @lessthan mx
    percent = s M 12.75 3.25 L 3.25 12.75; s O 4.5 4.5 2; s O 11.5 11.5 2
    number = s M 6.25 2.25 L 4.75 13.75 M 11.25 2.25 L 9.75 13.75 M 2.75 5.75 H 13.75 M 2.25 10.25 H 13.25
    at = s O 8 8 2.75; s M 10.75 5.25 V 8.75 Q 10.75 10.75 12.25 10.75 Q 14.25 10.75 14.25 8 a 8 8 6.25 0 -300
    asterisk = s M 8 2 V 14 M 2.8 5 L 13.2 11 M 13.2 5 L 2.8 11
    staroflife = b P .7 6.25 1.75 9.75 1.75 9.75 5 12.6 3.35 14.3 6.35 11.5 8 14.3 9.65 12.6 12.65 9.75 11 9.75 14.25 6.25 \
    14.25 6.25 11 3.4 12.65 1.7 9.65 4.5 8 1.7 6.35 3.4 3.35 6.25 5
    ellipsis = p O 2.75 8 1.5; p O 8 8 1.5; p O 13.25 8 1.5
    ellipsis.vertical = @ellipsis r90
    exclamationmark = s:y M 8 2.25 V 9; p:y O 8 13 1.2
    exclamationmark.2 = s M 5 2.25 V 9; p O 5 13 1.2; s M 11 2.25 V 9; p O 11 13 1.2
    exclamationmark.3 = s M 3 2.25 V 9; p O 3 13 1.2; s M 8 2.25 V 9; p O 8 13 1.2; s M 13 2.25 V 9; p O 13 13 1.2
    questionmark = s A 8 5.25 3.1 185 395 Q 8 8.2 8 9.75; p O 8 13.1 1.2
    info = p:b O 8 3.2 1.3; s:b M 6.25 7 H 8.25 V 12.75; s:b M 6 12.75 H 10.5
    exclamationmark.triangle = b:y P 1.6 8 1.25 15 13.75 1 13.75; d M 8 5.75 V 8.75; D O 8 11.3 .95
    exclamationmark.questionmark = s M 4 2.25 V 9; p O 4 13 1.2; s A 10.75 5.25 3 185 395 Q 10.75 8.2 10.75 9.75; p O 10.75 \
    13.1 1.2
    nosign = s O 8 8 6.25; s M 3.6 3.6 L 12.4 12.4
    checkmark.seal = @seal; d M 5.25 8.25 L 7.25 10.25 L 10.75 5.75
    xmark.seal = @seal; d M 5.75 5.75 L 10.25 10.25 M 10.25 5.75 L 5.75 10.25
    exclamationmark.octagon = @octagon; d M 8 4.5 V 8.5; D O 8 11.1 .95
    xmark.octagon = @octagon; d M 5.75 5.75 L 10.25 10.25 M 10.25 5.75 L 5.75 10.25
    xmark.bin = @trash.body; d M 6.5 7.25 L 9.5 11.25 M 9.5 7.25 L 6.5 11.25
    checklist = s M 1.5 4 L 2.75 5.25 L 5 2.5; s M 1.5 11 L 2.75 12.25 L 5 9.5; s M 7.75 4.25 H 14.25; s M 7.75 11.25 H 14.25
    checkmark.rectangle.stack = @rectangle.stack; d M 5.75 10 L 7.25 11.5 L 10.25 8.25
    sum = s M 12.5 4 V 2.25 H 3.5 L 8.5 8 L 3.5 13.75 H 12.5 V 12
    function = s M 12.5 3 Q 9 1 8.25 4.25 L 6.75 11.5 Q 6 15 3 13.25; s M 5.25 6.75 H 11
    x.squareroot = s M 1.5 8.75 H 3 L 5 13.5 L 7.25 2.75 H 14.5; s M 9 6.5 L 13.5 12 M 13.5 6.5 L 9 12
    infinity = s M 8 8 C 6.5 5.75 5.25 5 4.25 5 a 4.25 8 3 270 90 C 5.25 11 6.5 10.25 8 8 C 9.5 5.75 10.75 5 11.75 5 a 11.75 \
    8 3 -90 90 C 10.75 11 9.5 10.25 8 8
    dollarsign = s M 11.5 5.25 Q 11.25 3.25 8 3.25 Q 4.75 3.25 4.75 5.5 Q 4.75 7.5 8 8 Q 11.5 8.5 11.5 10.5 Q 11.5 12.75 8 \
    12.75 Q 4.5 12.75 4.25 10.5; s M 8 1.25 V 14.75
    eurosign = s M 12.5 4 Q 11.25 2.5 9.5 2.5 Q 5 2.5 5 8 Q 5 13.5 9.5 13.5 Q 11.25 13.5 12.5 12; s M 2.75 6.5 H 10 M 2.75 \
    9.5 H 9.5
    sterlingsign = s M 11.75 4.75 Q 11.25 2.25 8.75 2.25 Q 5.75 2.25 5.75 5.25 V 9.5 Q 5.75 12.25 3.75 13.5 H 12.25; s M 3.5 \
    8.25 H 10
    yensign = s M 3.25 2.25 L 8 8 L 12.75 2.25; s M 8 8 V 13.75; s M 4 8.25 H 12 M 4 11 H 12
    indianrupeesign = s M 3.75 2.25 H 12.25 M 3.75 5.5 H 12.25; s M 3.75 2.25 H 6 Q 9.75 2.25 9.75 5.5 Q 9.75 8.75 6 8.75 H \
    3.75 L 9.75 13.75
    rublesign = s M 5.25 13.75 V 2.25 H 8.5 a 8.5 5.5 3.25 -90 90 H 3; s M 3 11.25 H 9
    wonsign = s M 1.75 2.75 L 4.75 13.25 L 8 3.75 L 11.25 13.25 L 14.25 2.75; s M 1.25 7.75 H 14.75
    bitcoinsign = s M 4.25 2.75 H 9 a 9 5.25 2.5 -90 90 H 4.25; s M 5.25 7.75 H 9.5 a 9.5 10.5 2.75 -90 90 H 4.25; s M 5.25 \
    2.75 V 13.25; s M 7 1.25 V 2.75 M 9.25 1.25 V 2.75 M 7 13.25 V 14.75 M 9.25 13.25 V 14.75
    questionmark.square.dashed = @square.dashed; @questionmark k0.52
    plus.square.dashed = @square.dashed; @plus k0.5
    """
}
