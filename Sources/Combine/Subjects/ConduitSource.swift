/// The interface of a subject toward the conduits of its subscribers.
@usableFromInline
protocol ConduitSource<Output, Failure>: AnyObject {
  associatedtype Output
  associatedtype Failure: Error

  /// The description of the subscriptions in logs.
  var name: String { get }

  /// The value that a new subscriber receives first, if any.
  var latestValue: Output? { get }

  /// Removes a subscriber that has cancelled.
  func remove(_ conduit: Conduit<Output, Failure>)

  /// Called after a subscriber has requested values.
  func downstreamRequested()
}
