/// Something that a chain of convenience stores offers.
public nonisolated struct Product: Identifiable, Hashable, Codable, Sendable {
  /// Tells it from all others, for good.
  public var id: Int
  /// What it is called.
  public var name: String
  /// What one costs, in won; not negative.
  public var price: Int
  /// The chain that offers it.
  public var store: ConvenienceStore
  /// What one gets for it.
  public var promotion: Promotion
  /// What its picture is known by; the picture is drawn from it.
  public var imageName: String

  /// Makes a product.
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

  /// What each comes to with the promotion, in won, rounded down.
  public var unitPrice: Int {
    let (sum, overflow) = price.multipliedReportingOverflow(by: promotion.paid)
    // The other way round, where the sum is more than there are numbers for.
    return overflow ? price / promotion.received * promotion.paid : sum / promotion.received
  }
}
