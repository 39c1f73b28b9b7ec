/// A product on offer in a chain of convenience stores.
public nonisolated struct Product: Identifiable, Hashable, Codable, Sendable {
  /// The permanent identifier.
  public var id: Int
  /// The name.
  public var name: String
  /// The price of one in won; not negative.
  public var price: Int
  /// The chain with the offer.
  public var store: ConvenienceStore
  /// The promotion.
  public var promotion: Promotion
  /// The name from which the picture is drawn.
  public var imageName: String

  /// Creates a product.
  public init(
    id: Int, name: String, price: Int, store: ConvenienceStore, promotion: Promotion, imageName: String
  ) {
    self.id = id
    self.name = name
    self.price = price
    self.store = store
    self.promotion = promotion
    self.imageName = imageName
  }

  /// The effective price of each with the promotion, rounded to whole won.
  public var unitPrice: Int {
    // The remainder of the division is added after it, so that no sum exceeds the price.
    let (part, rest) = price.quotientAndRemainder(dividingBy: promotion.received)
    return part * promotion.paid + (rest * promotion.paid + promotion.received / 2) / promotion.received
  }
}
