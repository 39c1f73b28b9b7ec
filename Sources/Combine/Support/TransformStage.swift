/// What a ``TransformStage`` makes of one value.
enum TransformStep<Output, Failure: Error> {
  /// Send this value on.
  case emit(Output)
  /// Leave the value out and ask for another.
  case skip
  /// End the stream.
  case finish
  /// Send this value on and end the stream.
  case emitAndFinish(Output)
  /// End the stream with an error.
  case fail(Failure)
}

extension TransformStep where Failure == any Error {
  /// The step that `body` returns, or a failure with the error that it throws.
  init(catching body: () throws -> TransformStep) {
    do { self = try body() } catch { self = .fail(error) }
  }
}

/// The subscriber of an operator that makes at most one value of each upstream value.
///
/// Demand and cancellation go straight to the upstream; a value that is left out asks for one more. What an operator
/// remembers from value to value lives in its `process` closure, which an upstream never calls twice at the same time.
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
      // Values that are sent while this one is handled find no downstream; a cancellation finds the upstream.
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

  /// Ends the stream from here: the upstream is cancelled first, as Combine's operators do.
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
  /// Makes a stage that passes errors through.
  convenience init(_ description: String, downstream: Downstream, process: @escaping (Input) -> Step) {
    self.init(description, downstream: downstream, mapFailure: { $0 }, process: process)
  }
}

extension TransformStage where Downstream.Failure == any Error {
  /// Makes a stage that can fail with whatever `process` throws.
  convenience init(trying description: String, downstream: Downstream, process: @escaping (Input) throws -> Step) {
    self.init(
      description, downstream: downstream, mapFailure: { $0 }, process: { input in Step { try process(input) } })
  }
}
