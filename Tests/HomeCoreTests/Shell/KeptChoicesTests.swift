import Foundation
import Testing

@testable import HomeCore

@Suite("A choice for a list")
struct KeptChoicesTests {
  private let settings = MemorySettingsStore()

  @Test("of an order is there in the next run, a search is not")
  func bookOrder() async {
    let service = MockBookService()
    let viewModel = BookListViewModel(service: service, settings: settings)
    #expect(viewModel.state.query.order == .title)
    viewModel.trigger(.search("seoul"))
    viewModel.trigger(.sort(.priceDescending))
    let next = BookListViewModel(service: service, settings: settings)
    #expect(next.state.query == BookQuery(text: "", order: .priceDescending))
    next.trigger(.load)
    await until { next.state.list.phase == .loaded }
    #expect(next.state.books.map(\.price) == next.state.books.map(\.price).sorted(by: >))
  }

  @Test("of a filter is there in the next run")
  func comicFilter() async {
    let service = MockComicService()
    ComicListViewModel(service: service, settings: settings).trigger(.select(.finished))
    let next = ComicListViewModel(service: service, settings: settings)
    #expect(next.state.filter == .finished)
    next.trigger(.load)
    await until { next.state.list.phase == .loaded }
    #expect(next.state.comics.allSatisfy { $0.isFinished })
  }

  @Test(
    "of a store, a promotion and an order is there in the next run, and so is that it was taken back; a search is not")
  func offers() {
    let service = MockOffersService(products: MockOffersService.someProducts(60))
    let viewModel = OffersViewModel(service: service, settings: settings)
    viewModel.trigger(.changeConvenienceStore(.gs25))
    viewModel.trigger(.changePromotion(.buyTwoGetOne))
    viewModel.trigger(.changeOrder)
    viewModel.trigger(.search("tea"))
    let next = OffersViewModel(service: service, settings: settings)
    #expect(
      next.state.productConfiguration
        == ProductConfiguration(store: .gs25, promotion: .buyTwoGetOne, order: .priceDescending))
    next.trigger(.changeConvenienceStore(nil))
    #expect(OffersViewModel(service: service, settings: settings).state.productConfiguration.store == nil)
  }

  @Test("keeps what other screens have saved")
  func otherSettings() {
    settings.update { ($0.screen, $0.sidebarWidth) = (.comics, 240) }
    ComicListViewModel(service: MockComicService(), settings: settings).trigger(.select(.new))
    #expect(settings.load().screen == .comics && settings.load().sidebarWidth == 240)
    #expect(settings.load().comicFilter == .new)
  }
}
