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

/// The layout of views in lines.
private struct FlowLayout: Layout {
  let alignment: Alignment
  let spacing: CGFloat
  let lineSpacing: CGFloat

  private struct Line {
    var views: [(view: LayoutSubview, size: CGSize, proposal: ProposedViewSize)] = []
    var size = CGSize.zero
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let lines = lines(of: subviews, in: proposal.width ?? .infinity)
    return CGSize(width: lines.map(\.size.width).max() ?? 0, height: height(of: lines))
  }

  private func height(of lines: [Line]) -> CGFloat {
    lines.reduce(0) { $0 + $1.size.height } + lineSpacing * CGFloat(max(lines.count - 1, 0))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for line in lines(of: subviews, in: proposal.width ?? .infinity) {
      let box = ViewDimensions(bounds.size)
      var x = bounds.minX + box[alignment.horizontal] - ViewDimensions(line.size)[alignment.horizontal]
      for (view, size, proposal) in line.views {
        let top = ViewDimensions(line.size)[alignment.vertical] - ViewDimensions(size)[alignment.vertical]
        view.place(at: CGPoint(x: x, y: y + top), proposal: proposal)
        x += size.width + spacing
      }
      y += line.size.height + lineSpacing
    }
  }

  private func lines(of subviews: Subviews, in width: CGFloat) -> [Line] {
    var lines: [Line] = []
    for view in subviews {
      var proposal = ProposedViewSize.unspecified
      var size = view.sizeThatFits(proposal)
      if size.width > width {
        proposal.width = width
        size = view.sizeThatFits(proposal)
      }
      if let line = lines.last, line.size.width + spacing + size.width <= width {
        lines[lines.count - 1].size.width += spacing + size.width
      } else {
        lines.append(Line(size: CGSize(width: size.width, height: 0)))
      }
      lines[lines.count - 1].views.append((view, size, proposal))
      lines[lines.count - 1].size.height = max(lines[lines.count - 1].size.height, size.height)
    }
    return lines
  }
}
