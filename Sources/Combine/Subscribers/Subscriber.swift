/// A type that receives values and a completion from a publisher.
///
/// The publisher calls `receive(subscription:)` once, then `receive(_:)` at most as often as was requested, then
/// `receive(completion:)` at most once, never two of them at the same time. Mirrors Combine's `Subscriber`.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The kind of value that this subscriber receives.
  associatedtype Input

  /// The kind of error that this subscriber can be told of.
  associatedtype Failure: Error

  /// Tells the subscriber that it is attached, and gives it the means to request values.
  func receive(subscription: any Subscription)

  /// Delivers one value. Returns how many more values the subscriber wants, in addition to what it requested before.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Tells the subscriber that no more values come.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Delivers one value of a publisher whose values carry nothing.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// A namespace for the types that belong to ``Subscriber``, as in Combine.
public enum Subscribers {}
