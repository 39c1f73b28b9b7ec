/// What a subject offers to the conduits of its subscribers.
@usableFromInline
protocol ConduitSource<Output, Failure>: AnyObject {
  associatedtype Output
  associatedtype Failure: Error

  /// What a subscription calls itself in logs.
  var name: String { get }

  /// The value that a new subscriber receives first, if there is one.
  var latestValue: Output? { get }

  /// Forgets a subscriber that cancelled.
  func remove(_ conduit: Conduit<Output, Failure>)

  /// Notes that a subscriber wants values.
  func downstreamRequested()
}
