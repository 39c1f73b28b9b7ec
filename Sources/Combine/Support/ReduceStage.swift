/// The step that a ``ReduceStage`` takes after a value.
enum ReduceStep<Failure: Error> {
  /// Waits for the next value.
  case proceed
  /// Sends the result and finishes.
  case finish
  /// Fails with an error.
  case fail(Failure)
}

extension ReduceStep where Failure == any Error {
  /// Creates the step that `body` returns, or a failure with the error it throws.
  init(catching body: () throws -> ReduceStep) {
    do { self = try body() } catch { self = .fail(error) }
  }
}

/// The subscriber of an operator that reduces all upstream values to at most one value.
///
/// It requests unlimited values from the upstream, and withholds the result until the downstream requests a value.
final class ReduceStage<Input, UpstreamFailure: Error, Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible
{
  typealias Failure = UpstreamFailure
  typealias Step = ReduceStep<Downstream.Failure>

  private let lock = Lock()
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var isSubscribed = false
  private var isWanted = false
  private var isComplete = false
  private let mapFailure: (UpstreamFailure) -> Downstream.Failure
  private let process: (Input) -> Step
  private let result: () -> Downstream.Input?
  let description: String

  init(
    _ description: String, downstream: Downstream, mapFailure: @escaping (UpstreamFailure) -> Downstream.Failure,
    process: @escaping (Input) -> Step, result: @escaping () -> Downstream.Input?
  ) {
    self.description = description
    self.downstream = downstream
    self.mapFailure = mapFailure
    self.process = process
    self.result = result
  }

  func receive(subscription: any Subscription) {
    let accepting = lock.withLock { () -> Downstream? in
      guard !isSubscribed, let downstream else { return nil }
      isSubscribed = true
      upstream = subscription
      return downstream
    }
    guard let accepting else { return subscription.cancel() }
    accepting.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard lock.withLock({ downstream != nil && !isComplete }) else { return .none }
    switch process(input) {
    case .proceed: break
    case .finish:
      lock.withLock { upstream.take() }?.cancel()
      complete()
    case .fail(let error):
      lock.withLock { upstream.take() }?.cancel()
      takeDownstream()?.receive(completion: .failure(error))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<UpstreamFailure>) {
    switch completion {
    case .finished: complete()
    case .failure(let error): takeDownstream()?.receive(completion: .failure(mapFailure(error)))
    }
  }

  func request(_ demand: Subscribers.Demand) {
    demand.assertPositive()
    let isReady = lock.withLock {
      isWanted = true
      return isComplete
    }
    if isReady { deliver() }
  }

  func cancel() {
    let upstream = lock.withLock { self.upstream.take() }
    upstream?.cancel()
    let downstream = takeDownstream()
    withExtendedLifetime(downstream) {}
  }

  private func complete() {
    let isReady = lock.withLock {
      guard !isComplete else { return false }
      isComplete = true
      return isWanted
    }
    if isReady || result() == nil { deliver() }
  }

  private func deliver() {
    guard let downstream = takeDownstream() else { return }
    if let value = result() { _ = downstream.receive(value) }
    downstream.receive(completion: .finished)
  }

  private func takeDownstream() -> Downstream? {
    lock.withLock { downstream.take() }
  }
}

extension ReduceStage where UpstreamFailure == Downstream.Failure {
  /// Creates a stage that forwards upstream errors.
  convenience init(
    _ description: String, downstream: Downstream, process: @escaping (Input) -> Step,
    result: @escaping () -> Downstream.Input?
  ) {
    self.init(description, downstream: downstream, mapFailure: { $0 }, process: process, result: result)
  }
}

extension ReduceStage where Downstream.Failure == any Error {
  /// Creates a stage that fails with any error that `process` throws.
  convenience init(
    trying description: String, downstream: Downstream, process: @escaping (Input) throws -> Step,
    result: @escaping () -> Downstream.Input?
  ) {
    self.init(
      description, downstream: downstream, mapFailure: { $0 }, process: { input in Step { try process(input) } },
      result: result)
  }
}
