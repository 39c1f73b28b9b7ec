/// A node's subscription to the changes of one object.
@MainActor
final class ObjectObservation<ObjectType: ObservableObject> {
  private(set) var object: ObjectType?
  private var subscription: AnyCancellable?

  /// Subscribes to `object`, unless it is observed already.
  func observe(_ object: ObjectType, for updater: BodyUpdater) {
    guard object !== self.object || subscription == nil else { return }
    self.object = object
    // The object sends this before the change and holds the new value by the next frame. The closure is `@Sendable`
    // because the change may occur on any thread.
    subscription = object.objectWillChange.sink { @Sendable _ in updater.dependencyWillChange() }
  }

  /// Cancels the subscription. Closures of a removed view may still read the object.
  func stop() { subscription = nil }
}
