import GtkObjects

extension View {
  /// Constrains the view to an aspect ratio, either within the available space (`.fit`) or covering it (`.fill`).
  ///
  /// Mirrors SwiftUI's `aspectRatio(_:contentMode:)`. With `nil`, a resizable picture keeps its own ratio and other
  /// views are unchanged. The overflow of a filling view is drawn unless it is clipped.
  @ViewBuilder
  public func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode) -> some View {
    if let ratio, ratio.isFinite, ratio > 0 {
      widgetModifier(AspectRatio(ratio: ratio, contentMode: contentMode))
    } else {
      environment(\.contentMode, contentMode)
    }
  }

  /// Constrains the view to the aspect ratio of a size.
  ///
  /// Mirrors SwiftUI's `aspectRatio(_:contentMode:)`.
  public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
    aspectRatio(size.height > 0 ? size.width / size.height : nil, contentMode: contentMode)
  }
}

struct AspectRatio: WidgetModifier {
  final class Rule: WrappingRule {
    var ratio = 1.0
    var contentMode = ContentMode.fit

    override var requestMode: Gtk.RequestMode? { .heightForWidth }

    override func measure(_ child: Gtk.LayoutChild, on axis: Axis, for size: Int32) -> Gtk.Extent {
      let width = child.extent(on: .horizontal, for: -1)
      switch axis {
      case .horizontal:
        return Gtk.Extent(
          minimum: width.minimum,
          natural: max(width.minimum, size < 0 ? width.natural : Self.pixels(Double(size) * ratio)))
      case .vertical:
        let height = child.extent(on: .vertical, for: -1)
        let room = size < 0 ? width.natural : size
        return Gtk.Extent(minimum: height.minimum, natural: max(height.minimum, Self.pixels(Double(room) / ratio)))
      }
    }

    private static func pixels(_ points: Double) -> Int32 { Int32(min(points, Double(Int16.max))) }

    override func place(_ child: Gtk.LayoutChild, width: Int32, height: Int32) {
      let isWide = Double(width) > Double(height) * ratio
      // The height is decisive if it limits a fitting view, or if a filling view must be as high as the space.
      let followsHeight = (contentMode == .fit) == isWide
      var (childWidth, childHeight) = (width, height)
      if followsHeight {
        childWidth = Self.pixels(Double(height) * ratio)
      } else {
        childHeight = Self.pixels(Double(width) / ratio)
      }
      childWidth = max(childWidth, child.extent(on: .horizontal, for: -1).minimum)
      childHeight = max(childHeight, child.extent(on: .vertical, for: childWidth).minimum)
      child.place(
        x: Double((width - childWidth) / 2), y: Double((height - childHeight) / 2), width: childWidth,
        height: childHeight)
    }
  }

  let ratio: Double
  let contentMode: ContentMode

  func attach(to element: Element) -> RuledBox<Rule> { element.wrap(by: Rule()) }

  func apply(to target: RuledBox<Rule>) {
    target.rule.ratio = ratio
    target.rule.contentMode = contentMode
    target.box.setNeedsLayout()
  }
}
