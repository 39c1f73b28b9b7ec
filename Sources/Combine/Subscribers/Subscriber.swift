/// A type that receives values and a completion from a publisher.
///
/// The publisher calls `receive(subscription:)` once, then `receive(_:)` at most as often as requested, then
/// `receive(completion:)` at most once. The calls never overlap. Mirrors Combine's `Subscriber`.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the received values.
  associatedtype Input

  /// The type of the received error.
  associatedtype Failure: Error

  /// Receives the subscription, through which the subscriber requests values.
  func receive(subscription: any Subscription)

  /// Receives a value and returns the additional demand.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Receives the completion, after which no more values arrive.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Receives a value without content.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// A namespace for the types that belong to ``Subscriber``, as in Combine.
public enum Subscribers {}
