import Testing

@testable import HomeCore

@Suite("Place of the shop")
struct ShopPreferenceTests {
  @Test("is this computer unless an address is stored")
  func reading() {
    #expect(ShopPreference(stored: "").place == .computer)
    let shop = ShopPreference(stored: "postgresql://shop.example.org")
    #expect(shop.place == .server && shop.address == "postgresql://shop.example.org" && shop.problem == nil)
  }

  @Test("is stored as soon as the address is one, without the spaces that came along")
  func writing() {
    var shop = ShopPreference(stored: "")
    #expect(shop.stored == "")
    shop.place = .server
    #expect(shop.stored == "" && shop.problem == nil && shop.hint != nil, "nothing has been typed yet")
    shop.address = " postgresql://shop.example.org/shop\n"
    #expect(shop.stored == "postgresql://shop.example.org/shop" && shop.problem == nil)
    shop.place = .computer
    #expect(shop.stored == "" && shop.problem == nil)
    shop.place = .server
    #expect(shop.stored == "postgresql://shop.example.org/shop", "what was typed has not gone")
    #expect(shop.hint == nil)
  }

  @Test("is this computer again where the address is emptied, which is said")
  func emptying() {
    var shop = ShopPreference(stored: "postgresql://shop.example.org")
    for empty in ["", " \n"] {
      shop.address = empty
      #expect(shop.stored == "" && shop.problem == nil && shop.hint?.contains("on this computer") == true)
    }
    shop.place = .computer
    #expect(shop.hint == nil)
  }

  @Test(
    "says what is wrong with the address, and stores no such thing",
    arguments: [
      "post", "/a/b.sqlite", "postgresql://shop:port", "postgresql+service:", "postgresql://alice:secret@shop",
      "postgresql://shop?password=secret", "postgresql://shop?colour=blue", "postgresql://shop?sslmode=full",
    ])
  func refusing(address: String) {
    var shop = ShopPreference(stored: "")
    shop.place = .server
    shop.address = address
    #expect(shop.problem?.hasSuffix(".") == true && shop.problem?.contains("secret") == false)
    #expect(shop.stored == nil)
  }

  @Test("that another program has stored is read with care")
  func foreignValues() throws {
    #expect(try ShopPreference.server(stored: "") == nil)
    #expect(try ShopPreference.server(stored: "postgresql://a").map(\.description) == "postgresql://a")
    #expect(throws: StoreAddressError.badPort) { try ShopPreference.server(stored: "postgresql://a:b") }
    #expect(throws: StoreAddressError.self) { try ShopPreference.server(stored: "/a/b.sqlite") }
  }
}
