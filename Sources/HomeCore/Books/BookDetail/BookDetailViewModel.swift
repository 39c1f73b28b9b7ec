import Combine
import RxSwift

/// The state of the book detail screen.
public nonisolated struct BookDetailState: Equatable, Sendable {
  /// The identifier of the book.
  public let bookId: Int
  /// The book's details, or `nil` until they are loaded.
  public internal(set) var detail: BookDetail?
  /// The loading phase of the book.
  public internal(set) var phase = LoadPhase.idle
  /// The number of copies of this book in the cart.
  public internal(set) var quantityInCart = 0
  /// The number of books in the cart, counting every copy.
  public internal(set) var numberOfCartItems = 0
  /// The phase of adding the book to the cart.
  public internal(set) var adding = WorkPhase.idle
  /// The message that explains why the book could not be added to the cart, until the user dismisses it.
  public internal(set) var failure: String?
}

/// The inputs of the book detail screen.
public nonisolated enum BookDetailInput: Equatable, Sendable {
  /// Load the book, unless it has been requested before.
  case load
  /// Load the book again after a failure.
  case retry
  /// Add one copy to the cart, unless a copy is being added.
  case addToCart
  /// Dismiss the failure message.
  case dismissFailure
}

/// A view model that shows the details of a book and adds it to the cart.
public final class BookDetailViewModel: ViewModel {
  /// The details of the book, its copies in the cart, and the running operations.
  @Published public private(set) var state: BookDetailState

  private let service: any BookService
  private let reading = LatestTask()
  private let cartReading = LatestTask()
  private let changes = LatestTask()
  private let scheduler: any SchedulerType
  private lazy var adding = WorkIndicator(scheduler: scheduler) { [weak self] in self?.state.adding = $0 }

  /// Creates a view model for one book.
  ///
  /// - Parameter scheduler: The scheduler that delays work indicators.
  public init(service: any BookService, bookId: Int, scheduler: any SchedulerType = MainScheduler.instance) {
    self.service = service
    self.scheduler = scheduler
    state = BookDetailState(bookId: bookId)
    changes.follow(service.changes()) { [weak self] in self?.follow($0) }
  }

  deinit {}

  /// Handles an input. `load` reads once, and `retry` reads again only after a failure.
  public func trigger(_ input: BookDetailInput) {
    switch input {
    case .load:
      guard state.phase == .idle else { return }
      read()
      readCart()
    case .retry:
      guard state.phase.failure != nil else { return }
      read()
      readCart()
    case .addToCart: addToCart()
    case .dismissFailure: state.failure = nil
    }
  }

  private func read() {
    let (service, bookId) = (service, state.bookId)
    state.phase = .loading
    reading.run { [weak self] in
      do {
        let detail = try await service.bookDetails(bookId: bookId)
        guard !Task.isCancelled else { return }
        self?.show(detail, .loaded)
      } catch {
        guard !Task.isCancelled else { return }
        let phase = LoadPhase(after: error)
        self?.show(phase == .disconnected ? self?.state.detail : nil, phase)
      }
    }
  }

  private func show(_ detail: BookDetail?, _ phase: LoadPhase) {
    var state = state
    state.detail = detail
    state.phase = phase
    self.state = state
  }

  private func readCart() {
    let (service, bookId) = (service, state.bookId)
    cartReading.run { [weak self] in
      guard let cart = try? await service.cartItems(), !Task.isCancelled, let self else { return }
      var state = state
      state.quantityInCart = cart.items.first { $0.book.id == bookId }?.quantity ?? 0
      state.numberOfCartItems = cart.numberOfItems
      self.state = state
    }
  }

  private func addToCart() {
    guard adding.begin() else { return }
    let (service, bookId) = (service, state.bookId)
    // The task outlives the screen, because the user has requested the book.
    Task { [weak self] in
      do {
        try await service.addToCart(bookId: bookId)
        self?.state.failure = nil
      } catch {
        self?.state.failure = error.sentence
      }
      self?.adding.end()
    }
  }

  private func follow(_ change: BookChange) {
    guard state.phase != .idle else { return }
    switch change {
    case .books: read()
    case .cart: readCart()
    case .orders: break
    }
  }
}
