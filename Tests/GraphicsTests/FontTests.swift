import Testing

@testable import Graphics

@Suite struct FontTests {
  @Test func fontsAreDeclared() {
    #expect(Font.body.css == "font-size:1.0rem;font-weight:400;font-style:normal;")
    #expect(Font.headline.italic().css == "font-size:1.0rem;font-weight:700;font-style:italic;")
    #expect(Font.system(size: 20, weight: .light).css == "font-size:15.0pt;font-weight:300;font-style:normal;")
  }

  /// A point of a font is a point of a frame. Three typographic points are four of them.
  @Test func pointsAreThoseOfViews() {
    #expect(Font.system(size: 16).css.hasPrefix("font-size:12.0pt;"))
    #expect(Font.custom("Cantarell", size: 16).css.hasPrefix("font-size:12.0pt;"))
    #expect(Font.system(size: 16).scaled(by: 2) == .system(size: 32))
  }

  @Test func typefacesAreDeclared() {
    let plain = Font.body.css
    #expect(Font.body.monospaced().css == plain + "font-family:\"monospace\";")
    #expect(Font.system(.body, design: .serif).css == plain + "font-family:\"serif\";")
    #expect(Font.system(.body, design: .rounded).css == plain)
    #expect(Font.system(.headline, weight: .light) == .body.weight(.light))
    #expect(Font.body.monospacedDigit().css == plain + "font-feature-settings:\"tnum\";")
    #expect(Font.body.smallCaps().css == plain + "font-variant-caps:small-caps;")
    #expect(Font.body.uppercaseSmallCaps().css == plain + "font-variant-caps:unicase;")
    #expect(Font.body.smallCaps().lowercaseSmallCaps(false).css == plain)
    #expect(Font.body.bold().bold(false).italic().italic(false).monospaced().monospaced(false) == .body)
    #expect(Font.system(size: 10).scaled(by: 2) == .system(size: 20))
    #expect(Font.system(size: 10).pointSize(20) == .system(size: 20))
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

  @Test(arguments: [(-3.0, "0.75pt"), (.nan, "0.75pt"), (.infinity, "750.0pt"), (1e300, "750.0pt")])
  func sizesStayWithinWhatPangoCanCount(_ size: Double, _ shown: String) {
    #expect(Font.system(size: size).css.hasPrefix("font-size:\(shown);"))
  }
}
