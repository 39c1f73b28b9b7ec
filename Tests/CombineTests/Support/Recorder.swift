import Combine

/// An error to fail with.
struct TestError: Error, Equatable {
  var code = 0
}

/// A subscriber that requests the demand that the test sets, and records all events.
final class Recorder<Input, Failure: Error>: Subscriber, Cancellable {
  private let initialDemand: Subscribers.Demand
  private let reply: (Input) -> Subscribers.Demand
  private(set) var subscription: (any Subscription)?
  private(set) var subscriptionCount = 0
  private(set) var values: [Input] = []
  private(set) var completion: Subscribers.Completion<Failure>?
  private(set) var completionCount = 0

  init(demand: Subscribers.Demand = .unlimited, reply: @escaping (Input) -> Subscribers.Demand = { _ in .none }) {
    initialDemand = demand
    self.reply = reply
  }

  var isFinished: Bool { if case .finished? = completion { true } else { false } }
  var error: Failure? { if case .failure(let error)? = completion { error } else { nil } }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    subscriptionCount += 1
    if initialDemand > .none { subscription.request(initialDemand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return reply(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    self.completion = completion
    completionCount += 1
  }

  func request(_ count: Int) { subscription?.request(.max(count)) }

  func cancel() { subscription?.cancel() }
}

extension Publisher {
  /// Attaches a recorder.
  func record(
    demand: Subscribers.Demand = .unlimited, reply: @escaping (Output) -> Subscribers.Demand = { _ in .none }
  ) -> Recorder<Output, Failure> {
    let recorder = Recorder<Output, Failure>(demand: demand, reply: reply)
    subscribe(recorder)
    return recorder
  }
}

/// A publisher that records all requests, and sends the events that the test sets, with or without a request.
final class Probe<Output, Failure: Error>: Publisher {
  final class Connection: Subscription {
    let send: (Output) -> Subscribers.Demand
    let complete: (Subscribers.Completion<Failure>) -> Void
    var requests: [Subscribers.Demand] = []
    var cancelCount = 0

    init(send: @escaping (Output) -> Subscribers.Demand, complete: @escaping (Subscribers.Completion<Failure>) -> Void)
    {
      self.send = send
      self.complete = complete
    }

    func request(_ demand: Subscribers.Demand) { requests.append(demand) }
    func cancel() { cancelCount += 1 }
  }

  private(set) var connections: [Connection] = []

  var requests: [Subscribers.Demand] { connections.last?.requests ?? [] }
  var cancelCount: Int { connections.reduce(0) { $0 + $1.cancelCount } }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let connection = Connection(
      send: { subscriber.receive($0) }, complete: { subscriber.receive(completion: $0) })
    connections.append(connection)
    subscriber.receive(subscription: connection)
  }

  @discardableResult
  func send(_ value: Output) -> Subscribers.Demand { connections.last?.send(value) ?? .none }

  func send(completion: Subscribers.Completion<Failure>) { connections.last?.complete(completion) }
}
