import Combine

/// What the list of books shows.
public nonisolated struct BookListState: Sendable {
  /// Where the books come from, for the screens that open from here.
  public let service: any BookService
  /// What brings back what those screens take away.
  public let undo: UndoHistory
  /// Which books are shown, and in what order.
  public internal(set) var query = BookQuery()
  /// The books that have been read.
  public internal(set) var list = PagedList<Book>()
  /// How many books the query finds; `nil` until that is known.
  public internal(set) var totalCount: Int?
  /// How many books are in the cart.
  public internal(set) var numberOfCartItems = 0

  /// The books that have been read.
  public var books: [Book] { list.elements }
}

/// What can be asked of the list of books.
public nonisolated enum BookListInput: Equatable, Sendable {
  /// Read the first books, unless that has been done.
  case load
  /// Show the books with these words in their title or author.
  case search(String)
  /// Show the books in another order.
  case sort(BookQuery.Order)
  /// The end comes in sight.
  case loadMore
  /// Do what failed once more.
  case retry
  /// Read everything that is shown once more.
  case refresh
}

/// Finds books, page by page, as the user types, and counts what is in the cart.
public final class BookListViewModel: ViewModel {
  @Published public private(set) var state: BookListState

  private let service: any BookService
  private let pageSize: Int
  private lazy var pager = Pager<Book>(pageSize: pageSize) { [weak self] in self?.state.list = $0 }
  private let counting = LatestTask()
  private let cartCounting = LatestTask()
  private let changes = LatestTask()

  /// - Parameters:
  ///   - service: Where the books come from.
  ///   - undo: What brings back what is taken out of the cart.
  ///   - pageSize: How many are read at a time.
  public init(service: any BookService, undo: UndoHistory = UndoHistory(), pageSize: Int = 100) {
    self.service = service
    state = BookListState(service: service, undo: undo)
    self.pageSize = pageSize
    changes.follow(service.changes()) { [weak self] in self?.follow($0) }
  }

  deinit {}

  public func trigger(_ input: BookListInput) {
    switch input {
    case .load:
      guard state.list.phase == .idle else { return }
      read()
      countCart()
    case .search(let text):
      guard text != state.query.text else { return }
      let finds = SearchText.words(of: text) != SearchText.words(of: state.query.text)
      state.query.text = text
      if finds { read() }
    case .sort(let order):
      guard order != state.query.order else { return }
      state.query.order = order
      read()
    case .loadMore: pager.loadMore()
    case .retry:
      pager.retry()
      count()
    case .refresh:
      read()
      countCart()
    }
  }

  private func read() {
    let (service, query) = (service, state.query)
    pager.load { last, limit in try await service.bookList(matching: query, after: last, limit: limit) }
    count()
  }

  private func count() {
    let (service, query) = (service, state.query)
    counting.run { [weak self] in
      let count = try? await service.numberOfBooks(matching: query)
      if !Task.isCancelled { self?.state.totalCount = count }
    }
  }

  private func countCart() {
    let service = service
    cartCounting.run { [weak self] in
      // Where it cannot be counted, the last count is a better guess than none: the list itself says what is wrong.
      guard let count = try? await service.numberOfCartItems(), !Task.isCancelled else { return }
      self?.state.numberOfCartItems = count
    }
  }

  private func follow(_ change: BookChange) {
    switch change {
    case .books:
      pager.reload()
      if state.list.phase != .idle { count() }
    case .cart: countCart()
    case .orders: break
    }
  }
}
