import GtkObjects

/// A container that arranges views in lines and starts a new line when a view does not fit.
///
/// SwiftUI has no such stack. This one behaves like the example for the `Layout` protocol in SwiftUI's documentation.
/// Views have their natural width, limited to that of a line. Each line is as high as its highest view, and
/// `alignment` places it. The natural width fits all views in one line; a smaller width increases the height.
///
/// ```swift
/// FlowStack { ForEach(tags, id: \.self) { TagView(tag: $0) } }
/// ```
public struct FlowStack<Content: View>: View {
  private let layout: FlowLayout
  private let content: Content

  /// Creates a flow stack.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of lines in the stack's width, and of views in the height of their line.
  ///   - spacing: The spacing between views of a line, in points; the default is the desktop's own, 6.
  ///   - lineSpacing: The spacing between lines, in points; the default is `spacing`.
  ///   - content: The views.
  public init(
    alignment: Alignment = .topLeading, spacing: CGFloat? = nil, lineSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let spacing = spacing ?? CGFloat(Container.defaultSpacing)
    layout = FlowLayout(alignment: alignment, spacing: spacing, lineSpacing: lineSpacing ?? spacing)
    self.content = content()
  }

  public var body: some View { layout { content } }
}
