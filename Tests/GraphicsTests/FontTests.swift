import Testing

@testable import Graphics

@Suite struct FontTests {
  @Test func fontsAreDeclared() {
    #expect(Font.body.css == "font-size:1.0rem;font-weight:400;font-style:normal;")
    #expect(Font.headline.italic().css == "font-size:1.0rem;font-weight:700;font-style:italic;")
    #expect(Font.system(size: 20, weight: .light).css == "font-size:20.0pt;font-weight:300;font-style:normal;")
  }

  @Test(arguments: [(-3.0, "1.0pt"), (.nan, "1.0pt"), (.infinity, "1000.0pt"), (1e300, "1000.0pt")])
  func sizesStayWithinWhatPangoCanCount(_ size: Double, _ shown: String) {
    #expect(Font.system(size: size).css.hasPrefix("font-size:\(shown);"))
  }
}
