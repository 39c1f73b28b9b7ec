import Combine
import RxSwift

/// The state of the cart screen.
public nonisolated struct CartState: Equatable, Sendable {
  /// The cart as the user has edited it, including changes that are still being saved.
  public internal(set) var cart = Cart()
  /// The loading phase of the cart.
  public internal(set) var phase = LoadPhase.idle
  /// The phase of the checkout, for its progress indicator.
  public internal(set) var checkout = WorkPhase.idle
  /// The order just placed, until the user dismisses it.
  public internal(set) var placedOrder: Order?
  /// The message of the last failure, until the user dismisses it.
  public internal(set) var failure: String?

  /// Indicates whether a checkout is running, even if too briefly for a progress indicator.
  public var isCheckingOut: Bool { checkout != .idle }

  /// Indicates whether the loaded cart has any items.
  public var hasItemsToBuy: Bool { !cart.items.isEmpty && phase == .loaded }
  /// Indicates whether the cart can be bought now.
  public var canCheckOut: Bool { hasItemsToBuy && !isCheckingOut }
}

/// The inputs of the cart screen.
public nonisolated enum CartInput: Equatable, Sendable {
  /// Load the cart, unless it has been requested before.
  case load
  /// Load the cart again after a failure.
  case retry
  /// Set the quantity of a book; 0 removes it.
  case setQuantity(Int, bookId: Int)
  /// Remove a book.
  case remove(bookId: Int)
  /// Buy the contents of the cart.
  case checkout
  /// Dismiss the placed order.
  case dismissOrder
  /// Dismiss the failure message.
  case dismissFailure
}

/// A view model that edits and buys the cart. Edits appear on screen at once and are saved right after.
public final class CartViewModel: ViewModel {
  /// The cart with the user's edits, and the running operations.
  @Published public private(set) var state = CartState()

  private let service: any BookService
  private let undoable: CartChanges
  private let reading = LatestTask()
  private let changes = LatestTask()
  private let work = SerialTasks()
  private let scheduler: any SchedulerType
  private lazy var checkout = WorkIndicator(scheduler: scheduler) { [weak self] in self?.state.checkout = $0 }

  /// Creates a view model.
  ///
  /// - Parameters:
  ///   - service: The book service that keeps the cart.
  ///   - undo: The history that can undo removals and changes of quantities.
  ///   - scheduler: The scheduler that delays the checkout indicator.
  public init(
    service: any BookService, undo: UndoHistory = UndoHistory(), scheduler: any SchedulerType = MainScheduler.instance
  ) {
    self.service = service
    undoable = CartChanges(of: service, in: undo)
    self.scheduler = scheduler
    changes.follow(service.changes()) { [weak self] in self?.follow($0) }
  }

  deinit {}

  /// Handles an input. `load` reads once, and `retry` reads again only after a failure.
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
        let phase = LoadPhase(after: error)
        self?.show(phase == .disconnected ? self?.state.cart ?? Cart() : Cart(), phase)
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
    let item = state.cart.items[index]
    guard quantity != item.quantity else { return }
    state.cart.items[index].quantity = quantity
    let (service, undoable) = (service, undoable)
    perform {
      try await service.setQuantity(quantity, bookId: bookId)
      undoable.register(item, to: quantity)
    }
  }

  private func remove(at index: Int) {
    let item = state.cart.items.remove(at: index)
    let (service, undoable) = (service, undoable)
    perform {
      try await service.removeFromCart(bookId: item.book.id)
      undoable.registerRemoval(of: item, at: index)
    }
  }

  private func checkOut() {
    guard state.canCheckOut, checkout.begin() else { return }
    let (service, undoable) = (service, undoable)
    perform { [weak self] in
      defer { self?.checkout.end() }
      let order = try await service.checkout()
      undoable.forget()
      self?.state.placedOrder = order
    }
  }

  /// Performs a change on the service after all earlier changes. The last change reloads the cart.
  private func perform(_ action: @escaping @MainActor () async throws -> Void) {
    // Cancels a running load: its result predates the change.
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
    // Ignored while edits are being saved, so that they do not revert on screen. The last edit reloads the cart.
    case .books, .cart: if state.phase != .idle, work.isIdle { read() }
    case .orders: break
    }
  }
}
