/// A property of a view that is kept for it, or observed, from one description to the next.
///
/// Mirrors SwiftUI's `DynamicProperty`. A type of your own that is made of others, such as `@State` properties,
/// conforms by naming the protocol; ``update()`` is called before each reading of the body.
@preconcurrency @MainActor
public protocol DynamicProperty {
  /// Brings what is computed from other properties up to date.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A property that is connected to something kept by its view's node.
@MainActor
protocol GraphProperty: DynamicProperty {
  /// What the node keeps for the property.
  associatedtype Storage: AnyObject

  /// Makes what the node keeps, for the first description.
  func makeStorage(for updater: BodyUpdater) -> Storage

  /// Connects the property of a new description to what the node keeps.
  mutating func connect(to storage: Storage, of updater: BodyUpdater)

  /// Ends observation when the view goes.
  static func disconnect(_ storage: Storage, from updater: BodyUpdater)

  /// Whether what the node keeps belongs to its view; see ``RetainedState``.
  static func retainedState(_ storage: Storage) -> RetainedState
}

extension GraphProperty {
  static func disconnect(_ storage: Storage, from updater: BodyUpdater) {}

  static func retainedState(_ storage: Storage) -> RetainedState { .initial }
}
