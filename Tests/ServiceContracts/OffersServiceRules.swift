import HomeCore
import Testing

/// A rule for services with the convenience stores' offers.
public typealias OffersServiceRule = ServiceRule<Product, any OffersServiceRepresentable>

extension ServiceRule where Item == Product, Service == any OffersServiceRepresentable {
  /// All rules.
  public static var offers: [OffersServiceRule] {
    [
      OffersServiceRule("Each configuration has its products in its order, page by page, and their count") { make in
        let service = try await make(someProducts.shuffled())
        for configuration in configurations {
          let expected = someProducts.filter(configuration.includes).sorted(by: configuration.order.precedes)
          #expect(try await service.fetchProductList(configuration, after: nil, limit: 1_000) == expected)
          #expect(try await service.fetchProductCount(configuration) == expected.count)
          for size in [1, 7, 20] {
            var products: [Product] = []
            while true {
              let page = try await service.fetchProductList(configuration, after: products.last, limit: size)
              products += page
              if page.count < size || products.count > 1_000 { break }
            }
            #expect(products == expected)
          }
        }
      },
      OffersServiceRule("With no offers there are none, and that is no error") { make in
        let service = try await make([])
        #expect(try await service.fetchProductList(ProductConfiguration(), after: nil, limit: 10).isEmpty)
        #expect(try await service.fetchProductCount(ProductConfiguration()) == 0)
      },
    ]
  }

  private static var configurations: [ProductConfiguration] {
    let stores = ConvenienceStore.allCases.map(Optional.some) + [nil]
    let promotions = Promotion.allCases.map(Optional.some) + [nil]
    let filters = stores.flatMap { store in promotions.map { ProductConfiguration(store: store, promotion: $0) } }
    let searches = ["품", "상품 x", "ㅅㅍ", "상ㅍ", "1", "nothing", " ", "%"].flatMap { text in
      [ProductConfiguration(text: text), ProductConfiguration(text: text, store: .cu, promotion: .buyOneGetOne)]
    }
    return (filters + searches).flatMap { configuration in
      ProductConfiguration.Order.allCases.map { order in
        var configuration = configuration
        configuration.order = order
        return configuration
      }
    }
  }

  private static var someProducts: [Product] {
    (1...48).map { id in
      Product(
        id: id, name: "상품 <\(id)> 'x\"", price: id * 7 % 9 * 500,
        store: ConvenienceStore.allCases[id % ConvenienceStore.allCases.count],
        promotion: Promotion.allCases[id / 4 % Promotion.allCases.count], imageName: "product-\(id)")
    }
  }
}
