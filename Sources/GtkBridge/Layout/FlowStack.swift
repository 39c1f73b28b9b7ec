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
  public typealias Body = Never

  let alignment: Alignment
  let spacing: Double?
  let lineSpacing: Double?
  let content: Content

  /// Creates a flow stack.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of lines in the stack's width, and of views in the height of their line.
  ///   - spacing: The spacing between views of a line, in points; the default is the desktop's own, 6.
  ///   - lineSpacing: The spacing between lines, in points; the default is `spacing`.
  ///   - content: The views.
  public init(
    alignment: Alignment = .topLeading, spacing: Double? = nil, lineSpacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.lineSpacing = lineSpacing
    self.content = content()
  }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    FlowStackNode(view, in: context)
  }
}

@MainActor
private final class FlowStackNode<Content: View>: WidgetNode<FlowStack<Content>> {
  private let rule: FlowRule
  private let box: Gtk.RuleBox
  private let container: Container
  private let content: Content._Node

  init(_ view: FlowStack<Content>, in context: NodeContext) {
    rule = FlowRule(view)
    box = Gtk.RuleBox(rule)
    container = Container(
      box, axis: nil, layout: Self.layout(view), outer: context.container, graph: context.graph)
    content = Content._makeNode(view.content, in: context.inside(container))
    super.init(box, in: context)
    container.setContent(content)
  }

  private static func layout(_ view: FlowStack<Content>) -> Container.Layout {
    Container.Layout(horizontal: .fill, vertical: view.alignment.vertical.align)
  }

  override var retainedState: RetainedState { content.retainedState }

  override func update(_ view: FlowStack<Content>) {
    container.layout = Self.layout(view)
    if rule.takeOver(view) { box.setNeedsLayout() }
    view.content._update(content)
  }

  override func unmount() {
    content.unmount()
    super.unmount()
  }
}

/// The layout rule that arranges children in lines.
@MainActor
private final class FlowRule: Gtk.LayoutRule {
  private var alignment: HorizontalAlignment
  private var spacing: Int32
  private var lineSpacing: Int32

  init<Content: View>(_ view: FlowStack<Content>) {
    alignment = view.alignment.horizontal
    (spacing, lineSpacing) = Self.spacings(of: view)
  }

  private static func spacings<Content: View>(of view: FlowStack<Content>) -> (Int32, Int32) {
    let spacing = Gtk.Widget.pixels(view.spacing ?? Container.defaultSpacing) ?? 0
    return (spacing, view.lineSpacing.flatMap { Gtk.Widget.pixels($0) } ?? spacing)
  }

  /// Reads the stack's properties and returns whether any has changed.
  func takeOver<Content: View>(_ view: FlowStack<Content>) -> Bool {
    let old = (alignment, spacing, lineSpacing)
    alignment = view.alignment.horizontal
    (spacing, lineSpacing) = Self.spacings(of: view)
    return old != (alignment, spacing, lineSpacing)
  }

  private struct Line {
    var items: [(child: Gtk.LayoutChild, width: Int32)] = []
    var width: Int32 = 0
    var height: Int32 = 0
  }

  var requestMode: Gtk.RequestMode? { .heightForWidth }

  func measure(_ children: [Gtk.LayoutChild], on axis: Axis, for size: Int32) -> Gtk.Extent {
    let widths = children.map { $0.extent(on: .horizontal, for: -1) }
    let natural = widths.reduce(0) { $0 + $1.natural } + spacing * Int32(max(children.count - 1, 0))
    switch axis {
    case .horizontal:
      return Gtk.Extent(minimum: widths.map(\.minimum).max() ?? 0, natural: natural)
    case .vertical:
      let lines = lines(of: children, width: size < 0 ? natural : size)
      let height = lines.reduce(0) { $0 + $1.height } + lineSpacing * Int32(max(lines.count - 1, 0))
      return Gtk.Extent(minimum: height, natural: height)
    }
  }

  func place(_ children: [Gtk.LayoutChild], width: Int32, height: Int32) {
    var y: Int32 = 0
    for line in lines(of: children, width: width) {
      var x = alignment.offset(of: line.width, in: width)
      for (child, childWidth) in line.items {
        child.place(x: Double(x), y: Double(y), width: childWidth, height: line.height)
        x += childWidth + spacing
      }
      y += line.height + lineSpacing
    }
  }

  private func lines(of children: [Gtk.LayoutChild], width: Int32) -> [Line] {
    var lines: [Line] = []
    for child in children {
      let extent = child.extent(on: .horizontal, for: -1)
      let childWidth = max(extent.minimum, min(extent.natural, width))
      let height = child.extent(on: .vertical, for: childWidth).natural
      if let last = lines.last, last.width + spacing + childWidth <= width {
        lines[lines.count - 1].width += spacing + childWidth
      } else {
        lines.append(Line(width: childWidth))
      }
      lines[lines.count - 1].items.append((child, childWidth))
      lines[lines.count - 1].height = max(lines[lines.count - 1].height, height)
    }
    return lines
  }
}
