import Combine

/// The state of the book list.
public nonisolated struct BookListState: Equatable, Sendable {
  /// The search text and the order of the list.
  public internal(set) var query = BookQuery()
  /// The pages loaded so far.
  public internal(set) var list = PagedList<Book>()
  /// The number of books that match the query, or `nil` until it is known.
  public internal(set) var totalCount: Int?
  /// The number of books in the cart, counting every copy.
  public internal(set) var numberOfCartItems = 0
  /// The opened screen above the list, until the user leaves it.
  public internal(set) var place: BookPlace?
  /// The message that explains why a book could not be added to the cart, until the user dismisses it.
  public internal(set) var failure: String?

  /// The books loaded so far.
  public var books: [Book] { list.elements }
}

/// The inputs of the book list.
public nonisolated enum BookListInput: Equatable, Sendable {
  /// Load the first page, unless it has been requested before.
  case load
  /// Show the books whose title or author matches the text.
  case search(String)
  /// Sort the books in another order.
  case sort(BookQuery.Order)
  /// Add one copy of a book to the cart.
  case addToCart(bookId: Int)
  /// Open a screen above the list.
  case open(BookPlace)
  /// Leave the opened screen.
  case leavePlace
  /// Dismiss the failure message.
  case dismissFailure
  /// Load the next page, because the user nears the end of the list.
  case loadMore
  /// Repeat the request that failed.
  case retry
  /// Reload everything on the screen.
  case refresh
}

/// A view model that searches books page by page as the user types, and counts the books in the cart.
public final class BookListViewModel: ViewModel {
  /// The books that were read, the search, and the number of books in the cart.
  @Published public private(set) var state = BookListState()

  private let service: any BookService
  private let settings: any SettingsStore
  private let pageSize: Int
  private lazy var pager = Pager<Book>(pageSize: pageSize) { [weak self] in self?.state.list = $0 }
  private let counting = LatestTask()
  private let cartCounting = LatestTask()
  private let changes = LatestTask()

  /// Creates a view model.
  ///
  /// - Parameters:
  ///   - service: The book service.
  ///   - settings: The settings, which keep the order of the list.
  ///   - pageSize: The number of books per page.
  public init(
    service: any BookService, settings: any SettingsStore = MemorySettingsStore(), pageSize: Int = 100
  ) {
    self.service = service
    self.settings = settings
    self.pageSize = pageSize
    state.query.order = settings.load().bookOrder ?? state.query.order
    changes.follow(service.changes()) { [weak self] in self?.follow($0) }
  }

  deinit {}

  /// Handles an input. `load` reads once, and a search for the same words does not read again.
  public func trigger(_ input: BookListInput) {
    switch input {
    case .load:
      guard state.list.phase == .idle else { return }
      read()
      countCart()
    case .search(let text):
      guard text != state.query.text else { return }
      let finds = SearchText.isOther(text, than: state.query.text)
      state.query.text = text
      if finds { read() }
    case .sort(let order):
      guard order != state.query.order else { return }
      state.query.order = order
      settings.update { $0.bookOrder = order }
      read()
    case .addToCart(let bookId): addToCart(bookId)
    case .open(let place): state.place = place
    case .leavePlace: state.place = nil
    case .dismissFailure: state.failure = nil
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

  private func addToCart(_ bookId: Int) {
    let service = service
    // The task outlives the screen, because the user has requested the book.
    Task { [weak self] in
      do {
        try await service.addToCart(bookId: bookId)
      } catch {
        self?.state.failure = error.sentence
      }
    }
  }

  private func count() {
    let (service, query) = (service, state.query)
    counting.run { [weak self] in
      let count: Int?
      do {
        count = try await service.numberOfBooks(matching: query)
      } catch ServiceError.disconnected {
        // The list also stays.
        return
      } catch {
        count = nil
      }
      if !Task.isCancelled { self?.state.totalCount = count }
    }
  }

  private func countCart() {
    let service = service
    cartCounting.run { [weak self] in
      // On failure the previous count stays: it is a better estimate than none, and the list itself shows the error.
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
