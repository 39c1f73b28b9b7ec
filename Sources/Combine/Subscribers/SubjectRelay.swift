/// A subscriber that forwards all events of a publisher to a subject.
final class SubjectRelay<Target: Subject>: Subscriber, Cancellable, Subscription, CustomStringConvertible,
  CustomReflectable
{
  private let lock = Lock()
  private var subject: Target?
  private var upstream: (any Subscription)?

  init(_ subject: Target) {
    self.subject = subject
  }

  var description: String { "Subject" }

  var customMirror: Mirror {
    let (subject, upstream) = lock.withLock { (self.subject, self.upstream) }
    return Mirror(self, children: ["downstreamSubject": subject as Any, "upstreamSubscription": upstream as Any])
  }

  func receive(subscription: any Subscription) {
    let target = lock.withLock { () -> Target? in
      guard upstream == nil, let subject else { return nil }
      upstream = subscription
      return subject
    }
    if let target { target.send(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ input: Target.Output) -> Subscribers.Demand {
    lock.withLock { subject }?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Target.Failure>) {
    let (target, old) = lock.withLock { (subject.take(), upstream.take()) }
    target?.send(completion: completion)
    withExtendedLifetime(old) {}
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
  }

  func cancel() {
    let (target, old) = lock.withLock { (subject.take(), upstream.take()) }
    old?.cancel()
    withExtendedLifetime(target) {}
  }
}
