import Testing

@testable import Graphics

@Suite struct ColorTests {
  @Test(arguments: [Double.nan, .infinity, -1, 2]) func partsOutOfRangeAreClamped(_ part: Double) {
    let color = Color(red: part, green: part, blue: part, opacity: part)
    #expect(color.css.hasPrefix("rgba(") && !color.css.contains("nan") && !color.css.contains("inf"))
  }

  @Test func opacityMultiplies() {
    #expect(Color(white: 1).opacity(0.5).css == "alpha(rgba(255,255,255,1.0),0.5)")
    #expect(Color.primary.opacity(-1).css.hasSuffix(",0.0)"))
  }

  @Test func equalPartsAreEqualColors() {
    #expect(Color(red: 0.5, green: 0.5, blue: 0.5) == Color(white: 0.5))
    #expect(Color.black != Color(white: 0.01))
  }
}
