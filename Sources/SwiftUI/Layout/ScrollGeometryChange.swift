import GtkBridge
import GtkObjects

extension View {
  /// Runs a closure when a value of the geometry of the outermost scrollable view inside has changed.
  ///
  /// ```swift
  /// List(books) { BookRow(book: $0) }
  ///   .onScrollGeometryChange(for: Bool.self) { $0.contentOffset.y > 100 } action: { _, isFar in showsTopButton = isFar }
  /// ```
  ///
  /// Mirrors SwiftUI's `onScrollGeometryChange(for:of:action:)`. The closure also runs after the first layout, with the
  /// same value twice.
  public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(value: transform, action: action))
  }

  /// Runs a closure when a movement of the outermost scrollable view inside begins or ends.
  ///
  /// Mirrors SwiftUI's `onScrollPhaseChange(_:)`. See ``ScrollPhase`` for the phases that GTK distinguishes.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    onScrollPhaseChange { old, new, _ in action(old, new) }
  }

  /// Runs a closure when a movement of the outermost scrollable view inside begins or ends.
  ///
  /// Mirrors SwiftUI's `onScrollPhaseChange(_:)`.
  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier(action: action))
  }
}

/// The geometry at a change of the phase.
///
/// Mirrors SwiftUI's `ScrollPhaseChangeContext`, without the velocity.
public struct ScrollPhaseChangeContext: Hashable, Sendable {
  /// The geometry of the scrollable view.
  public let geometry: ScrollGeometry
}

private struct ScrollGeometryModifier<Value: Equatable>: ViewModifier {
  @State private var observer = ScrollObserver()
  @State private var latest = LatestValue<Value>()
  let value: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void

  func body(content: Content) -> some View {
    observer.geometryDidChange = { [latest, value, action] geometry in
      let new = value(geometry)
      let old = latest.value
      guard new != old else { return }
      latest.value = new
      action(old ?? new, new)
    }
    return content.scrollObserver(observer)
  }
}

private struct ScrollPhaseModifier: ViewModifier {
  @State private var observer = ScrollObserver()
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  func body(content: Content) -> some View {
    observer.phaseDidChange = { [action] old, new, geometry in
      action(old, new, ScrollPhaseChangeContext(geometry: geometry))
    }
    return content.scrollObserver(observer)
  }
}

/// The value that a closure has received last.
@MainActor
private final class LatestValue<Value> {
  var value: Value?
}
