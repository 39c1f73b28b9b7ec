/// A property of a view whose storage or observation persists between updates of the view.
///
/// Mirrors SwiftUI's `DynamicProperty`. A custom type composed of properties such as `@State` only needs to declare
/// its conformance. ``update()`` is called before each reading of the body.
@preconcurrency @MainActor
public protocol DynamicProperty {
  /// Updates values that are computed from other properties.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A property connected to storage in its view's node.
@MainActor
protocol GraphProperty: DynamicProperty {
  associatedtype Storage: AnyObject

  /// Creates the storage for the first description.
  func makeStorage(for updater: BodyUpdater) -> Storage

  /// Connects the property of a new description to the storage.
  mutating func connect(to storage: Storage, of updater: BodyUpdater)

  /// Stops observation when the view is unmounted.
  static func disconnect(_ storage: Storage, from updater: BodyUpdater)

  /// Returns the state that the storage keeps for its view; see ``RetainedState``.
  static func retainedState(_ storage: Storage) -> RetainedState
}

extension GraphProperty {
  static func disconnect(_ storage: Storage, from updater: BodyUpdater) {}

  static func retainedState(_ storage: Storage) -> RetainedState { .initial }
}
