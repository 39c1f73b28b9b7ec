import RxSwift
import Testing

@testable import HomeCore

@Suite("Cart that changes elsewhere")
struct CartChangeNotifierTests {
  private let time = HistoricalScheduler()
  private let notices = NoticeCenter()
  private let shop = ShopDouble()

  @Test("is told of once for changes at nearly the same time, and not for the user's own")
  func changes() async throws {
    let said = Said(by: notices)
    let notifier = CartChangeNotifier(shop: shop, notices: notices, scheduler: time)
    try await shop.books.addToCart(bookId: 1)
    time.advance(by: .seconds(1))
    #expect(said.titles.isEmpty)
    for _ in 1...3 { shop.elsewhere.send(()) }
    await until {
      time.advance(by: CartChangeNotifier.patience)
      return !said.titles.isEmpty
    }
    #expect(said.titles.allSatisfy { $0 == "The cart was changed on another computer." })
    withExtendedLifetime(notifier) {}
  }

  @Test("is told of no more when the notifier has gone")
  func leaving() {
    weak var gone: CartChangeNotifier?
    do {
      let notifier = CartChangeNotifier(shop: shop, notices: notices, scheduler: time)
      gone = notifier
    }
    #expect(gone == nil)
  }
}
