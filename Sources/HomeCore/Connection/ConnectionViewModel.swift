import Combine
import RxSwift

/// The status of the connection to the shop's server, in one line for a window.
public nonisolated struct ConnectionStatus: Equatable, Sendable {
  /// The line, or `nil` if there is no message.
  public let message: String?
  /// The reason, if the line does not contain it.
  public let reason: String?
  /// Indicates whether only the user can restore the connection.
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
  /// Connect again.
  case connect
}

/// A view model of the connection to the shop's server. One instance serves the whole program.
public final class ConnectionViewModel: ViewModel {
  /// The time before a first connection needs a message.
  static let patience = RxTimeInterval.milliseconds(500)

  /// The connection as reported to the user. A new attempt is reported only when it takes long.
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
  ///   - prompt: The prompt that forgets the password of a failed connection.
  ///   - scheduler: The scheduler that delays the message about a first connection.
  ///   - connect: A closure that connects, or does nothing if it cannot.
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

  /// Handles an input: connects to the server, in place of a running attempt.
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
    // The message about an earlier state stays until the connection has taken long enough for its own.
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
  /// Creates a view model for a shop. The next call of the shop connects.
  public convenience init(shop: any Shop, prompt: PasswordPrompt) {
    self.init(states: shop.connectionStates(), prompt: prompt) { _ = try? await shop.books.numberOfCartItems() }
  }
}
