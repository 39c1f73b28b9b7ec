/// A colour palette: a background gradient and three colours for shapes.
nonisolated struct CoverPalette {
  let top, bottom, first, second, third: CoverArt.Tint

  private init(_ top: UInt32, _ bottom: UInt32, _ first: UInt32, _ second: UInt32, _ third: UInt32) {
    (self.top, self.bottom) = (CoverArt.Tint(top), CoverArt.Tint(bottom))
    (self.first, self.second, self.third) = (CoverArt.Tint(first), CoverArt.Tint(second), CoverArt.Tint(third))
  }

  /// Returns the shape colour at an index; the three colours repeat.
  func tint(_ index: Int) -> CoverArt.Tint { [first, second, third][index % 3] }

  static let all = [
    CoverPalette(0x1A5FB4, 0x62A0EA, 0xF9F06B, 0x0F3B73, 0xDEEBFB),
    CoverPalette(0x26A269, 0x8FF0A4, 0xF6F5F4, 0x145C3B, 0xF8E45C),
    CoverPalette(0xC64600, 0xFFBE6F, 0xFFF3E0, 0x7A2A00, 0xF9F06B),
    CoverPalette(0x613583, 0xC061CB, 0xFFD6F5, 0x3B1F52, 0xF9C74F),
    CoverPalette(0xA51D2D, 0xED6A6A, 0xFDE8D8, 0x5E0F19, 0xFFC46B),
    CoverPalette(0x241F31, 0x5E5C64, 0xF6D32D, 0x120F18, 0xB5B3BB),
    CoverPalette(0xE5A50A, 0xF8E45C, 0xFFFFFF, 0x8A5A00, 0xC64600),
    CoverPalette(0x0E7C86, 0x7FD8D4, 0xFDF6E3, 0x07474D, 0xFF9F80),
    CoverPalette(0xF2E6D0, 0xD9C4A0, 0x9B3D2E, 0x4A5B4C, 0xE0A458),
    CoverPalette(0x2B3A67, 0xE28F83, 0xFFE0B5, 0x161E3A, 0xF7C1BB),
  ]
}
