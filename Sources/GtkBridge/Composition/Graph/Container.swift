import GtkObjects

/// Arranges the widgets of the nodes made in it inside one widget, in the nodes' order.
@MainActor
class Container {
  /// How children stand across the axis, and along it where they are not stretched.
  struct Layout: Equatable {
    var horizontal = Gtk.Widget.Align.center
    var vertical = Gtk.Widget.Align.center

    /// Lets a widget that wants spare room on an axis fill it, and puts another where it rests.
    @MainActor
    func place(_ widget: Gtk.Widget) {
      widget.setAlign(widget.expands(on: .horizontal) ? .fill : horizontal, on: .horizontal)
      widget.setAlign(widget.expands(on: .vertical) ? .fill : vertical, on: .vertical)
    }
  }

  /// The room between children where nothing else is said: the desktop's own measure.
  static let defaultSpacing = 6.0

  let widget: Gtk.Widget
  /// The axis children are strung along, if any: a spacer expands along it.
  let axis: Axis?
  var layout: Layout {
    didSet { if layout != oldValue { graph.setNeedsAlignment(self) } }
  }

  /// The container this one's widget is in: what expands here may expand there.
  private weak var outer: Container?
  weak var content: MountedNode?
  let graph: ViewGraph
  var elements: [Element] = []

  /// What the changes that ask for the children to be collected are part of.
  private var transaction: Transaction?
  /// Whether a child comes and goes by an animation of its own, in whatever transaction.
  var hasAnimatedTransitions = false
  /// Children whose views are gone and that are on their way out.
  private var exitTransitions: ExitTransitions?

  /// Whether the graph knows already that the children are to be collected, or aligned, again.
  var needsArrangement = false
  var needsAlignment = false
  /// Whether the children are rows of a list, which come from data: they are arranged before any of them is read again.
  var holdsRows: Bool { false }

  init(_ widget: Gtk.Widget, axis: Axis?, layout: Layout, outer: Container?, graph: ViewGraph) {
    self.widget = widget
    self.axis = axis
    self.layout = layout
    self.outer = outer
    self.graph = graph
  }

  /// Fills the container for the first time. The container around it is aligned when this one comes into it.
  func setContent(_ content: MountedNode) {
    self.content = content
    fill()
  }

  /// Collects and places the children for the first time.
  final func fill() {
    collect()
    placeElements()
  }

  /// Called when the children have been collected again.
  var onArrange: (() -> Void)?

  /// What the changes were part of that have asked for an arrangement; they are forgotten by it.
  final func takeTransaction() -> Transaction? {
    defer { transaction = nil }
    return transaction
  }

  /// Whether the children stand in a row of a list, or are that row.
  func isInside(_ row: Gtk.Widget) -> Bool { widget.isDescendant(of: row) }

  /// Asks for the widgets to be collected again at the end of the update under way.
  func setNeedsArrangement() {
    if let current = Transaction.current { transaction = current }
    graph.setNeedsArrangement(self)
  }

  /// Collects the content's widgets and brings the children in line: what left is removed, what moved is moved and
  /// keeps its state. Complexity: O(*n*) in the number of children.
  func arrange() {
    needsArrangement = false
    if transaction == nil, hasAnimatedTransitions { transaction = Transaction() }
    collect()
    align()
    onArrange?()
  }

  /// Collects the content's widgets and puts them into the container's own.
  func collect() {
    guard transaction != nil || exitTransitions != nil else { return insert(collectedElements(), into: widget) }
    let exitTransitions = exitTransitions ?? ExitTransitions(from: self)
    let (arranged, arrive) = exitTransitions.arrange(collectedElements(), after: elements, transaction)
    insert(arranged, into: widget)
    arrive()
    self.exitTransitions = exitTransitions.isEmpty ? nil : exitTransitions
    transaction = nil
  }

  func collectedElements() -> [Element] { content?.elements ?? [] }

  func insert(_ arranged: [Element], into widget: Gtk.Widget) {
    let staying = Set(arranged.map { ObjectIdentifier($0) })
    for element in elements where !staying.contains(ObjectIdentifier(element)) { element.outermost.removeFromParent() }
    var previous: Gtk.Widget?
    for element in arranged {
      if !element.outermost.isPlaced(in: widget, after: previous) {
        element.outermost.insert(into: widget, after: previous)
      }
      previous = element.outermost
    }
    elements = arranged
  }

  /// Children that want spare room on an axis fill it; the others stand where the layout says. Whether they want it
  /// depends on what is inside them, so a change works its way outwards.
  func align() {
    needsAlignment = false
    placeElements()
    if let outer { graph.setNeedsAlignment(outer) }
  }

  private func placeElements() {
    for element in elements { place(element) }
  }

  /// Puts one child where it stands.
  func place(_ element: Element) {
    element.align(in: layout(of: element))
  }

  /// How one child stands; as the others, where a subclass says nothing else.
  func layout(of element: Element) -> Layout { layout }
}
