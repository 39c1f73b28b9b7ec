import Graphics
import GtkObjects

/// An object that arranges the widgets of its nodes inside one widget, in the nodes' order.
@MainActor
class Container {
  /// The alignment of children across the axis, and along it if they do not expand.
  struct Layout: Equatable {
    var horizontal = Gtk.Widget.Align.center
    var vertical = Gtk.Widget.Align.center

    /// Makes a widget fill each axis on which it expands, and aligns it on the others.
    @MainActor
    func place(_ widget: Gtk.Widget) {
      widget.setAlign(widget.expands(on: .horizontal) ? .fill : horizontal, on: .horizontal)
      widget.setAlign(widget.expands(on: .vertical) ? .fill : vertical, on: .vertical)
      // The lines of a text may be shorter than their room, and begin at its edge.
      if horizontal == .start { widget.setContentAnchor(.leading) }
    }
  }

  /// The default spacing between children, which is the desktop's own.
  static let defaultSpacing = 6.0

  let widget: Gtk.Widget
  /// The axis along which children are laid out, if any. A spacer expands along it.
  let axis: Axis?
  var layout: Layout {
    didSet { if layout != oldValue { graph.setNeedsAlignment(self) } }
  }

  /// The enclosing container. A change in a child's expansion may change that of this container.
  private(set) weak var outer: Container?
  weak var content: MountedNode?
  let graph: ViewGraph
  var elements: [Element] = []

  /// The transaction of the changes that requested the arrangement.
  private var transaction: Transaction?
  /// Indicates whether a child has a transition with its own animation, independent of the transaction.
  var hasAnimatedTransitions = false
  /// The exit transitions of children whose views have been removed.
  private var exitTransitions: ExitTransitions?

  var needsArrangement = false
  var needsAlignment = false
  /// Indicates whether the children are rows of a list, which come from data. Rows are arranged before any row is read
  /// again.
  var holdsRows: Bool { false }
  /// Indicates whether the children are the pages of tabs, which show the badges of their views.
  var takesBadges: Bool { false }

  init(_ widget: Gtk.Widget, axis: Axis?, layout: Layout, outer: Container?, graph: ViewGraph) {
    self.widget = widget
    self.axis = axis
    self.layout = layout
    self.outer = outer
    self.graph = graph
  }

  /// Fills the container for the first time. The enclosing container is aligned when this one is inserted into it.
  func setContent(_ content: MountedNode) {
    self.content = content
    fill()
  }

  /// Collects and places the children for the first time.
  final func fill() {
    collect()
    placeElements()
  }

  /// Indicates whether the container proposes sizes to its elements, which choose their own within it. Other containers
  /// give each element its natural size, or all of the space if it expands.
  var proposesSizes: Bool { false }

  var onArrange: (() -> Void)?

  /// Returns and clears the transaction of the changes that requested the arrangement.
  final func takeTransaction() -> Transaction? {
    defer { transaction = nil }
    return transaction
  }

  /// Reports the colour of a text inside, which a button's frame follows.
  func textColorDidChange(to color: Color?) { outer?.textColorDidChange(to: color) }

  func isInside(_ row: Gtk.Widget) -> Bool { widget.isDescendant(of: row) }

  /// Requests that the widgets be collected again at the end of the current update.
  func setNeedsArrangement() {
    if let current = Transaction.current { transaction = current }
    graph.setNeedsArrangement(self)
  }

  /// Collects the content's widgets and updates the children: removes, moves or inserts each as needed. A moved widget
  /// keeps its state. Complexity: O(*n*) in the number of children.
  func arrange() {
    needsArrangement = false
    if transaction == nil, hasAnimatedTransitions { transaction = Transaction() }
    collect()
    align()
    onArrange?()
  }

  /// Collects the content's widgets and inserts them into the container's widget.
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
    removeElements(except: arranged)
    var previous: Gtk.Widget?
    for element in arranged {
      if !element.outermost.isPlaced(in: widget, after: previous) {
        element.outermost.insert(into: widget, after: previous)
      }
      previous = element.outermost
    }
    elements = arranged
  }

  /// Aligns the children: those that expand on an axis fill it, the others follow the layout. Expansion depends on the
  /// children's content, so a change propagates outwards.
  func align() {
    needsAlignment = false
    placeElements()
    if let outer { graph.setNeedsAlignment(outer) }
  }

  private func placeElements() {
    for element in elements { place(element) }
  }

  func place(_ element: Element) {
    element.align(in: layout(of: element))
  }

  /// Returns the layout of one child. Subclasses may override it for single children.
  func layout(of element: Element) -> Layout { layout }
}
