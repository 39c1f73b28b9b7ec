import RxSwift
import Testing

@testable import HomeCore

@Suite("Book detail")
struct BookDetailViewModelTests {
  private let service = MockBookService()

  private func loaded(_ bookId: Int = 3) async -> BookDetailViewModel {
    let viewModel = BookDetailViewModel(service: service, bookId: bookId)
    viewModel.trigger(.load)
    await until { viewModel.state.phase == .loaded }
    return viewModel
  }

  @Test("shows the book")
  func loading() async {
    let viewModel = BookDetailViewModel(service: service, bookId: 3)
    #expect(service.answers.calls.isEmpty)
    viewModel.trigger(.load)
    #expect(viewModel.state.phase == .loading && viewModel.state.detail == nil)
    viewModel.trigger(.load)
    await until { viewModel.state.phase == .loaded }
    #expect(viewModel.state.detail?.book.title == "하늘과 바람과 별과 시")
    #expect(service.answers.calls.filter { $0 == "bookDetails" }.count == 1)
  }

  @Test("adds the book as often as it is told to, and counts it")
  func adding() async {
    let viewModel = await loaded()
    try? await service.addToCart(bookId: 1)
    for _ in 0..<3 {
      viewModel.trigger(.addToCart)
      await until { viewModel.state.adding == .idle }
    }
    await until { viewModel.state.quantityInCart == 3 && viewModel.state.numberOfCartItems == 4 }
  }

  @Test("adds the book once while it is being added, and says so when that takes long")
  func addingSlowly() async {
    let time = HistoricalScheduler()
    let viewModel = BookDetailViewModel(service: service, bookId: 3, scheduler: time)
    viewModel.trigger(.load)
    await until { viewModel.state.phase == .loaded }
    service.answers.hold()
    viewModel.trigger(.addToCart)
    await service.answers.waitForCalls(1)
    viewModel.trigger(.addToCart)
    time.advance(by: .milliseconds(299))
    #expect(viewModel.state.adding == .working)
    time.advance(by: .milliseconds(1))
    #expect(viewModel.state.adding == .lengthy)
    viewModel.trigger(.addToCart)
    service.answers.release()
    await until { viewModel.state.quantityInCart == 1 }
    #expect(viewModel.state.adding == .idle)
    #expect(service.answers.calls.filter { $0 == "addToCart" }.count == 1)
    viewModel.trigger(.addToCart)
    await until { viewModel.state.quantityInCart == 2 }
    time.advance(by: .seconds(1))
    #expect(viewModel.state.adding == .idle, "what was quick is not seen")
  }

  @Test("says that a book is gone, and why another could not be read, and tries again")
  func failing() async {
    let viewModel = BookDetailViewModel(service: service, bookId: 999)
    viewModel.trigger(.load)
    await until { viewModel.state.phase.failure == ServiceError.notFound.description }
    let other = BookDetailViewModel(service: service, bookId: 1)
    service.answers.failure = ServiceError.unavailable(reason: "The store is locked.")
    other.trigger(.load)
    await until { other.state.phase == .failed("The store is locked.") }
    service.answers.failure = nil
    other.trigger(.retry)
    #expect(other.state.phase == .loading)
    await until { other.state.detail?.bookId == 1 }
    other.trigger(.retry)
    #expect(other.state.phase == .loaded)
  }

  @Test("says why a book could not be added, until that is read or it works")
  func failingToAdd() async {
    let viewModel = await loaded()
    service.answers.failure = ServiceError.unavailable(reason: "The disk is full.")
    viewModel.trigger(.addToCart)
    await until { viewModel.state.failure == "The disk is full." && viewModel.state.adding == .idle }
    viewModel.trigger(.dismissFailure)
    #expect(viewModel.state.failure == nil && viewModel.state.phase == .loaded)
    viewModel.trigger(.addToCart)
    await until { viewModel.state.failure != nil && viewModel.state.adding == .idle }
    service.answers.failure = nil
    viewModel.trigger(.addToCart)
    await until { viewModel.state.failure == nil && viewModel.state.quantityInCart == 1 }
  }

  @Test("follows the book and the cart")
  func following() async throws {
    let viewModel = await loaded()
    try await service.addToCart(bookId: 3)
    await until { viewModel.state.quantityInCart == 1 }
    var detail = try #require(viewModel.state.detail)
    detail.book.price = 1
    await service.replaceBooks(with: [detail])
    await until { viewModel.state.detail?.book.price == 1 }
    await service.replaceBooks(with: [])
    await until { viewModel.state.phase.failure == ServiceError.notFound.description }
    #expect(viewModel.state.detail == nil)
  }
}
