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
  private let rule = Gtk.LinesRule()
  private let box: Gtk.RuleBox
  private let grid: Gtk.GridView
  private let style: AppliedStyle
  private let padding = ScrolledPadding()
  private var spacing = Container.defaultSpacing
  private let scroller = Gtk.ScrolledWindow()
  private let follower: ScrollFollower
  /// The scroll view around the lines, if it scrolls along the same axis.
  private let surroundings: SurroundingScrollView?
  private var sharing: Gtk.SharedScrolling?

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
    let axes: Axis.Set = view.axis == .vertical ? .vertical : .horizontal
    let surroundings = context.environment.values.surroundingScrollView
    self.surroundings = surroundings?.axes.isSuperset(of: axes) == true ? surroundings : nil
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
    self.surroundings?.add(self, axes: axes)
    self.surroundings?.onContentChange(around: self, in: context.container) { [weak self] in
      self?.surroundingsDidChange()
    }
  }

  /// Indicates whether the scroll view around the lines has other content. If not, the lines scroll in its place.
  private var hasSurroundings: Bool {
    surroundings.map { box.hasVisibleSibling(inside: $0.window) } ?? false
  }

  private func surroundingsDidChange() {
    let isShared = hasSurroundings
    guard let surroundings, isShared != (sharing != nil) else { return }
    sharing?.stop()
    sharing = nil
    if isShared {
      surroundings.stopsScrolling(self)
      sharing = Gtk.SharedScrolling(scroller, in: box, with: surroundings.window, along: axis) { [weak self] in
        self?.rows.appearance.setNeedsReport()
      }
    } else {
      surroundings.add(self, axes: axis == .vertical ? .vertical : .horizontal)
    }
    rule.sharing = sharing
    grid.surroundings = isShared ? surroundings.window : nil
    follower.isShared = isShared
  }

  private func apply(_ view: LazyLines<Content>) {
    lines = view.lines
    spacing = view.spacing ?? Container.defaultSpacing
    paddingDidChange()
  }

  private func applyStyle() {
    // GTK 4.8 has no spacing between items. Half of the spacing is padding on every side of each item.
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
    sharing?.stop()
    surroundings?.remove(self)
    context.appearance.removeObserver(self)
    content.unmount()
    follower.unmount()
    rows.close()
    super.unmount()
  }
}
