import Combine
import RxSwift

/// What a book's own screen shows.
public nonisolated struct BookDetailState: Equatable, Sendable {
  /// Which book.
  public let bookId: Int
  /// The book, once it has been read.
  public internal(set) var detail: BookDetail?
  /// How far the reading has come.
  public internal(set) var phase = LoadPhase.idle
  /// How many of this book are in the cart.
  public internal(set) var quantityInCart = 0
  /// How many books are in the cart.
  public internal(set) var numberOfCartItems = 0
  /// Whether the book is being put into the cart.
  public internal(set) var adding = WorkPhase.idle
  /// Why the book could not be put into the cart, until that has been read.
  public internal(set) var failure: String?
}

/// What can be asked of a book's own screen.
public nonisolated enum BookDetailInput: Equatable, Sendable {
  /// Read the book, unless that has been done.
  case load
  /// Read the book once more after it could not be.
  case retry
  /// Put one into the cart, unless one is being put there.
  case addToCart
  /// The failure has been read.
  case dismissFailure
}

/// Shows all there is to say of a book, and puts it into the cart.
public final class BookDetailViewModel: ViewModel {
  @Published public private(set) var state: BookDetailState

  private let service: any BookService
  private let reading = LatestTask()
  private let cartReading = LatestTask()
  private let changes = LatestTask()
  private let scheduler: any SchedulerType
  private lazy var adding = WorkIndicator(scheduler: scheduler) { [weak self] in self?.state.adding = $0 }

  /// Makes a view model of one book.
  ///
  /// - Parameter scheduler: Tells when work takes so long that it is to be seen.
  public init(service: any BookService, bookId: Int, scheduler: any SchedulerType = MainScheduler.instance) {
    self.service = service
    self.scheduler = scheduler
    state = BookDetailState(bookId: bookId)
    changes.follow(service.changes()) { [weak self] in self?.follow($0) }
  }

  deinit {}

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
        self?.show(nil, .failed(error.sentence))
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
    // It is done even if the screen is left: the user has asked for it.
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
