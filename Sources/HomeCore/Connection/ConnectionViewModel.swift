import Combine
import RxSwift

/// What a window says about the connection to the shop's server, in one line.
public nonisolated struct ConnectionStatus: Equatable, Sendable {
  /// The line, or `nil` if there is nothing to say.
  public let message: String?
  /// The reason for it, if the line does not say it.
  public let reason: String?
  /// Indicates whether only the user can make the connection again.
  public let canConnect: Bool

  /// Creates the status for a state of the connection.
  public init(_ state: StoreConnectionState) {
    switch state {
    case .connected: (message, reason, canConnect) = (nil, nil, false)
    case .slow: (message, reason, canConnect) = (String(localized: "Waiting for the shop's server…"), nil, false)
    case .connecting: (message, reason, canConnect) = (String(localized: "Connecting to the shop…"), nil, false)
    case .waiting(let reason):
      (message, self.reason, canConnect) = (
        String(localized: "The shop's server does not answer. Trying again…"), reason, false
      )
    case .readOnly(let reason):
      (message, self.reason, canConnect) = (String(localized: "The shop can only be read now."), reason, false)
    case .failed(let reason): (message, self.reason, canConnect) = (reason, nil, true)
    }
  }
}

/// The inputs of the line about the connection.
public nonisolated enum ConnectionInput: Equatable, Sendable {
  /// Make the connection again.
  case connect
}

/// A view model that follows the connection to the shop's server. One instance serves the whole program.
public final class ConnectionViewModel: ViewModel {
  /// The time for which a first connection is not worth a line.
  static let patience = RxTimeInterval.milliseconds(500)

  /// The connection as the user is told of it. A new attempt is told of only when it takes long.
  @Published public private(set) var state = ConnectionStatus(.connected)

  private let prompt: PasswordPrompt
  private let connect: @MainActor () async -> Void
  private let scheduler: any SchedulerType
  private let states = LatestTask()
  private let connecting = LatestTask()
  private let timer = SerialDisposable()

  /// Creates a view model.
  ///
  /// - Parameters:
  ///   - states: The states of the connection.
  ///   - prompt: The prompt that forgets the password of a connection that failed.
  ///   - scheduler: The scheduler that delays the line about a first connection.
  ///   - connect: A closure that makes the connection, or does nothing if it cannot.
  public init(
    states: AsyncStream<StoreConnectionState>, prompt: PasswordPrompt = PasswordPrompt(),
    scheduler: any SchedulerType = MainScheduler.instance, connect: @escaping @MainActor () async -> Void = {}
  ) {
    self.prompt = prompt
    self.connect = connect
    self.scheduler = scheduler
    self.states.follow(states) { [weak self] in self?.follow($0) }
  }

  deinit {}

  /// Handles an input: connects to the server, in place of an attempt that is under way.
  public func trigger(_ input: ConnectionInput) {
    switch input {
    case .connect: connecting.run { [connect] in await connect() }
    }
  }

  private func follow(_ new: StoreConnectionState) {
    if case .failed = new { prompt.forget() }
    guard new == .connecting else { return show(new) }
    // A shop connects at its first use.
    trigger(.connect)
    // The line about an earlier state stays until the connection has taken long enough for its own.
    timer.disposable = Observable<Int>.timer(Self.patience, scheduler: scheduler)
      .bind(with: self) { viewModel, _ in viewModel.show(.connecting) }
  }

  private func show(_ new: StoreConnectionState) {
    timer.disposable = Disposables.create()
    let status = ConnectionStatus(new)
    if status != state { state = status }
  }
}

extension ConnectionViewModel {
  /// Creates a view model for a shop, whose next call makes the connection.
  public convenience init(shop: any Shop, prompt: PasswordPrompt) {
    self.init(states: shop.connectionStates(), prompt: prompt) { _ = try? await shop.books.numberOfCartItems() }
  }
}
