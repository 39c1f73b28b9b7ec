import HomeCore
import RecordFiles

struct PostgresOffersService: OffersServiceRepresentable {
  let shop: SharedShop

  func fetchProductList(
    _ configuration: ProductConfiguration, after last: Product?, limit: Int
  ) async throws -> [Product] {
    let search = PostgresTextSearch(configuration.text, in: "shop.products")
    guard limit > 0, !search.isHopeless else { return [] }
    var (condition, values) = Self.condition(for: configuration, after: search.values)
    if let last {
      let (price, id) = ("$\(values.count + 1)::bigint", "$\(values.count + 2)::bigint")
      switch configuration.order {
      case .priceAscending: condition += " AND (price, id) > (\(price), \(id))"
      case .priceDescending: condition += " AND price <= \(price) AND (price < \(price) OR id > \(id))"
      }
      values += [.integer(last.price), .integer(last.id)]
    }
    let ordering = configuration.order == .priceAscending ? "price, id" : "price DESC, id"
    let statement = search.statement(Product.columns, where: condition, ordering: ordering, limit: limit)
    return try await shop.search(statement, values).map(Product.init)
  }

  func fetchProductCount(_ configuration: ProductConfiguration) async throws -> Int {
    let search = PostgresTextSearch(configuration.text, in: "shop.products")
    guard !search.isHopeless else { return 0 }
    let (condition, values) = Self.condition(for: configuration, after: search.values)
    return try await shop.search(
      "SELECT count(*) FROM shop.products WHERE \(search.condition) AND \(condition)", values
    ).first?.integer(0) ?? 0
  }

  func changes() -> AsyncStream<Void> { shop.offers.stream() }

  /// Returns the condition for the filter, and the values of the statement up to here.
  private static func condition(
    for configuration: ProductConfiguration, after values: [Value]
  ) -> (String, [Value]) {
    var conditions = ["true"]
    var values = values
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
  /// The columns that ``init(row:)`` reads.
  static let columns = "id, name, price, store, promotion, image_name"

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
