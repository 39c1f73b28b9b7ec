import Testing

@testable import NewScreen

@Suite("Screen")
struct ScreenTests {
  @Test(
    "names its members and its title after its name",
    arguments: [
      ("Basket", "basket", "Basket"), ("WishList", "wishList", "Wish List"), ("URLList", "urlList", "URLList"),
      ("FAQ", "faq", "FAQ"), ("Top10", "top10", "Top10"), ("장바구니", "장바구니", "장바구니"),
    ])
  func names(name: String, memberName: String, title: String) throws {
    let screen = try Screen(name, style: .rib, logicModule: "Core", viewsModule: "App")
    #expect(screen.memberName == memberName)
    #expect(screen.title == title)
  }

  @Test(
    "refuses what cannot begin the name of a Swift type",
    arguments: ["", "basket", "1Basket", "Wish-List", "Wish List", "../Basket", "A/B", "_Basket", "Basket;"])
  func wrongNames(name: String) {
    #expect(throws: NewScreenError.notATypeName(name)) {
      try Screen(name, style: .mvvm, logicModule: "App", viewsModule: "App")
    }
  }

  @Test("refuses a name that would hide a view of the library's")
  func takenName() {
    #expect(throws: NewScreenError.nameIsTaken("ScrollView")) {
      try Screen("Scroll", style: .mvvm, logicModule: "App", viewsModule: "App")
    }
  }

  @Test("is public where its view is in another module, and only there")
  func access() throws {
    let apart = try Screen("Basket", style: .rib, logicModule: "Core", viewsModule: "App")
    #expect(apart.viewState.contains("public nonisolated struct BasketViewState"))
    #expect(apart.view.hasPrefix("import Core\nimport GtkBridge\n"))
    let together = try Screen("Basket", style: .rib, logicModule: "App", viewsModule: "App")
    #expect(!together.ribBuilder.contains("public"))
    #expect(together.view.hasPrefix("import GtkBridge\n\n"))
  }
}
