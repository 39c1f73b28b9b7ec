/// A class whose instances announce that they are about to change.
///
///     final class Counter: ObservableObject {
///       @Published var count = 0
///     }
///     let counter = Counter()
///     let token = counter.objectWillChange.sink { print("about to change from \(counter.count)") }
///     counter.count = 1
///
/// A class that declares no `objectWillChange` gets one that announces every change of its `@Published` properties,
/// inherited ones included. A class that declares its own, of whatever type, sends by itself, as with Apple's Combine.
/// Mirrors Combine's `ObservableObject`.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher that announces changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// A publisher that sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The object's one publisher, made on first use; a `@Published` property pays for nothing before that.
  ///
  /// The properties are found once per type. The first access for an object costs one lock for each of them, later ones
  /// cost one lock in all.
  public var objectWillChange: ObservableObjectPublisher {
    let properties = PublishedProperties.of(type(of: self))
    guard let first = properties.first else { return UnpublishedObjects.shared.publisher(of: self) }
    if let installed = first.box(self).announcer { return installed }
    return PublishedProperties.installing.withLock { _ in
      if let installed = first.box(self).announcer { return installed }
      let publisher = ObservableObjectPublisher()
      // The first property comes last, so that whoever finds the publisher there finds it in all of them.
      for property in properties.reversed() { property.box(self).announcer = publisher }
      return publisher
    }
  }
}
