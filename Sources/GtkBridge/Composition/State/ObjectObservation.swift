/// A node's subscription to the changes of one object.
@MainActor
final class ObjectObservation<ObjectType: ObservableObject> {
  private(set) var object: ObjectType?
  private var subscription: AnyCancellable?

  /// Subscribes to `object`, unless that is the one already observed.
  func observe(_ object: ObjectType, for updater: BodyUpdater) {
    guard object !== self.object else { return }
    self.object = object
    // Sent before the change: by the next frame the object holds the new value.
    // `@Sendable`, because it is called on whichever thread makes the change.
    subscription = object.objectWillChange.sink { @Sendable _ in updater.dependencyWillChange() }
  }

  /// Lets go of the object.
  func stop() {
    subscription = nil
    object = nil
  }
}
