/// A class that publishes an event before its instances change.
///
///     final class Counter: ObservableObject {
///       @Published var count = 0
///     }
///     let counter = Counter()
///     let token = counter.objectWillChange.sink { print("about to change from \(counter.count)") }
///     counter.count = 1
///
/// The default `objectWillChange` publishes before every change of a `@Published` property, including inherited ones.
/// As with Apple's Combine, a class with its own `objectWillChange`, of any type, must publish the changes itself.
/// Mirrors Combine's `ObservableObject`.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher of changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// A publisher that publishes before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The object's publisher. Created on first use, so an unobserved `@Published` property has no extra cost.
  ///
  /// The properties are looked up once per type. The first access for an object takes one lock per property, later
  /// accesses take a single lock.
  public var objectWillChange: ObservableObjectPublisher {
    let properties = PublishedProperties.of(type(of: self))
    guard let first = properties.first else { return UnpublishedObjects.shared.publisher(of: self) }
    if let installed = first.box(self).announcer { return installed }
    return PublishedProperties.installing.withLock { _ in
      if let installed = first.box(self).announcer { return installed }
      let publisher = ObservableObjectPublisher()
      // Setting the first property last ensures that every property has the publisher once the first one does.
      for property in properties.reversed() { property.box(self).announcer = publisher }
      return publisher
    }
  }
}
