import Testing

@testable import AssetSymbols

@Suite("AssetSymbol")
struct AssetSymbolTests {
  @Test(
    "is named as Xcode names it",
    arguments: [
      ("AppWhite", "appWhite"), ("appWhite", "appWhite"), ("App White", "appWhite"), ("app-white", "appWhite"),
      ("BG", "bg"), ("URLBar", "urlBar"), ("Photo 1", "photo1"), ("2 rows", "_2Rows"), ("한라산", "한라산"),
      ("BrandColor", "brand"), ("Brand Color", "brand"), ("Color", "color"), ("Coloring", "coloring"),
    ])
  func names(name: String, identifier: String) {
    #expect(AssetSymbol(name, suffix: "Color")?.identifier == identifier)
  }

  @Test("is written so that Swift accepts it")
  func keywords() throws {
    #expect(try #require(AssetSymbol("Default", suffix: "Image")).declared == "`default`")
    #expect(try #require(AssetSymbol("a \"b\"\\", suffix: "Image")).literal == #""a \"b\"\\""#)
    #expect(AssetSymbol("---", suffix: "Image") == nil)
  }
}
