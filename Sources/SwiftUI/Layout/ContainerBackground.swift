import GtkBridge

/// A container whose background a view sets.
///
/// Mirrors SwiftUI's `ContainerBackgroundPlacement`.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// The screen of a stack.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// The column of a split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// The page of a tab view.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  /// The window.
  public static let window = ContainerBackgroundPlacement(name: "window")
}

extension View {
  /// Fills the surrounding container behind this view with a style.
  ///
  /// Mirrors SwiftUI's `containerBackground(_:for:)`. Apply it to the content of the container: the view fills it. The
  /// placement has no effect, and bars keep the desktop's colour.
  public func containerBackground<Style: ShapeStyle>(
    _ style: Style, for container: ContainerBackgroundPlacement
  ) -> some View {
    containerBackground(for: container) { Rectangle().fill(style) }
  }

  /// Shows a view behind this one in the whole surrounding container.
  ///
  /// Mirrors SwiftUI's `containerBackground(for:alignment:content:)`. Apply it to the content of the container: the view
  /// fills it. The placement has no effect, and bars keep the desktop's colour.
  public func containerBackground<Content: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity).background(alignment: alignment, content: content)
  }

  /// Adds the desktop's standard distance between the edge of a window and its content.
  ///
  /// Mirrors SwiftUI's `scenePadding(_:)`.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 18) }

  /// Adds the desktop's standard distance between the edge of a window and its content.
  ///
  /// Mirrors SwiftUI's `scenePadding(_:edges:)`.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { scenePadding(edges) }
}

/// A distance from the edge of a window.
///
/// Mirrors SwiftUI's `ScenePadding`.
public struct ScenePadding: Hashable, Sendable {
  /// The minimum distance, which is the standard one.
  public static let minimum = ScenePadding()
}
