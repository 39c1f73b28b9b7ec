import Combine

/// What the cart's screen shows.
public nonisolated struct CartState: Equatable, Sendable {
  /// What is in the cart, as the user has made it, though it may still be on its way to the store.
  public internal(set) var cart = Cart()
  /// How far the reading has come.
  public internal(set) var phase = LoadPhase.idle
  /// Whether the cart is being bought.
  public internal(set) var isCheckingOut = false
  /// What has just been bought, until that has been read.
  public internal(set) var placedOrder: Order?
  /// Why something could not be done, until that has been read.
  public internal(set) var failure: String?

  /// Whether the cart can be bought now.
  public var canCheckOut: Bool { !cart.items.isEmpty && !isCheckingOut && phase == .loaded }
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
  private let reading = LatestTask()
  private let changes = LatestTask()
  private let work = SerialTasks()

  /// Makes a view model of a service's cart.
  public init(service: any BookService) {
    self.service = service
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
    if quantity == 0 {
      state.cart.items.remove(at: index)
    } else {
      guard quantity != state.cart.items[index].quantity else { return }
      state.cart.items[index].quantity = quantity
    }
    let service = service
    perform { try await service.setQuantity(quantity, bookId: bookId) }
  }

  private func checkOut() {
    guard state.canCheckOut else { return }
    state.isCheckingOut = true
    let service = service
    perform { [weak self] in
      defer { self?.state.isCheckingOut = false }
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
