import Testing

@testable import HomeCore

@Suite("Offers")
struct OffersViewModelTests {
  private let service = MockOffersService(products: MockOffersService.someProducts(60))

  private func loaded() async -> OffersViewModel {
    let viewModel = OffersViewModel(service: service, pageSize: 20)
    viewModel.trigger(.fetchProducts)
    viewModel.trigger(.fetchCount)
    await until { viewModel.state.list.phase == .loaded && viewModel.state.totalCount == 60 }
    return viewModel
  }

  @Test("reads three pages while somebody scrolls, and no fourth")
  func paging() async {
    let viewModel = await loaded()
    for count in [40, 60] {
      viewModel.trigger(.loadMoreProducts)
      viewModel.trigger(.loadMoreProducts)
      await until { viewModel.state.products.count == count && viewModel.state.list.phase == .loaded }
    }
    viewModel.trigger(.loadMoreProducts)
    await until { viewModel.state.list.isComplete }
    viewModel.trigger(.loadMoreProducts)
    #expect(viewModel.state.list.phase == .loaded)
    #expect(viewModel.state.products.map(\.price) == viewModel.state.products.map(\.price).sorted())
    #expect(Set(viewModel.state.products.map(\.id)).count == 60)
  }

  @Test("filters by chain and by promotion, and counts what is left")
  func filtering() async {
    let viewModel = await loaded()
    viewModel.trigger(.changeConvenienceStore(.gs25))
    await until { viewModel.state.totalCount == 15 && viewModel.state.products.count == 15 }
    viewModel.trigger(.changePromotion(.buyTwoGetOne))
    await until { viewModel.state.totalCount == 5 && viewModel.state.products.count == 5 }
    #expect(viewModel.state.products.allSatisfy { $0.store == .gs25 && $0.promotion == .buyTwoGetOne })
    viewModel.trigger(.changeConvenienceStore(nil))
    await until { viewModel.state.totalCount == 20 && viewModel.state.products.count == 20 }
    viewModel.trigger(.changePromotion(nil))
    await until { viewModel.state.totalCount == 60 }
  }

  @Test("searches names within the filter, counts what it finds, and does neither again for the same words")
  func searching() async {
    let viewModel = await loaded()
    viewModel.trigger(.search("삼각"))
    await until { viewModel.state.totalCount == 10 && viewModel.state.products.count == 10 }
    #expect(viewModel.state.products.allSatisfy { $0.name.contains("삼각김밥") })
    viewModel.trigger(.changeConvenienceStore(.gs25))
    await until { viewModel.state.totalCount == 5 && viewModel.state.products.count == 5 }
    let calls = service.answers.calls.count
    viewModel.trigger(.search(" 삼각 "))
    #expect(viewModel.state.productConfiguration.text == " 삼각 " && service.answers.calls.count == calls)
    viewModel.trigger(.search("nothing"))
    await until { viewModel.state.totalCount == 0 && viewModel.state.list.isKnownEmpty }
  }

  @Test("keeps its products and their number while there is no connection")
  func disconnected() async {
    let viewModel = await loaded()
    service.answers.failure = ServiceError.disconnected(reason: "The server does not answer.")
    viewModel.trigger(.refresh)
    await until { viewModel.state.list.phase == .disconnected }
    for _ in 0..<100 { await Task.yield() }
    #expect(viewModel.state.totalCount == 60 && viewModel.state.products.count == 20)
  }

  @Test("turns the order round, and does not count anew for it")
  func ordering() async {
    let viewModel = await loaded()
    let calls = service.answers.calls.filter { $0 == "fetchProductCount" }.count
    viewModel.trigger(.changeOrder)
    #expect(viewModel.state.productConfiguration.order == .priceDescending)
    await until { viewModel.state.list.phase == .loaded }
    #expect(viewModel.state.products.map(\.price) == viewModel.state.products.map(\.price).sorted(by: >))
    viewModel.trigger(.changeOrder)
    #expect(viewModel.state.productConfiguration.order == .priceAscending)
    #expect(service.answers.calls.filter { $0 == "fetchProductCount" }.count == calls)
  }

  @Test("does nothing when nothing is chosen anew")
  func sameChoice() async {
    let viewModel = await loaded()
    let calls = service.answers.calls.count
    viewModel.trigger(.changeConvenienceStore(nil))
    viewModel.trigger(.changePromotion(nil))
    viewModel.trigger(.fetchProducts)
    #expect(viewModel.state.list.phase == .loaded && service.answers.calls.count == calls)
  }

  @Test("gives up a page of what is not wanted any more")
  func supersedingPages() async {
    let viewModel = await loaded()
    service.answers.hold()
    viewModel.trigger(.loadMoreProducts)
    await service.answers.waitForCalls(1)
    viewModel.trigger(.changeConvenienceStore(.cu))
    await service.answers.waitForCalls(3)
    for _ in 0..<2 { service.answers.release(at: 1) }
    await until { viewModel.state.list.phase == .loaded && viewModel.state.totalCount == 15 }
    service.answers.release()
    for _ in 0..<20 { await Task.yield() }
    #expect(viewModel.state.products.count == 15 && viewModel.state.products.allSatisfy { $0.store == .cu })
  }

  @Test("says why there is nothing, or no more, and goes on from there")
  func retrying() async {
    let viewModel = await loaded()
    service.answers.failure = ServiceError.unavailable(reason: "The store is broken.")
    viewModel.trigger(.loadMoreProducts)
    await until { viewModel.state.list.failureToLoadMore == "The store is broken." }
    #expect(viewModel.state.products.count == 20)
    service.answers.failure = nil
    viewModel.trigger(.retry)
    await until { viewModel.state.products.count == 40 }
    service.answers.failure = ServiceError.unavailable(reason: "The store is broken.")
    viewModel.trigger(.refresh)
    await until { viewModel.state.list.failure == "The store is broken." && viewModel.state.totalCount == nil }
    service.answers.failure = nil
    viewModel.trigger(.retry)
    await until { viewModel.state.products.count == 20 && viewModel.state.totalCount == 60 }
  }

  @Test("follows products that come and go")
  func following() async {
    let viewModel = await loaded()
    await service.replaceProducts(with: MockOffersService.someProducts(7))
    await until { viewModel.state.products.count == 7 && viewModel.state.totalCount == 7 }
  }

  @Test(
    "knows what one comes to",
    arguments: [(Promotion.buyOneGetOne, 900), (.buyTwoGetOne, 1_200), (.buyThreeGetOne, 1_350)])
  func unitPrice(promotion: Promotion, unitPrice: Int) {
    var product = MockOffersService.someProducts(1)[0]
    product.price = 1_800
    product.promotion = promotion
    #expect(product.unitPrice == unitPrice)
    product.price = .max
    #expect(product.unitPrice > 0)
  }

  @Test("rounds what one comes to", arguments: [(1_000, 667), (1_001, 667), (1_003, 669), (1, 1), (0, 0)])
  func roundedUnitPrice(price: Int, unitPrice: Int) {
    var product = MockOffersService.someProducts(1)[0]
    (product.price, product.promotion) = (price, .buyTwoGetOne)
    #expect(product.unitPrice == unitPrice)
  }

  @Test("goes when nobody holds it, also while it reads")
  func lifetime() async {
    service.answers.hold()
    weak var gone: OffersViewModel?
    do {
      let viewModel = OffersViewModel(service: service)
      gone = viewModel
      viewModel.trigger(.fetchProducts)
      await service.answers.waitForCalls(1)
    }
    #expect(gone == nil)
    service.answers.release()
  }
}
