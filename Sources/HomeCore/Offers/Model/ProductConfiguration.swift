/// Which products are wanted, and in what order.
public nonisolated struct ProductConfiguration: Hashable, Codable, Sendable {
  /// How products are put in order. Products at the same price stand by their ids, the lowest first.
  public enum Order: String, CaseIterable, Codable, Sendable {
    /// The cheapest first, by the price of one.
    case priceAscending
    /// The dearest first.
    case priceDescending

    /// Whether one product comes before another; a strict total order over products with different ids.
    public func precedes(_ first: Product, _ second: Product) -> Bool {
      switch self {
      case .priceAscending: (first.price, first.id) < (second.price, second.id)
      case .priceDescending: (second.price, first.id) < (first.price, second.id)
      }
    }
  }

  /// The chain; all of them if `nil`.
  public var store: ConvenienceStore?
  /// The promotion; all of them if `nil`.
  public var promotion: Promotion?
  /// The order.
  public var order: Order

  /// Makes a configuration; with nothing given, for all products, the cheapest first.
  public init(store: ConvenienceStore? = nil, promotion: Promotion? = nil, order: Order = .priceAscending) {
    self.store = store
    self.promotion = promotion
    self.order = order
  }

  /// Whether a product is wanted.
  public func includes(_ product: Product) -> Bool {
    (store == nil || store == product.store) && (promotion == nil || promotion == product.promotion)
  }
}
