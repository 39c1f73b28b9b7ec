/// A group of related controls, joined visually.
///
/// Mirrors SwiftUI's `ControlGroup`; shown by a row of linked buttons.
public struct ControlGroup<Content: View>: View {
  private let content: Content

  /// Creates a group of controls.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View {
    HStack(spacing: 0) { content }.linked()
  }
}
