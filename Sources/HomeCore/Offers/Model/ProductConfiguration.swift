/// A search, a filter and an order for products.
public nonisolated struct ProductConfiguration: Hashable, Codable, Sendable {
  /// The order of products. Products at the same price are ordered by ascending identifier.
  public enum Order: String, CaseIterable, Codable, Sendable {
    /// By the price of one, lowest first.
    case priceAscending
    /// By the price of one, highest first.
    case priceDescending

    /// Returns whether one product comes before another. A strict total order over products with different identifiers.
    public func precedes(_ first: Product, _ second: Product) -> Bool {
      switch self {
      case .priceAscending: (first.price, first.id) < (second.price, second.id)
      case .priceDescending: (second.price, first.id) < (first.price, second.id)
      }
    }
  }

  /// The text to search for in names, according to ``SearchText``. Blank text matches all products. It is not stored.
  public var text = ""
  /// The chain, or `nil` for all chains.
  public var store: ConvenienceStore?
  /// The promotion, or `nil` for all promotions.
  public var promotion: Promotion?
  /// The order.
  public var order: Order

  /// Creates a configuration. By default it includes all products, cheapest first.
  public init(
    text: String = "", store: ConvenienceStore? = nil, promotion: Promotion? = nil, order: Order = .priceAscending
  ) {
    self.text = text
    self.store = store
    self.promotion = promotion
    self.order = order
  }

  private enum CodingKeys: CodingKey {
    case store, promotion, order
  }

  /// Returns whether the search and the filter include a product.
  public func includes(_ product: Product) -> Bool {
    (store == nil || store == product.store) && (promotion == nil || promotion == product.promotion)
      && SearchText.matches(text, in: product.name)
  }

  /// Returns whether another configuration includes the same products, in any order.
  func includesSame(as other: ProductConfiguration) -> Bool {
    (store, promotion) == (other.store, other.promotion) && !SearchText.isOther(text, than: other.text)
  }
}
