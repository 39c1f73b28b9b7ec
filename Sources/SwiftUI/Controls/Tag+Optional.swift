import GtkBridge

extension View {
  /// Sets the value that selects the view in a picker or a list.
  ///
  /// Mirrors SwiftUI's `tag(_:includeOptional:)`. A tag always matches the value and an optional with the value.
  public func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool) -> some View { self.tag(tag) }
}
