import Synchronization

/// A controller for the answers of a mock service. By default, calls are answered at once.
///
/// ```swift
/// let service = MockBookService()
/// service.answers.hold()                   // calls wait from now on
/// viewModel.trigger(.search("moon"))
/// await service.answers.waitForCalls(1)
/// service.answers.release()                // and are answered here
/// ```
public nonisolated final class MockAnswers: Sendable {
  private struct Call {
    let name: String
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct Waiter {
    let count: Int
    let continuation: CheckedContinuation<Void, Never>
  }

  private struct State {
    var failure: (any Error)?
    var delay: Duration?
    var isHolding = false
    var log: [String] = []
    var held: [Call] = []
    var waiters: [Waiter] = []
  }

  private let state = Mutex(State())

  /// Creates a controller that answers at once.
  public init() {}

  /// The error that calls throw, or `nil` for success.
  public var failure: (any Error)? {
    get { state.withLock { $0.failure } }
    set { state.withLock { $0.failure = newValue } }
  }

  /// The delay of each answer, for inspecting a loading screen.
  public var delay: Duration? {
    get { state.withLock { $0.delay } }
    set { state.withLock { $0.delay = newValue } }
  }

  /// The names of the calls so far, in order.
  public var calls: [String] { state.withLock { $0.log } }

  /// The names of the calls that are waiting for an answer, in order.
  public var heldCalls: [String] { state.withLock { $0.held.map(\.name) } }

  /// Makes future calls wait until they are released.
  public func hold() {
    state.withLock { $0.isHolding = true }
  }

  /// Answers all waiting calls. Future calls are answered at once.
  public func release() {
    let held = state.withLock { state in
      state.isHolding = false
      defer { state.held = [] }
      return state.held
    }
    for call in held { answer(call) }
  }

  /// Answers the waiting call at an index of ``heldCalls``. The others keep waiting.
  public func release(at index: Int) {
    answer(state.withLock { $0.held.remove(at: index) })
  }

  /// Returns when at least this many calls are waiting.
  public func waitForCalls(_ count: Int) async {
    await withCheckedContinuation { continuation in
      let isThere = state.withLock { state in
        if state.held.count < count { state.waiters.append(Waiter(count: count, continuation: continuation)) }
        return state.held.count >= count
      }
      if isThere { continuation.resume() }
    }
  }

  /// Suspends a mock service's method until the call may be answered, or throws if it should fail. Call this first in
  /// the method. A cancelled call is still answered, like a disk read that has already completed.
  public func arrive(_ name: String = #function) async throws {
    let (delay, isHolding) = state.withLock { state in
      state.log.append(name)
      return (state.delay, state.isHolding)
    }
    if let delay { try? await Task.sleep(for: delay) }
    guard isHolding else {
      if let failure { throw failure }
      return
    }
    try await withCheckedThrowingContinuation { continuation in
      let (isReleased, ready) = state.withLock { state in
        guard state.isHolding else { return (true, [Waiter]()) }
        state.held.append(Call(name: name, continuation: continuation))
        let count = state.held.count
        let ready = state.waiters.filter { $0.count <= count }
        state.waiters.removeAll { $0.count <= count }
        return (false, ready)
      }
      if isReleased { answer(Call(name: name, continuation: continuation)) }
      for waiter in ready { waiter.continuation.resume() }
    }
  }

  private func answer(_ call: Call) {
    if let failure {
      call.continuation.resume(throwing: failure)
    } else {
      call.continuation.resume()
    }
  }
}
