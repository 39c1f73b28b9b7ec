import GtkBridge

/// A view that creates its views from a collection.
///
/// Mirrors SwiftUI's `DynamicViewContent`, which ``ForEach`` conforms to.
@preconcurrency @MainActor
public protocol DynamicViewContent<Data>: View {
  /// The type of the collection.
  associatedtype Data: Collection

  /// The collection.
  var data: Data { get }
}
extension ForEach: DynamicViewContent where Content: View {}
