/// A subscriber that hides the type of another, or is made of closures. Mirrors Combine's `AnySubscriber`.
@frozen
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible,
  CustomReflectable, CustomPlaygroundDisplayConvertible
{
  /// The identity of the hidden subscriber.
  public let combineIdentifier: CombineIdentifier

  /// The hidden subscriber; nil when closures make the subscriber.
  private let base: (any Subscriber)?
  private let onSubscription: (any Subscription) -> Void
  private let onValue: (Input) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void

  /// Makes a subscriber that passes everything to `subscriber`. Hiding an `AnySubscriber` again costs nothing.
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

  /// Makes a subscriber that passes everything to `subject`.
  public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
    self.init(SubjectRelay(subject))
  }

  /// Makes a subscriber from closures. Without `receiveValue` no value is ever asked for in reply.
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

  /// What the hidden subscriber says of itself, or its type.
  public var description: String {
    guard let base else { return "Anonymous AnySubscriber" }
    return (base as? any CustomStringConvertible)?.description ?? "\(type(of: base))"
  }

  /// The hidden subscriber's mirror, which shows nothing unless it says what to show.
  public var customMirror: Mirror {
    guard let base else { return Mirror(reflecting: description) }
    return (base as? any CustomReflectable)?.customMirror ?? Mirror(base, children: EmptyCollection())
  }

  /// What the hidden subscriber shows in a playground, or its description.
  public var playgroundDescription: Any {
    (base as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription ?? description
  }

  /// Passes the subscription on.
  public func receive(subscription: any Subscription) { onSubscription(subscription) }

  /// Passes the value on and returns the demand that comes back.
  public func receive(_ value: Input) -> Subscribers.Demand { onValue(value) }

  /// Passes the completion on.
  public func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}
