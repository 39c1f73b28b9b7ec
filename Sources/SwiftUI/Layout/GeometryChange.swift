import GtkBridge

extension View {
  /// Runs a closure with a value of the view's size or position: when the view is first laid out, and after each change.
  ///
  /// ```swift
  /// Text(title).onGeometryChange(for: CGSize.self, of: \.size) { size = $0 }
  /// ```
  ///
  /// Mirrors SwiftUI's `onGeometryChange(for:of:action:)`.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, value in action(value) }
  }

  /// Runs a closure with the previous and the new value of the view's size or position; the first time with the same value
  /// twice.
  ///
  /// Mirrors SwiftUI's `onGeometryChange(for:of:action:)`.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    background { GeometryObserver(value: transform, action: action) }
  }

  /// Returns the view itself: the views of a screen are laid out together, and move together.
  ///
  /// Mirrors SwiftUI's `geometryGroup()`.
  public func geometryGroup() -> some View { self }
}

/// An invisible view that reports its geometry, once it has one.
private struct GeometryObserver<Value: Equatable>: View {
  @State private var layout = FirstLayout()
  let value: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  var body: some View {
    GeometryReader { [layout] proxy in
      let value = layout.hasHappened(proxy) ? value(proxy) : nil
      Color.clear.onChange(of: value, initial: true) { old, new in
        if let new { action(old ?? new, new) }
      }
    }
    .accessibilityHidden(true)
  }
}

/// Remembers whether a view has been laid out. Until then, its size is zero.
@MainActor
private final class FirstLayout {
  private var isDone = false

  func hasHappened(_ proxy: GeometryProxy) -> Bool {
    isDone = isDone || proxy.size != .zero
    return isDone
  }
}
