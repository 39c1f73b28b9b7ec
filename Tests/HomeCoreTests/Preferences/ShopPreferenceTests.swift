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

  @Test("is complete as soon as the address is one, without the spaces that came along")
  func writing() {
    var shop = ShopPreference(stored: "")
    #expect(shop.complete == "")
    shop.place = .server
    #expect(shop.complete == nil && shop.problem == nil, "nothing has been typed yet")
    #expect(shop.hint?.contains("on this computer") == true)
    shop.address = " postgresql://shop.example.org/shop\n"
    #expect(shop.complete == "postgresql://shop.example.org/shop" && shop.problem == nil)
    shop.place = .computer
    #expect(shop.complete == "" && shop.problem == nil)
    shop.place = .server
    #expect(shop.complete == "postgresql://shop.example.org/shop", "what was typed has not gone")
    #expect(shop.hint == nil)
  }

  @Test(
    "stays where it is while its address is emptied or mistaken, which is said",
    arguments: ["", " \n", "postgresql://[::1"])
  func mistakes(text: String) {
    var shop = ShopPreference(stored: "postgresql://shop.example.org")
    shop.address = text
    #expect(shop.complete == nil)
    #expect(shop.hint?.contains("postgresql://shop.example.org") == true)
    shop.address = "postgresql://other.example.org"
    #expect(shop.complete == "postgresql://other.example.org" && shop.hint == nil)
    shop.commit()
    shop.address = text
    #expect(shop.hint?.contains("postgresql://other.example.org") == true)
    shop.place = .computer
    #expect(shop.complete == "" && shop.hint == nil && shop.problem == nil)
  }

  @Test("keeps no address that is the beginning of another one")
  func beginnings() {
    var shop = ShopPreference(stored: "postgresql://shop.example.org")
    for address in ["postgresql://a", "postgresql://alice:", "postgresql://alice:p@b"] {
      shop.address = address
      shop.address = "nonsense"
      #expect(shop.hint?.contains("postgresql://shop.example.org") == true, "\(address) was not committed")
    }
    shop.address = "postgresql://a"
    #expect(shop.complete == "postgresql://a")
    shop.commit()
    shop.address = "nonsense"
    #expect(shop.hint?.contains("postgresql://a ") == true)
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
    #expect(shop.complete == nil)
  }

  @Test("says no password that another program has stored")
  func foreignPassword() {
    let shop = ShopPreference(stored: "postgresql://alice:secret@shop.example.org/shop")
    #expect(shop.problem != nil && shop.hint == nil && shop.complete == nil)
  }

  @Test("that another program has stored is read with care")
  func foreignValues() throws {
    #expect(try ShopPreference.server(stored: "") == nil)
    #expect(try ShopPreference.server(stored: "postgresql://a").map(\.description) == "postgresql://a")
    #expect(throws: StoreAddressError.badPort) { try ShopPreference.server(stored: "postgresql://a:b") }
    #expect(throws: StoreAddressError.self) { try ShopPreference.server(stored: "/a/b.sqlite") }
  }
}
