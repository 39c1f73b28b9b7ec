/// Controls that belong together, joined into one.
///
/// Mirrors SwiftUI's `ControlGroup`; shown by a row of linked buttons, the theme's way.
public struct ControlGroup<Content: View>: View {
  private let content: Content

  /// Joins controls.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View {
    HStack(spacing: 0) { content }.linked()
  }
}
