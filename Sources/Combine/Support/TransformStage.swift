/// The step that a ``TransformStage`` takes for a value.
enum TransformStep<Output, Failure: Error> {
  /// Sends a value.
  case emit(Output)
  /// Drops the value and requests another one.
  case skip
  /// Finishes.
  case finish
  /// Sends a value and finishes.
  case emitAndFinish(Output)
  /// Fails with an error.
  case fail(Failure)
}

extension TransformStep where Failure == any Error {
  /// Creates the step that `body` returns, or a failure with the error it throws.
  init(catching body: () throws -> TransformStep) {
    do { self = try body() } catch { self = .fail(error) }
  }
}

/// The subscriber of an operator that converts each upstream value to at most one value.
///
/// Demand and cancellation go directly to the upstream. A dropped value requests another one. State between values
/// belongs to the `process` closure, which is never called concurrently.
final class TransformStage<Input, UpstreamFailure: Error, Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible
{
  typealias Failure = UpstreamFailure
  typealias Step = TransformStep<Downstream.Input, Downstream.Failure>

  private let lock = Lock()
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private let mapFailure: (UpstreamFailure) -> Downstream.Failure
  private let process: (Input) -> Step
  let description: String

  init(
    _ description: String, downstream: Downstream, mapFailure: @escaping (UpstreamFailure) -> Downstream.Failure,
    process: @escaping (Input) -> Step
  ) {
    self.description = description
    self.downstream = downstream
    self.mapFailure = mapFailure
    self.process = process
  }

  func receive(subscription: any Subscription) {
    let accepting = lock.withLock { () -> Downstream? in
      guard upstream == nil, let downstream else { return nil }
      upstream = subscription
      return downstream
    }
    if let accepting { accepting.receive(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.lock()
    let downstream = self.downstream
    lock.unlock()
    guard let downstream else { return .none }
    switch process(input) {
    case .emit(let output): return downstream.receive(output)
    case .skip: return .max(1)
    case .finish: end(.finished)
    case .emitAndFinish(let output):
      // Values sent during this delivery have no downstream. A cancellation still reaches the upstream.
      _ = lock.withLock { self.downstream.take() }
      _ = downstream.receive(output)
      guard let upstream = lock.withLock({ upstream.take() }) else { return .none }
      upstream.cancel()
      downstream.receive(completion: .finished)
    case .fail(let error): end(.failure(error))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<UpstreamFailure>) {
    let (downstream, upstream) = takeEnds()
    downstream?.receive(completion: completion.mapFailure(mapFailure))
    withExtendedLifetime(upstream) {}
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
  }

  func cancel() {
    let (downstream, upstream) = takeEnds()
    upstream?.cancel()
    withExtendedLifetime(downstream) {}
  }

  /// Completes from within: cancels the upstream, then completes the downstream, in the order of Apple's Combine.
  private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let (downstream, upstream) = takeEnds()
    upstream?.cancel()
    downstream?.receive(completion: completion)
  }

  private func takeEnds() -> (Downstream?, (any Subscription)?) {
    lock.withLock { (downstream.take(), upstream.take()) }
  }
}

extension TransformStage where UpstreamFailure == Downstream.Failure {
  /// Creates a stage that forwards upstream errors.
  convenience init(_ description: String, downstream: Downstream, process: @escaping (Input) -> Step) {
    self.init(description, downstream: downstream, mapFailure: { $0 }, process: process)
  }
}

extension TransformStage where Downstream.Failure == any Error {
  /// Creates a stage that fails with any error that `process` throws.
  convenience init(trying description: String, downstream: Downstream, process: @escaping (Input) throws -> Step) {
    self.init(
      description, downstream: downstream, mapFailure: { $0 }, process: { input in Step { try process(input) } })
  }
}
