import HomeCore
import Testing

@Suite("Text of a quantity")
struct QuantityFormatTests {
  @Test("is read if it is a whole number", arguments: [("7", 7), (" 12 ", 12), ("0", 0), ("٣", 3), ("1 0", 10)])
  func reading(text: String, quantity: Int) throws {
    #expect(try QuantityFormat().parse(text) == quantity)
  }

  @Test(
    "is refused if it is larger than the greatest", arguments: ["1000", "99999999999", "1111111111111111111111111"])
  func limiting(text: String) throws {
    #expect(throws: QuantityFormat.NotAQuantity.self) { try QuantityFormat().parse(text) }
    #expect(try QuantityFormat().parse("999") == LineItem.maximumQuantity)
  }

  @Test("is refused otherwise", arguments: ["", " ", "0x10", "0.4", "1,5", "1e9", "-1", "½", "三", "1²", "seven"])
  func refusing(text: String) {
    #expect(throws: QuantityFormat.NotAQuantity.self) { try QuantityFormat().parse(text) }
  }

  @Test("is read again as it was written", arguments: [0, 1, 999])
  func writing(quantity: Int) throws {
    #expect(try QuantityFormat().parse(QuantityFormat().format(quantity)) == quantity)
  }
}
