/// A namespace of identifiers. It lasts as long as the identity of the view is on screen.
///
/// Mirrors SwiftUI's `Namespace`. See ``View/matchedGeometryEffect(id:in:properties:anchor:isSource:)``.
@preconcurrency @MainActor
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identity of a namespace.
  ///
  /// Mirrors SwiftUI's `Namespace.ID`.
  public struct ID: Hashable, Sendable {
    fileprivate let number: Int
  }

  private var storage: NamespaceStorage?

  /// Creates a namespace.
  public nonisolated init() {}

  /// The identity of the namespace.
  public var wrappedValue: ID { storage?.id ?? ID(number: 0) }
}

@MainActor
final class NamespaceStorage {
  private static var count = 0
  let id: Namespace.ID

  init() {
    Self.count += 1
    id = Namespace.ID(number: Self.count)
  }
}

extension Namespace: GraphProperty {
  func makeStorage(for updater: BodyUpdater) -> NamespaceStorage { NamespaceStorage() }

  mutating func connect(to storage: NamespaceStorage, of updater: BodyUpdater) { self.storage = storage }
}
