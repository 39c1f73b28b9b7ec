@testable import HomeCore

/// A shop in memory, whose connection the test controls.
nonisolated final class ShopDouble: Shop {
  let books: any BookService = MockBookService()
  let comics: any ComicService = MockComicService()
  let offers: any OffersServiceRepresentable = MockOffersService()
  let records: any RecordExchange = MockRecordExchange()
  let states = ChangeBroadcast<StoreConnectionState>()
  let elsewhere = ChangeBroadcast<Void>()

  func connectionStates() -> AsyncStream<StoreConnectionState> { states.stream() }

  func cartChangesElsewhere() -> AsyncStream<Void> { elsewhere.stream() }

  func close() async {}
}
