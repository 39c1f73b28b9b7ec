extension SymbolDrawings {
  /// The digits and letters inside of circles and squares.
  static let letters = """
    character.0 = s W 3 8 2.5 11.5 2.5 11.5 8 11.5 13.5 8 13.5 4.5 13.5 4.5 8 4.5 2.5 8 2.5
    character.1 = s M 5.25 4.75 L 8.75 2.5 V 13.5
    character.2 = s A 8 5.75 3.4 185 405 L 4.6 13.5 H 11.75
    character.3 = s A 7.75 5.25 2.85 195 450; s A 7.75 10.75 3 -90 165; s M 7 8 H 7.75
    character.4 = s W .3 9.75 13.5 9.75 2.5 4 10.5 12.25 10.5
    character.5 = s M 11.25 2.5 H 5.25 L 4.75 7.75 Q 6 6.75 7.75 6.75 a 7.75 10.1 3.4 -90 155
    character.6 = s O 8 10 3.5; s M 10.5 2.5 Q 5 5 4.5 10
    character.7 = s W .2 4.25 2.5 11.75 2.5 7 13.5
    character.8 = s O 8 5.2 2.7; s O 8 10.6 2.95
    character.9 = s O 8 6 3.5; s M 5.5 13.5 Q 11 11 11.5 6
    character.a = s M 3.25 13.5 L 8 2.5 L 12.75 13.5 M 5 9.75 H 11
    character.b = s M 4.5 2.5 H 8.75 a 8.75 5.1 2.6 -90 90 H 4.5; s M 4.5 7.7 H 9.25 a 9.25 10.6 2.9 -90 90 H 4.5 V 2.5
    character.c = s A 8.5 8 5.5 -45 -315
    character.d = s M 4 2.5 H 7.25 a 7.25 8 5.5 -90 90 H 4 Z
    character.e = s M 11.5 2.5 H 4.75 V 13.5 H 11.5 M 4.75 8 H 10.5
    character.f = s M 11.5 2.5 H 4.75 V 13.5 M 4.75 8 H 10.5
    character.g = s A 8.25 8 5.5 -50 -360 H 9.25
    character.h = s M 3.75 2.5 V 13.5 M 12.25 2.5 V 13.5 M 3.75 8 H 12.25
    character.i = s M 8 2.5 V 13.5 M 5.75 2.5 H 10.25 M 5.75 13.5 H 10.25
    character.j = s M 10.5 2.5 V 10 Q 10.5 13.5 7.25 13.5 Q 4.75 13.5 4.25 11
    character.k = s M 4.5 2.5 V 13.5 M 11.75 2.5 L 4.5 9.5 M 7.25 7 L 12 13.5
    character.l = s M 5 2.5 V 13.5 H 11.75
    character.m = s M 2.75 13.5 V 2.5 L 8 10 L 13.25 2.5 V 13.5
    character.n = s M 3.75 13.5 V 2.5 L 12.25 13.5 V 2.5
    character.o = s O 8 8 5.5
    character.p = s M 4.75 13.5 V 2.5 H 8.75 a 8.75 5.6 3.1 -90 90 H 4.75
    character.q = s O 8 8 5.5; s M 9.5 10 L 13 13.75
    character.r = s M 4.5 13.5 V 2.5 H 8.5 a 8.5 5.6 3.1 -90 90 H 4.5 M 8.25 8.75 L 11.75 13.5
    character.s = s M 11.5 4.75 Q 10.75 2.5 8 2.5 Q 4.75 2.5 4.75 5.1 Q 4.75 7.4 8 8 Q 11.5 8.6 11.5 10.9 Q 11.5 13.5 8 13.5 \
    Q 5 13.5 4.25 11
    character.t = s M 3.5 2.5 H 12.5 M 8 2.5 V 13.5
    character.u = s M 3.75 2.5 V 9.25 a 8 9.25 4.25 180 0 V 2.5
    character.v = s M 3.25 2.5 L 8 13.5 L 12.75 2.5
    character.w = s M 1.75 2.5 L 4.75 13.5 L 8 4 L 11.25 13.5 L 14.25 2.5
    character.x = s M 3.75 2.5 L 12.25 13.5 M 12.25 2.5 L 3.75 13.5
    character.y = s M 3.25 2.5 L 8 8.25 L 12.75 2.5 M 8 8.25 V 13.5
    character.z = s W .2 4 2.5 12 2.5 4 13.5 12 13.5
    """
}
