/// An in-memory offers service for previews and tests, whose answers can be delayed or made to fail.
public actor MockOffersService: OffersServiceRepresentable {
  /// The timing and the errors of the answers.
  public nonisolated let answers = MockAnswers()

  private nonisolated let broadcast = ChangeBroadcast<Void>()
  private var products: [Product]

  /// Creates a service with the given products.
  public init(products: [Product] = MockOffersService.someProducts()) {
    self.products = products
  }

  /// Replaces all products.
  public func replaceProducts(with products: [Product]) {
    self.products = products
    broadcast.send(())
  }

  /// Returns the next products of a configuration, in its order.
  public func fetchProductList(
    _ configuration: ProductConfiguration, after last: Product?, limit: Int
  ) async throws -> [Product] {
    try await answers.arrive("fetchProductList")
    let precedes = configuration.order.precedes
    return Array(
      products.filter(configuration.includes).sorted(by: precedes)
        .drop { product in last.map { !precedes($0, product) } ?? false }
        .prefix(max(limit, 0)))
  }

  /// Counts the products of a configuration.
  public func fetchProductCount(_ configuration: ProductConfiguration) async throws -> Int {
    try await answers.arrive("fetchProductCount")
    return products.count(where: configuration.includes)
  }

  /// Returns a new stream of the changes from now on.
  public nonisolated func changes() -> AsyncStream<Void> { broadcast.stream() }
}

extension MockOffersService {
  /// Returns sample products, spread over chains, promotions and prices.
  public static func someProducts(_ count: Int = 60) -> [Product] {
    let names = ["바나나맛 우유", "참치마요 삼각김밥", "컵라면", "초코파이", "Sparkling Water", "Iced Tea"]
    return (0..<max(count, 0)).map { index in
      Product(
        id: index + 1, name: "\(names[index % names.count]) \(index + 1)", price: 900 + index * 370 % 4_100,
        store: ConvenienceStore.allCases[index % ConvenienceStore.allCases.count],
        promotion: Promotion.allCases[index % Promotion.allCases.count], imageName: "product-\(index + 1)")
    }
  }
}
