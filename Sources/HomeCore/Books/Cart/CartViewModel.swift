import Combine
import RxSwift

/// What the cart's screen shows.
public nonisolated struct CartState: Equatable, Sendable {
  /// What is in the cart, as the user has made it, though it may still be on its way to the store.
  public internal(set) var cart = Cart()
  /// How far the reading has come.
  public internal(set) var phase = LoadPhase.idle
  /// Whether the cart is being bought.
  public internal(set) var checkout = WorkPhase.idle
  /// What has just been bought, until that has been read.
  public internal(set) var placedOrder: Order?
  /// Why something could not be done, until that has been read.
  public internal(set) var failure: String?

  /// Whether the cart is being bought, however long that takes.
  public var isCheckingOut: Bool { checkout != .idle }

  /// Whether there is something to buy.
  public var hasItemsToBuy: Bool { !cart.items.isEmpty && phase == .loaded }
  /// Whether the cart can be bought now.
  public var canCheckOut: Bool { hasItemsToBuy && !isCheckingOut }
}

/// What can be asked of the cart's screen.
public nonisolated enum CartInput: Equatable, Sendable {
  /// Read the cart, unless that has been done.
  case load
  /// Read the cart once more after it could not be.
  case retry
  /// Make it so many of a book; 0 takes it out.
  case setQuantity(Int, bookId: Int)
  /// Take a book out.
  case remove(bookId: Int)
  /// Buy what is in the cart.
  case checkout
  /// The order has been read.
  case dismissOrder
  /// The failure has been read.
  case dismissFailure
}

/// Shows the cart, which changes under the user's hand at once and in the store right after, and buys it.
public final class CartViewModel: ViewModel {
  @Published public private(set) var state = CartState()

  private let service: any BookService
  private let undo: UndoHistory
  private let reading = LatestTask()
  private let changes = LatestTask()
  private let work = SerialTasks()
  private let scheduler: any SchedulerType
  private lazy var checkout = WorkIndicator(scheduler: scheduler) { [weak self] in self?.state.checkout = $0 }

  /// - Parameters:
  ///   - service: Whose cart it is.
  ///   - undo: What brings back what is taken out.
  ///   - scheduler: Tells when buying takes so long that it is to be seen.
  public init(
    service: any BookService, undo: UndoHistory = UndoHistory(), scheduler: any SchedulerType = MainScheduler.instance
  ) {
    self.service = service
    self.undo = undo
    self.scheduler = scheduler
    changes.follow(service.changes()) { [weak self] in self?.follow($0) }
  }

  deinit {}

  public func trigger(_ input: CartInput) {
    switch input {
    case .load:
      if state.phase == .idle { read() }
    case .retry:
      if state.phase.failure != nil { read() }
    case .setQuantity(let quantity, let bookId): setQuantity(quantity, of: bookId)
    case .remove(let bookId): setQuantity(0, of: bookId)
    case .checkout: checkOut()
    case .dismissOrder: state.placedOrder = nil
    case .dismissFailure: state.failure = nil
    }
  }

  private func read() {
    let service = service
    if state.phase != .loaded { state.phase = .loading }
    reading.run { [weak self] in
      do {
        let cart = try await service.cartItems()
        guard !Task.isCancelled else { return }
        self?.show(cart, .loaded)
      } catch {
        guard !Task.isCancelled else { return }
        self?.show(Cart(), .failed(error.sentence))
      }
    }
  }

  private func show(_ cart: Cart, _ phase: LoadPhase) {
    var state = state
    state.cart = cart
    state.phase = phase
    self.state = state
  }

  private func setQuantity(_ quantity: Int, of bookId: Int) {
    guard !state.isCheckingOut, let index = state.cart.items.firstIndex(where: { $0.book.id == bookId }) else { return }
    let quantity = min(max(quantity, 0), LineItem.maximumQuantity)
    guard quantity > 0 else { return remove(at: index) }
    guard quantity != state.cart.items[index].quantity else { return }
    state.cart.items[index].quantity = quantity
    let service = service
    perform { try await service.setQuantity(quantity, bookId: bookId) }
  }

  private func remove(at index: Int) {
    let item = state.cart.items.remove(at: index)
    let (service, undo) = (service, undo)
    perform {
      try await service.removeFromCart(bookId: item.book.id)
      undo.register(String(localized: "“\(item.book.title.abridged)” was taken out of the cart.")) {
        try await service.restoreToCart(item.quantity, bookId: item.book.id, at: index)
      }
    }
  }

  private func checkOut() {
    guard state.canCheckOut, checkout.begin() else { return }
    let service = service
    perform { [weak self] in
      defer { self?.checkout.end() }
      let order = try await service.checkout()
      self?.state.placedOrder = order
    }
  }

  /// Does something to the store after all that was asked for before it, and shows afterwards what has become of the cart.
  private func perform(_ action: @escaping @MainActor () async throws -> Void) {
    // What is being read is from before.
    reading.run {}
    work.add { [weak self] in
      do {
        try await action()
      } catch {
        self?.state.failure = error.sentence
      }
      if let self, work.isLast { read() }
    }
  }

  private func follow(_ change: BookChange) {
    switch change {
    // What is on its way to the store is not to be taken back on screen in the meantime.
    case .books, .cart: if state.phase != .idle, work.isIdle { read() }
    case .orders: break
    }
  }
}
