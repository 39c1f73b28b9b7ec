import Combine
import Testing

@testable import HomeCore

@Suite("Book list")
struct BookListViewModelTests {
  private let service = MockBookService(books: BookListViewModelTests.shelf)

  static let shelf: [BookDetail] = (1...25).map { id in
    BookDetail(
      book: Book(
        id: id, title: id.isMultiple(of: 5) ? "달 이야기 \(id)" : "Book \(id)", author: "Author \(id % 3)",
        price: (26 - id) * 1_000, imageName: "\(id)"),
      summary: "", publisher: "", year: 2_000, pageCount: 100)
  }

  private func loaded() async -> BookListViewModel {
    let viewModel = BookListViewModel(service: service, pageSize: 10)
    viewModel.trigger(.load)
    await until { viewModel.state.list.phase == .loaded && viewModel.state.totalCount != nil }
    return viewModel
  }

  @Test("opens the cart and the orders, one in place of the other, until the user leaves")
  func places() {
    let viewModel = BookListViewModel(service: service)
    viewModel.trigger(.open(.cart))
    viewModel.trigger(.open(.orders))
    #expect(viewModel.state.place == .orders)
    viewModel.trigger(.leavePlace)
    #expect(viewModel.state.place == nil)
  }

  @Test("asks nothing before it is told to, and then once")
  func loading() async {
    let viewModel = BookListViewModel(service: service, pageSize: 10)
    #expect(viewModel.state == BookListState() && service.answers.calls.isEmpty)
    viewModel.trigger(.load)
    viewModel.trigger(.load)
    #expect(viewModel.state.list.phase == .loading)
    await until { viewModel.state.list.phase == .loaded && viewModel.state.totalCount == 25 }
    viewModel.trigger(.load)
    await until { service.answers.calls.count >= 3 }
    #expect(Set(service.answers.calls) == ["bookList", "numberOfBooks", "numberOfCartItems"])
    #expect(service.answers.calls.count == 3)
    #expect(viewModel.state.books.count == 10)
  }

  @Test("reads on when the end comes in sight, to the last book")
  func paging() async {
    let viewModel = await loaded()
    for count in [20, 25, 25] {
      viewModel.trigger(.loadMore)
      await until { viewModel.state.books.count == count && viewModel.state.list.phase == .loaded }
    }
    #expect(viewModel.state.list.isComplete)
    #expect(Set(viewModel.state.books.map(\.id)) == Set(1...25))
  }

  @Test("searches by words, also Korean ones, and counts what it finds")
  func searching() async {
    let viewModel = await loaded()
    viewModel.trigger(.search("이야기"))
    #expect(viewModel.state.query.text == "이야기")
    await until { viewModel.state.totalCount == 5 && viewModel.state.list.phase == .loaded }
    #expect(viewModel.state.books.map(\.id) == [10, 15, 20, 25, 5])
    viewModel.trigger(.search("nothing like this"))
    await until { viewModel.state.list.isKnownEmpty && viewModel.state.totalCount == 0 }
    viewModel.trigger(.search(""))
    await until { viewModel.state.totalCount == 25 && viewModel.state.books.count == 10 }
  }

  @Test("finds the book while its title is typed, with each consonant that waits for its vowel")
  func typing() async {
    let viewModel = BookListViewModel(service: MockBookService())
    viewModel.trigger(.load)
    await until { viewModel.state.list.phase == .loaded }
    for text in ["ㅎ", "하", "하ㄴ", "하늘", "하늘ㄱ", "하늘과", "하늘과 ㅂ", "하늘과 바ㄹ", "ㅎㄴㄱ ㅂㄹ"] {
      viewModel.trigger(.search(text))
      await until { viewModel.state.list.phase == .loaded }
      #expect(viewModel.state.books.contains { $0.id == 3 }, "\(text)")
    }
  }

  @Test("adds a book to the cart, or says why it cannot")
  func adding() async {
    let viewModel = await loaded()
    viewModel.trigger(.addToCart(bookId: 2))
    await until { viewModel.state.numberOfCartItems == 1 }
    viewModel.trigger(.addToCart(bookId: 99))
    await until { viewModel.state.failure == ServiceError.notFound.sentence }
    viewModel.trigger(.dismissFailure)
    #expect(viewModel.state.failure == nil && viewModel.state.numberOfCartItems == 1)
  }

  @Test("does not search again for the same words")
  func sameWords() async {
    let viewModel = await loaded()
    let calls = service.answers.calls.count
    viewModel.trigger(.search(" "))
    viewModel.trigger(.search(" -"))
    viewModel.trigger(.search(" -"))
    #expect(viewModel.state.query.text == " -" && viewModel.state.list.phase == .loaded)
    #expect(service.answers.calls.count == calls)
  }

  @Test("shows what was searched for last, though the answers come the other way round")
  func superseding() async {
    let viewModel = await loaded()
    service.answers.hold()
    viewModel.trigger(.search("달"))
    await service.answers.waitForCalls(2)
    viewModel.trigger(.search("book 12"))
    await service.answers.waitForCalls(4)
    #expect(viewModel.state.books.count == 10)
    var shown: [[Int]] = []
    let token = viewModel.$state.sink { shown.append($0.books.map(\.id)) }
    for _ in 0..<2 { service.answers.release(at: 2) }
    await until { viewModel.state.list.phase == .loaded && viewModel.state.totalCount != nil }
    service.answers.release()
    for _ in 0..<20 { await Task.yield() }
    withExtendedLifetime(token) {
      #expect(viewModel.state.books.map(\.id) == [12] && viewModel.state.totalCount == 1)
      #expect(!shown.contains([10, 15, 20, 25, 5]))
    }
  }

  @Test("puts books into another order, from the first page on")
  func sorting() async {
    let viewModel = await loaded()
    viewModel.trigger(.loadMore)
    await until { viewModel.state.books.count == 20 }
    viewModel.trigger(.sort(.priceAscending))
    await until { viewModel.state.books.map(\.id) == Array((16...25).reversed()) }
    let calls = service.answers.calls.count
    viewModel.trigger(.sort(.priceAscending))
    #expect(service.answers.calls.count == calls)
    viewModel.trigger(.sort(.priceDescending))
    await until { viewModel.state.books.map(\.id) == Array(1...10) }
  }

  @Test("keeps its books and their number while there is no connection")
  func disconnected() async {
    let viewModel = await loaded()
    await until { viewModel.state.totalCount != nil }
    let (count, books) = (viewModel.state.totalCount, viewModel.state.books)
    service.answers.failure = ServiceError.disconnected(reason: "The server does not answer.")
    viewModel.trigger(.refresh)
    await until { viewModel.state.list.phase == .disconnected }
    for _ in 0..<100 { await Task.yield() }
    #expect(viewModel.state.totalCount == count && viewModel.state.books == books)
  }

  @Test("says what is wrong, and tries again when asked to")
  func retrying() async {
    service.answers.failure = ServiceError.unavailable(reason: "The store is locked.")
    let viewModel = BookListViewModel(service: service, pageSize: 10)
    viewModel.trigger(.load)
    await until { viewModel.state.list.failure == "The store is locked." }
    #expect(viewModel.state.totalCount == nil)
    service.answers.failure = nil
    viewModel.trigger(.retry)
    await until { viewModel.state.books.count == 10 && viewModel.state.totalCount == 25 }
  }

  @Test("counts what is in the cart, whoever put it there")
  func cartBadge() async throws {
    try await service.addToCart(bookId: 3)
    let viewModel = await loaded()
    await until { viewModel.state.numberOfCartItems == 1 }
    try await service.addToCart(bookId: 3)
    await until { viewModel.state.numberOfCartItems == 2 }
    try await service.checkout()
    await until { viewModel.state.numberOfCartItems == 0 }
  }

  @Test("follows the books that come and go, and keeps as many as it shows")
  func following() async {
    let viewModel = await loaded()
    viewModel.trigger(.loadMore)
    await until { viewModel.state.books.count == 20 }
    await service.replaceBooks(with: Array(Self.shelf.dropFirst(2)))
    await until { viewModel.state.totalCount == 23 && !viewModel.state.books.contains { $0.id <= 2 } }
    #expect(viewModel.state.books.count == 20)
  }

  @Test("refreshes")
  func refreshing() async {
    let viewModel = await loaded()
    service.answers.failure = ServiceError.unavailable(reason: "Gone.")
    viewModel.trigger(.refresh)
    await until { viewModel.state.list.failure == "Gone." }
    service.answers.failure = nil
    viewModel.trigger(.refresh)
    await until { viewModel.state.books.count == 10 }
  }

  @Test("is known by its state and inputs alone")
  func erasure() async {
    let erased = AnyViewModel(BookListViewModel(service: service, pageSize: 10))
    var announced = 0
    let token = erased.objectWillChange.sink { announced += 1 }
    erased.trigger(.load)
    await until { erased.books.count == 10 && erased.totalCount == 25 }
    withExtendedLifetime(token) { #expect(announced > 0) }
    #expect(erased.state.books.count == 10 && erased.query == BookQuery())
  }

  @Test("goes when nobody holds it, also while it reads")
  func lifetime() async {
    service.answers.hold()
    weak var gone: BookListViewModel?
    do {
      let viewModel = BookListViewModel(service: service)
      gone = viewModel
      viewModel.trigger(.load)
      await service.answers.waitForCalls(3)
    }
    #expect(gone == nil)
    service.answers.release()
  }
}
