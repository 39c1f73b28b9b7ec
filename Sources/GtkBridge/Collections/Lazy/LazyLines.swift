import GtkObjects

/// Lines of views that scroll along an axis. Only the views near the visible area are created.
struct LazyLines<Content: View>: View {
  typealias Body = Never

  let axis: Axis
  /// The layout of the items in a line, across the axis.
  let lines: GridLines
  /// The spacing between lines.
  let spacing: Double?
  let content: Content

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    LazyLinesNode(view, in: context)
  }
}

@MainActor
private final class LazyLinesNode<Content: View>: WidgetNode<LazyLines<Content>>, AppearanceScope.Observer {
  private let axis: Axis
  private var lines: GridLines
  private let rows: RowList
  private let content: ChildNode<Content>
  private let rule = RoomRule()
  private let box: Gtk.RuleBox
  private let grid: Gtk.GridView
  private let style: AppliedStyle
  private let padding = ScrolledPadding()
  private var spacing = Container.defaultSpacing
  private let follower: ScrollFollower

  init(_ view: LazyLines<Content>, in context: NodeContext) {
    axis = view.axis
    lines = view.lines
    grid = Gtk.GridView(axis: axis)
    rows = RowList(grid, outer: context.container, graph: context.graph)
    rows.cellLayout = view.lines.alignment.layout
    rows.allowsSelection = false
    grid.setFactory(rows.makeFactory())
    grid.makeItemsOneStop()
    style = AppliedStyle(grid)
    let scroller = Gtk.ScrolledWindow()
    let axes: Axis.Set = view.axis == .vertical ? .vertical : .horizontal
    follower = ScrollFollower(scroller, axes: { axes }, rows: rows, isLazy: true, in: context)
    var inner = context.inside(rows)
    inner.environment = follower.inner
    inner.depth += 1
    content = ChildNode(view.content, in: inner)
    // The grid must be the scroller's immediate child; otherwise GTK creates every row.
    scroller.setChild(grid)
    scroller.setAxes(horizontal: view.axis == .horizontal, vertical: view.axis == .vertical, showsBars: true)
    box = Gtk.RuleBox(rule)
    scroller.insert(into: box, after: nil)
    scroller.expand()
    super.init(box, scrolling: padding, in: context)
    apply(view)
    rows.setContent(content.mounted)
    rows.appearance.setOnScreen(context.appearance.isOnScreen)
    rule.axis = axis
    rule.onResize = { [weak self] in self?.roomDidChange() }
    context.appearance.addObserver(self)
    context.environment.values.scrollDestinations?.add(rows)
    padding.onChange = { [weak self] in self?.paddingDidChange() }
    let margins = padding.makePart()
    follower.setMargins = { [padding] in padding.set($0, for: margins) }
    follower.apply()
  }

  private func apply(_ view: LazyLines<Content>) {
    lines = view.lines
    spacing = view.spacing ?? Container.defaultSpacing
    paddingDidChange()
  }

  private func applyStyle() {
    // GTK 4.8 has no spacing between items. Each item has half of it as padding on every side.
    let across = StyleSheet.length(lines.spacing / 2)
    let along = StyleSheet.length(spacing / 2)
    let (vertical, horizontal) = axis == .vertical ? (along, across) : (across, along)
    let least = StyleSheet.length(lines.count == 1 ? 0 : lines.minimum)
    let size = axis == .vertical ? "min-width:\(least);" : "min-height:\(least);"
    style.set(
      "&{background:none;}&>child{padding:\(vertical) \(horizontal);\(size)}&>child:hover{background:none;}"
        // Overrides the theme's margin on boxes inside a grid.
        + "gridview>child box{margin:0;border-spacing:0;}" + paddingRules)
  }

  /// The padding across the axis is that of the grid. The padding along it is a part of the first and the last line: GTK shows
  /// no item that is outside the grid's content box, so that padding of the grid would not scroll.
  private var paddingRules: String {
    let padding = padding.total
    guard padding != EdgeInsets() else { return "" }
    func rule(_ selector: String, _ side: String, _ inset: Double) -> String {
      "&>child.list-\(selector){padding-\(side):\(StyleSheet.length(spacing / 2 + inset));}"
    }
    if axis == .vertical {
      let beside = EdgeInsets(leading: padding.leading, trailing: padding.trailing)
      return Padding.rules(beside) + rule("start", "top", padding.top) + rule("end", "bottom", padding.bottom)
    }
    return Padding.rules(EdgeInsets(top: padding.top, bottom: padding.bottom))
      + rule("start:dir(ltr)", "left", padding.leading) + rule("end:dir(ltr)", "right", padding.trailing)
      + rule("start:dir(rtl)", "right", padding.leading) + rule("end:dir(rtl)", "left", padding.trailing)
  }

  /// The padding on both sides of the lines.
  private var besideLines: Double {
    let padding = padding.total
    return axis == .vertical ? padding.leading + padding.trailing : padding.top + padding.bottom
  }

  /// The number of items that fit into a line.
  private var lineLength: Int { lines.lineLength(in: rule.room - besideLines) }

  private func paddingDidChange() {
    setLineLength()
    applyStyle()
    rule.least = lines.count == nil ? Gtk.Widget.pixels(lines.minimum + lines.spacing + besideLines) : nil
  }

  private func roomDidChange() {
    guard lines.count == nil, lineLength != grid.lineLength else { return }
    box.afterLayout { [weak self] in
      self?.setLineLength()
    }
  }

  private func setLineLength() {
    grid.lineLength = lineLength
    rows.lineLength = lineLength
  }

  override func update(_ view: LazyLines<Content>) {
    apply(view)
    content.update(view.content)
  }

  func appearanceDidChange(isOnScreen: Bool) {
    rows.appearance.setOnScreen(isOnScreen)
  }

  override func unmount() {
    rule.onResize = nil
    context.appearance.removeObserver(self)
    content.unmount()
    follower.unmount()
    rows.close()
    super.unmount()
  }
}

/// A layout rule that gives its child all its room, and reports the room across the scrolling axis.
@MainActor
private final class RoomRule: WrappingRule {
  var axis = Axis.vertical
  private(set) var room = 0.0
  var onResize: (() -> Void)?

  /// The minimum length of one item, if as many items as fit share a line; otherwise `nil`.
  var least: Int32?

  override func measure(_ child: Gtk.LayoutChild, on axis: Axis, for size: Int32) -> Gtk.Extent {
    var extent = child.extent(on: axis, for: -1)
    if axis != self.axis, let least { extent.minimum = min(extent.minimum, least) }
    return extent
  }

  override func place(_ child: Gtk.LayoutChild, width: Int32, height: Int32) {
    // The child's minimum size exceeds the room only until the number of items per line shrinks, in the same frame.
    let childWidth = max(width, child.extent(on: .horizontal, for: -1).minimum)
    child.place(width: childWidth, height: max(height, child.extent(on: .vertical, for: childWidth).minimum))
    let new = Double(axis == .vertical ? width : height)
    guard new != room else { return }
    room = new
    onResize?()
  }
}
