/// A type-erased subscriber, or one that consists of closures. Mirrors Combine's `AnySubscriber`.
@frozen
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible,
  CustomReflectable, CustomPlaygroundDisplayConvertible
{
  /// The identity of the erased subscriber.
  public let combineIdentifier: CombineIdentifier

  /// The erased subscriber, or `nil` if the subscriber consists of closures.
  private let base: (any Subscriber)?
  private let onSubscription: (any Subscription) -> Void
  private let onValue: (Input) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void

  /// Creates a subscriber that forwards all events to `subscriber`. Erasing an `AnySubscriber` again has no cost.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    if let hidden = subscriber as? AnySubscriber<Input, Failure> {
      self = hidden
      return
    }
    base = subscriber
    combineIdentifier = subscriber.combineIdentifier
    onSubscription = { subscriber.receive(subscription: $0) }
    onValue = { subscriber.receive($0) }
    onCompletion = { subscriber.receive(completion: $0) }
  }

  /// Creates a subscriber that forwards all events to `subject`.
  public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
    self.init(SubjectRelay(subject))
  }

  /// Creates a subscriber from closures. Without `receiveValue`, values never add demand.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    base = nil
    combineIdentifier = CombineIdentifier()
    onSubscription = receiveSubscription ?? { _ in }
    onValue = receiveValue ?? { _ in .none }
    onCompletion = receiveCompletion ?? { _ in }
  }

  /// The description of the erased subscriber, or its type.
  public var description: String {
    guard let base else { return "Anonymous AnySubscriber" }
    return (base as? any CustomStringConvertible)?.description ?? "\(type(of: base))"
  }

  /// The mirror of the erased subscriber. It has no children unless the subscriber provides a custom mirror.
  public var customMirror: Mirror {
    guard let base else { return Mirror(reflecting: description) }
    return (base as? any CustomReflectable)?.customMirror ?? Mirror(base, children: EmptyCollection())
  }

  /// The playground description of the erased subscriber, or its description.
  public var playgroundDescription: Any {
    (base as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription ?? description
  }

  /// Forwards the subscription.
  public func receive(subscription: any Subscription) { onSubscription(subscription) }

  /// Forwards the value and returns the additional demand.
  public func receive(_ value: Input) -> Subscribers.Demand { onValue(value) }

  /// Forwards the completion.
  public func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}
