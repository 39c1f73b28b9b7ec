import Synchronization

/// Decides when and how a mock service's calls are answered: at once unless it is told otherwise.
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

  /// Makes answers that come at once.
  public init() {}

  /// What calls fail with, until it is `nil` again.
  public var failure: (any Error)? {
    get { state.withLock { $0.failure } }
    set { state.withLock { $0.failure = newValue } }
  }

  /// How long each answer takes: for somebody who wants to look at a screen that is loading.
  public var delay: Duration? {
    get { state.withLock { $0.delay } }
    set { state.withLock { $0.delay = newValue } }
  }

  /// The names of the calls so far, in their order.
  public var calls: [String] { state.withLock { $0.log } }

  /// The names of the calls that wait for an answer, in their order.
  public var heldCalls: [String] { state.withLock { $0.held.map(\.name) } }

  /// Keeps the calls that come from waiting, until they are released.
  public func hold() {
    state.withLock { $0.isHolding = true }
  }

  /// Answers all calls that wait, and those that come at once.
  public func release() {
    let held = state.withLock { state in
      state.isHolding = false
      defer { state.held = [] }
      return state.held
    }
    for call in held { answer(call) }
  }

  /// Answers one of the calls that wait, by its place in ``heldCalls``; the others go on waiting.
  public func release(at index: Int) {
    answer(state.withLock { $0.held.remove(at: index) })
  }

  /// Returns when so many calls wait.
  public func waitForCalls(_ count: Int) async {
    await withCheckedContinuation { continuation in
      let isThere = state.withLock { state in
        if state.held.count < count { state.waiters.append(Waiter(count: count, continuation: continuation)) }
        return state.held.count >= count
      }
      if isThere { continuation.resume() }
    }
  }

  /// What a mock service's method begins with: returns when the call may be answered, and throws if it is to fail. A call
  /// whose task has been cancelled is answered all the same, as one that has already been read from a disk would be.
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
