import Foundation

/// The text of a quantity of books. Only whole numbers are read, in the digits of any script: a number format would
/// read `0` in “0.4” and in “0x10”, which would remove the book from the cart.
public nonisolated struct QuantityFormat: ParseableFormatStyle, ParseStrategy {
  /// An error for a text that is not a whole number, or exceeds ``LineItem/maximumQuantity``.
  public nonisolated struct NotAQuantity: Error {}

  /// Creates the format.
  public init() {}

  /// The format itself.
  public var parseStrategy: QuantityFormat { self }

  /// Returns the digits of the user's language.
  public func format(_ quantity: Int) -> String { quantity.formatted(.number.grouping(.never).locale(.user)) }

  /// Returns the number in a text.
  public func parse(_ text: String) throws -> Int {
    let digits = text.filter { !$0.isWhitespace }
    // Characters such as 三 and ² also have a value, but are not decimal digits.
    guard !digits.isEmpty, digits.unicodeScalars.allSatisfy({ $0.properties.numericType == .decimal }) else {
      throw NotAQuantity()
    }
    let limit = LineItem.maximumQuantity
    let quantity = digits.reduce(0) { min($0 * 10 + ($1.wholeNumberValue ?? 0), limit + 1) }
    guard quantity <= limit else { throw NotAQuantity() }
    return quantity
  }
}
