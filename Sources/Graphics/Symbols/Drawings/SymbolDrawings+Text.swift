extension SymbolDrawings {
  /// Lists, paragraphs and the format of text.
  static let text = """
    list.bullet = p O 2.5 3.5 1.35; p O 2.5 8 1.35; p O 2.5 12.5 1.35; s M 6.25 3.5 H 14.25 M 6.25 8 H 14.25 M 6.25 12.5 H 14.25
    list.dash = s M 1.75 3.5 H 3.25 M 1.75 8 H 3.25 M 1.75 12.5 H 3.25 M 6.25 3.5 H 14.25 M 6.25 8 H 14.25 M 6.25 12.5 H 14.25
    list.number = s*0.8 M 1.75 2.4 L 2.9 1.75 V 5.5; s*0.8 A 2.9 10.75 1.2 185 400 L 1.75 14.25 H 4.25; s M 7 3.5 H 14.25 M 7 \
    8 H 14.25 M 7 12.5 H 14.25
    list.triangle = f P .2 1.75 2 3.75 3.5 1.75 5; f P .2 1.75 6.5 3.75 8 1.75 9.5; f P .2 1.75 11 3.75 12.5 1.75 14; s M 7 \
    3.5 H 14.25 M 7 8 H 14.25 M 7 12.5 H 14.25
    list.star = @star k0.38 t-4.75,-4.25; s M 8.5 3.75 H 14.25 M 1.75 8.25 H 14.25 M 1.75 12.5 H 14.25
    list.bullet.below.rectangle = b R 1.75 2 12.5 5.25 1.2; p O 2.5 10.5 1; p O 2.5 13.75 1; s M 5.75 10.5 H 14.25 M 5.75 13.75 H 14.25
    list.bullet.indent = p O 2.5 3.5 1.35; p O 5.5 8 1.35; p O 5.5 12.5 1.35; s M 6 3.5 H 14.25 M 9 8 H 14.25 M 9 12.5 H 14.25
    list.bullet.rectangle = @rectangle; D O 4.25 6.25 .9; D O 4.25 9.75 .9; d M 7 6.25 H 12 M 7 9.75 H 12
    list.bullet.rectangle.portrait = @rectangle.portrait; D O 5.6 5 .85; D O 5.6 8 .85; D O 5.6 11 .85; d M 8 5 H 10.5 M 8 8 \
    H 10.5 M 8 11 H 10.5
    list.clipboard = @clipboard; D O 5.75 8 .8; D O 5.75 11 .8; d M 8 8 H 10.5 M 8 11 H 10.5
    list.bullet.clipboard = @list.clipboard
    list.and.film = s M 1.75 3.5 H 7 M 1.75 8 H 7 M 1.75 12.5 H 7; b R 9.5 2.75 5 10.5 1.25; d M 9.75 6.25 H 14.25 M 9.75 \
    9.75 H 14.25
    line.3.horizontal = s M 1.75 3.5 H 14.25 M 1.75 8 H 14.25 M 1.75 12.5 H 14.25
    line.horizontal.3 = @line.3.horizontal
    line.3.horizontal.decrease = s M 1.75 4 H 14.25 M 4 8 H 12 M 6.25 12 H 9.75
    line.horizontal.3.decrease = @line.3.horizontal.decrease
    line.2.horizontal.decrease = s M 2.5 5.75 H 13.5 M 5 10.25 H 11
    text.alignleft = s M 1.75 2.75 H 14.25 M 1.75 6.25 H 9.25 M 1.75 9.75 H 14.25 M 1.75 13.25 H 9.25
    separator.horizontal = s M 1.25 8 H 14.75; s M 3.75 5 V 4.25 Q 3.75 2.25 5.75 2.25 H 10.25 Q 12.25 2.25 12.25 4.25 V 5; s M \
    3.75 11 V 11.75 Q 3.75 13.75 5.75 13.75 H 10.25 Q 12.25 13.75 12.25 11.75 V 11
    separator.vertical = @separator.horizontal r90
    filemenu.and.selection = s M 1.25 2.25 H 14.75; s M 3.25 2.25 V 12.25 Q 3.25 14.25 5.25 14.25 H 10.75 Q 12.75 14.25 12.75 \
    12.25 V 2.25; p R 5 6.75 6 3 .75; s M 5.75 4.75 H 10.25 M 5.75 11.75 H 8.75
    text.alignright = @text.alignleft mx
    text.aligncenter = s M 1.75 2.75 H 14.25 M 4.25 6.25 H 11.75 M 1.75 9.75 H 14.25 M 4.25 13.25 H 11.75
    text.justify = s M 1.75 2.75 H 14.25 M 1.75 6.25 H 14.25 M 1.75 9.75 H 14.25 M 1.75 13.25 H 14.25
    text.justify.left = s M 1.75 2.75 H 14.25 M 1.75 6.25 H 14.25 M 1.75 9.75 H 14.25 M 1.75 13.25 H 8
    text.justify.leading = @text.justify.left
    text.quote = s1 M 1.75 2.5 V 13.5; s M 5.5 3 H 14.25 M 5.5 8 H 14.25 M 5.5 13 H 11
    text.append = s M 1.75 3 H 14.25 M 1.75 7 H 14.25 M 1.75 11 H 7; s M 11.75 9.25 V 14.75 M 9 12 H 14.5
    text.insert = s M 1.75 3 H 14.25 M 7.5 8 H 14.25 M 1.75 13 H 14.25; s M 1.75 6 L 3.75 8 L 1.75 10
    text.badge.plus = @text.append
    text.badge.checkmark = s M 1.75 3 H 14.25 M 1.75 7 H 14.25 M 1.75 11 H 6; s M 8.75 12.25 L 10.75 14.25 L 14.25 10
    text.bubble = @bubble.left; d M 4.75 5.5 H 11.25 M 4.75 8.5 H 9
    text.magnifyingglass = s M 1.75 3 H 14.25 M 1.75 7 H 5.5 M 1.75 11 H 5.5; s O 10.25 9.25 2.75; s M 12.5 11.5 L 14.5 13.5
    text.cursor = s M 8 3.5 V 12.5; s M 5.5 1.75 Q 8 1.75 8 3.75 Q 8 1.75 10.5 1.75; s M 5.5 14.25 Q 8 14.25 8 12.25 Q 8 \
    14.25 10.5 14.25
    character.cursor.ibeam = s M 1.5 12.5 L 5 3.5 L 8.5 12.5 M 2.75 9.5 H 7.25; s M 12 3.5 V 12.5; s M 10.5 2.25 Q 12 2.25 12 \
    3.75 Q 12 2.25 13.5 2.25; s M 10.5 13.75 Q 12 13.75 12 12.25 Q 12 13.75 13.5 13.75
    text.viewfinder = @viewfinder; s M 4.75 5.5 H 11.25 M 4.75 8 H 11.25 M 4.75 10.5 H 8.5
    text.book.closed = @book.closed; d M 7 5 H 10.5 M 7 7.75 H 10.5
    text.below.photo = b R 1.75 1.75 12.5 7.5 1.75; d W .4 4 8.5 7 5.5 9.5 7.75 11 6.5 13 8.5; s M 1.75 12 H 14.25 M 1.75 \
    14.5 H 9
    text.line.first.and.arrowtriangle.forward = s M 7 3 H 14.25 M 1.75 8 H 14.25 M 1.75 13 H 14.25; f P .3 2 1.5 4.75 3 2 4.5
    increase.indent = s M 1.75 3 H 14.25 M 8 8 H 14.25 M 1.75 13 H 14.25; s M 1.75 5.75 L 4 8 L 1.75 10.25
    decrease.indent = s M 1.75 3 H 14.25 M 8 8 H 14.25 M 1.75 13 H 14.25; s M 4.25 5.75 L 2 8 L 4.25 10.25
    increase.quotelevel = s M 1.75 2.5 V 13.5; s M 8 3 H 14.25 M 10.5 8 H 14.25 M 8 13 H 14.25; s M 5 5.75 L 7.25 8 L 5 10.25
    textformat = s M 1.25 12.75 L 5 3.25 L 8.75 12.75 M 2.5 9.75 H 7.5; s O 12 10.25 2.25; s M 14.25 7.75 V 12.75
    textformat.size = s M 5.25 13 L 9.75 2.75 L 14.25 13 M 6.75 9.75 H 12.75; s M 1 13 L 3 8.25 L 4.2 11
    textformat.abc = s*0.8 M 0.9 11.25 L 3 5 L 5.1 11.25 M 1.6 9.25 H 4.4; s*0.8 M 6.4 8 H 8.1 a 8.1 6.5 1.5 90 -90 H 6.4 V \
    11 H 8.4 a 8.4 9.5 1.5 90 -90; s*0.8 A 13.25 8 2.6 -50 -310
    textformat.alt = s M 2.75 13 L 8 2.5 L 13.25 13 M 4.75 9.75 H 11.25
    textformat.123 = s*0.8 M 1.1 5.75 L 2.75 4.75 V 11.25; s*0.8 A 7 6.6 1.85 190 400 L 5.25 11.25 H 8.9; s*0.8 A 12.75 6.3 \
    1.6 200 440; s*0.8 A 12.75 9.5 1.75 -80 160
    bold = s*1.3 M 4.5 2.5 H 8.5 a 8.5 5.1 2.6 -90 90 H 4.5; s*1.3 M 4.5 7.7 H 9 a 9 10.6 2.9 -90 90 H 4.5 V 2.5
    italic = s M 6.5 2.5 H 12 M 4 13.5 H 9.5 M 9.25 2.5 L 6.75 13.5
    underline = s M 4.25 1.75 V 7.25 a 8 7.25 3.75 180 0 V 1.75; s M 3 14 H 13
    strikethrough = s M 11.5 4.75 Q 11 2.5 8 2.5 Q 4.75 2.5 4.75 5 Q 4.75 6.25 6 7; s M 10.5 9.5 Q 11.5 10.25 11.5 11 Q 11.5 \
    13.5 8 13.5 Q 4.75 13.5 4.25 11.25; s M 2 8.25 H 14
    bold.italic.underline = s M 3 3 V 11 M 3 3 H 5.5 a 5.5 5 2 -90 90 H 3 M 3 7 H 6 a 6 9 2 -90 90 H 3; s M 13 3 L 11 11; s M \
    2 14 H 14
    paragraphsign = s M 13 2.25 H 7 a 7 5.5 3.25 -90 -270 H 8.5; s M 8.5 2.25 V 13.75 M 11.5 2.25 V 13.75
    paragraph = @paragraphsign
    quote.opening = f M 6 4 Q 2.5 5 2.5 9.5; f O 4.5 10 1.75; f M 13 4 Q 9.5 5 9.5 9.5; f O 11.5 10 1.75
    quote.closing = @quote.opening r180
    quote.bubble = @bubble.left; D M 4.5 8.75 V 7 Q 4.5 5 7 4.75 V 5.75 Q 6 6 6 6.75 H 7 V 8.75 Z; D M 9 8.75 V 7 Q 9 5 11.5 \
    4.75 V 5.75 Q 10.5 6 10.5 6.75 H 11.5 V 8.75 Z
    character = s M 2.75 13.25 L 8 2.5 L 13.25 13.25 M 4.5 9.75 H 11.5
    character.bubble = @bubble.left; d M 5.75 9 L 8 4.25 L 10.25 9 M 6.5 7.75 H 9.5
    character.book.closed = @book.closed; d M 6.5 9 L 8.75 4 L 11 9 M 7.4 7.25 H 10.1
    a.magnify = s M 2 9.75 L 4.75 3 L 7.5 9.75 M 3 7.5 H 6.5; s O 10.5 8.75 3; s M 12.75 11 L 14.75 13
    signature = s M 1.5 13.5 H 14.5; s M 2 10.25 C 5 10 8 5 7.25 3 C 6.25 1.25 4.25 5.5 5.25 9 C 5.75 11 7.5 9 8 7.5 C 8 9.5 \
    9.5 10 10.25 8 C 10.5 10 12 9.5 13.75 9
    scribble = s M 1.75 9 C 3 4 7 1.5 6.75 4 C 6.5 6.5 2.5 12.5 4.75 12.75 C 7 13 11 4 12.25 5 C 13.5 6 8.5 12.5 10.5 13 C 12 \
    13.3 13.5 11.5 14.25 10.25
    scribble.variable = s M 1.75 9 C 3 3.5 7 1 6.75 4 C 6.5 6.5 2.5 13 4.75 13.25 C 7 13.5 10.5 3 12 4.25 C 13.5 5.5 8.5 13 \
    10.5 13.5 C 12 13.8 13.5 11.5 14.25 10.25
    tablecells = b R 1.25 2.5 13.5 11 2; d M 1.5 6.25 H 14.5 M 1.5 9.75 H 14.5 M 6 2.75 V 13.25
    table = @tablecells
    table.furniture = s M 1.25 5 H 14.75; s M 3 5 V 13.25 M 13 5 V 13.25
    list.clipboard.checkmark = @clipboard; d M 5.75 9.75 L 7.5 11.5 L 10.5 7.75
    newspaper = b M 11.5 13.5 H 3.25 Q 1.25 13.5 1.25 11.5 V 3.75 Q 1.25 2.5 2.5 2.5 H 10.25 Q 11.5 2.5 11.5 3.75 V 12 Q 11.5 \
    13.5 13 13.5 Q 14.75 13.5 14.75 11.75 V 5.75 H 12; c R 4 5.25 1.5 1.5 0; d M 8 5.25 H 8.75 M 4 10.5 H 8.75
    magazine = b R 2.5 1.75 11 12.5 2; d M 5 5 H 11 M 5 8 H 11 M 5 11 H 8
    """
}
