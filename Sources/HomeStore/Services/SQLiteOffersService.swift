import HomeCore
import RecordFiles

struct SQLiteOffersService: OffersServiceRepresentable {
  let store: StoreFile

  func fetchProductList(
    _ configuration: ProductConfiguration, after last: Product?, limit: Int
  ) async throws -> [Product] {
    var (condition, values) = Self.condition(for: configuration)
    if let last {
      switch configuration.order {
      case .priceAscending:
        condition += " AND (price, id) > (?, ?)"
        values += [.integer(last.price), .integer(last.id)]
      case .priceDescending:
        condition += " AND price <= ? AND (price < ? OR id > ?)"
        values += [.integer(last.price), .integer(last.price), .integer(last.id)]
      }
    }
    let ordering = configuration.order == .priceAscending ? "price, id" : "price DESC, id"
    let search = TextSearch(configuration.text, in: .products)
    return try await store.catalogue.read { [condition, values] connection in
      try search.page(
        Product.columns, where: condition, values, ordering: ordering, limit: limit, in: connection, Product.init)
    }
  }

  func fetchProductCount(_ configuration: ProductConfiguration) async throws -> Int {
    let (condition, values) = Self.condition(for: configuration)
    let search = TextSearch(configuration.text, in: .products)
    return try await store.catalogue.read { try search.count(where: condition, values, in: $0) }
  }

  func changes() -> AsyncStream<Void> {
    store.changes.map { change in
      if case .offers = change { () } else { nil }
    }
  }

  private static func condition(for configuration: ProductConfiguration) -> (String, [Value]) {
    var conditions: [String] = []
    var values: [Value] = []
    if let store = configuration.store {
      conditions.append("store = ?")
      values.append(.text(store.rawValue))
    }
    if let promotion = configuration.promotion {
      conditions.append("promotion = ?")
      values.append(.text(promotion.rawValue))
    }
    return (conditions.isEmpty ? "true" : conditions.joined(separator: " AND "), values)
  }
}

extension Product {
  /// The columns that ``init(row:)`` reads.
  static let columns = "id, name, price, store, promotion, image_name"

  /// - Throws: ``DatabaseError`` if the chain or the promotion is unknown, which indicates a damaged file.
  init(row: Row) throws {
    guard let store = ConvenienceStore(rawValue: row.text(3)), let promotion = Promotion(rawValue: row.text(4)) else {
      throw row.damage
    }
    self.init(
      id: row.integer(0), name: row.text(1), price: row.integer(2), store: store, promotion: promotion,
      imageName: row.text(5))
  }
}
