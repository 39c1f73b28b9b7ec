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

  @Test(arguments: [
    (Color(red: 1, green: 0.2, blue: 0, opacity: 0.5), "#FF330080"), (.blue, "#3584E4FF"), (.clear, "#00000000"),
    (.red.opacity(0.5).opacity(0.5), "#E01B2440"), (.primary, "#2E3436FF"), (.secondary, "#2E34368C"),
    (.themeGray(0.5).opacity(0.5), "#979A9B80"), (.accentColor, "#3584E4FF"),
  ]) func componentsAreThoseThatAreShown(_ color: Color, _ components: String) {
    #expect(color.resolved(in: .light).description == components)
  }

  @Test func componentsFollowTheScheme() {
    let name = Color.adaptiveName(light: .red.opacity(0.5), dark: .themeGray(1))
    let adaptive = Color(css: "@\(name)")
    #expect(adaptive.resolved(in: .light).description == "#E01B2480")
    #expect(adaptive.resolved(in: .dark).description == "#EEEEECFF")
    #expect(Color.primary.resolved(in: .dark).description == "#EEEEECFF")
  }

  @Test func componentsMakeTheirColor() {
    #expect(Color(.displayP3, red: 0.4, green: 0.4, blue: 0.4) == Color(white: 0.4))
    #expect(Color(.displayP3, red: 0.6, green: 0.2, blue: 0.2) != Color(red: 0.6, green: 0.2, blue: 0.2))
    let resolved = Color.Resolved(colorSpace: .sRGBLinear, red: 0, green: 0.5, blue: 1, opacity: 0.5)
    #expect(resolved.description == "#00BCFF80")
    #expect(Color(resolved).resolved(in: .light).description == "#00BCFF80")
  }
}
