import HomeCore
import RecordFiles

struct PostgresOffersService: OffersServiceRepresentable {
  let shop: SharedShop

  func fetchProductList(
    _ configuration: ProductConfiguration, after last: Product?, limit: Int
  ) async throws -> [Product] {
    var (condition, values) = Self.condition(for: configuration)
    if let last {
      let (price, id) = ("$\(values.count + 1)::bigint", "$\(values.count + 2)::bigint")
      switch configuration.order {
      case .priceAscending: condition += " AND (price, id) > (\(price), \(id))"
      case .priceDescending: condition += " AND price <= \(price) AND (price < \(price) OR id > \(id))"
      }
      values += [.integer(last.price), .integer(last.id)]
    }
    let ordering = configuration.order == .priceAscending ? "price, id" : "price DESC, id"
    let rows = try await shop.search(
      """
      SELECT id, name, price, store, promotion, image_name FROM shop.products
      WHERE \(condition) ORDER BY \(ordering) LIMIT $\(values.count + 1)::bigint
      """, values + [.integer(max(limit, 0))])
    return try rows.map(Product.init)
  }

  func fetchProductCount(_ configuration: ProductConfiguration) async throws -> Int {
    let (condition, values) = Self.condition(for: configuration)
    return try await shop.search("SELECT count(*) FROM shop.products WHERE \(condition)", values).first?.integer(0) ?? 0
  }

  func changes() -> AsyncStream<Void> { shop.offers.stream() }

  private static func condition(for configuration: ProductConfiguration) -> (String, [Value]) {
    var conditions = ["true"]
    var values: [Value] = []
    if let store = configuration.store {
      values.append(.text(store.rawValue))
      conditions.append("store = $\(values.count)")
    }
    if let promotion = configuration.promotion {
      values.append(.text(promotion.rawValue))
      conditions.append("promotion = $\(values.count)")
    }
    return (conditions.joined(separator: " AND "), values)
  }
}

extension Product {
  /// - Throws: ``ServiceError`` if the chain or the promotion is unknown.
  init(row: PostgresRow) throws {
    guard let store = ConvenienceStore(rawValue: row.text(3)), let promotion = Promotion(rawValue: row.text(4)) else {
      throw ServiceError.unavailable(reason: PostgresError(.tooNew, server: "shop").description)
    }
    self.init(
      id: row.integer(0), name: row.text(1), price: row.integer(2), store: store, promotion: promotion,
      imageName: row.text(5))
  }
}
