import Testing

@testable import Graphics

@Suite struct FontTests {
  @Test func fontsAreDeclared() {
    #expect(Font.body.css == "font-size:1.0rem;font-weight:400;font-style:normal;")
    #expect(Font.headline.italic().css == "font-size:1.0rem;font-weight:700;font-style:italic;")
    #expect(Font.system(size: 20, weight: .light).css == "font-size:20.0pt;font-weight:300;font-style:normal;")
  }

  @Test func typefacesAreDeclared() {
    let plain = Font.body.css
    #expect(Font.body.monospaced().css == plain + "font-family:\"monospace\";")
    #expect(Font.system(.body, design: .serif).css == plain + "font-family:\"serif\";")
    #expect(Font.system(.body, design: .rounded).css == plain)
    #expect(Font.system(.headline, weight: .light) == .body.weight(.light))
    #expect(Font.body.monospacedDigit().css == plain + "font-feature-settings:\"tnum\";")
    #expect(Font.body.smallCaps().css == plain + "font-variant-caps:small-caps;")
  }

  @Test func namesOfTypefacesAreQuoted() {
    let css = Font.custom("A \"B\"; color: red\\", size: 10).css
    #expect(css.hasSuffix("font-family:\"A \\22 B\\22 \\3b  color\\3a  red\\5c \";"))
  }

  @Test func anotherDesignKeepsACustomTypeface() {
    let font = Font.custom("Cantarell", size: 10)
    #expect(font.design(.serif) == font)
    #expect(Font.body.design(.serif).design(nil).familyName == "serif")
  }

  @Test(arguments: [(-3.0, "1.0pt"), (.nan, "1.0pt"), (.infinity, "1000.0pt"), (1e300, "1000.0pt")])
  func sizesStayWithinWhatPangoCanCount(_ size: Double, _ shown: String) {
    #expect(Font.system(size: size).css.hasPrefix("font-size:\(shown);"))
  }
}
