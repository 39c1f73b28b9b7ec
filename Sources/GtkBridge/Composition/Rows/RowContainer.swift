import GtkObjects

/// The container of one row's widgets. A single widget is the row itself; several are put into a box.
final class RowContainer: Container {
  /// The widget of the row.
  private(set) var row: Gtk.Widget?
  /// Called when the row's widget has been replaced.
  var onRowChange: (() -> Void)?
  /// Indicates whether the row as a whole may be a link.
  let canBeLink: Bool
  /// Indicates whether a row that is a link shows an arrow at its end.
  private let marksLinks: Bool
  /// The action of the row's link or button, if the row is one.
  var followLink: (() -> Void)?
  /// The value of the row's link, if it has one.
  var linkValue: AnyHashable?
  /// Indicates whether the row opens another screen.
  var isLink = false
  /// The visibility of the arrow of the row's link, from the link's own environment.
  var linkIndicator = Visibility.automatic
  /// The widget of the views, which is the row itself unless an arrow follows it.
  private var body: Gtk.Widget?
  private var link: Gtk.LinkLine?
  private var box: Gtk.Box?
  /// Unowned because a weak reference would slow down all reference counting of the node, and a list updates hundreds
  /// of rows at a time. The owner of the node clears this reference with ``removeContent()``.
  private unowned var node: MountedNode?

  /// A placeholder for the widget of other containers. It never has children.
  private static let nowhere = Gtk.Box(axis: .vertical)

  init(layout: Layout, canBeLink: Bool, marksLinks: Bool, graph: ViewGraph) {
    self.canBeLink = canBeLink
    self.marksLinks = marksLinks
    super.init(Self.nowhere, axis: nil, layout: layout, outer: nil, graph: graph)
  }

  override func setContent(_ content: MountedNode) {
    node = content
    fill()
  }

  /// Clears the reference to the node before its release.
  func removeContent() { node = nil }

  /// A container without a widget may belong to any row.
  override func isInside(_ row: Gtk.Widget) -> Bool { self.row?.isDescendant(of: row) ?? true }

  override func collectedElements() -> [Element] { node?.elements ?? [] }

  override func collect() {
    let collected = collectedElements()
    if collected.count == 1 {
      let element = collected[0]
      // The widget must leave the old row before the box, and the box before it becomes the row.
      if body !== element.outermost { setBody(nil) }
      if let box { insert([], into: box) }
      box = nil
      elements = collected
      setBody(element.outermost)
    } else {
      let box = box ?? Gtk.Box(axis: .vertical, spacing: 6)
      if self.box == nil { setBody(nil) }
      self.box = box
      insert(collected, into: box)
      setBody(box)
    }
  }

  private var showsArrow: Bool { linkIndicator == .automatic ? marksLinks : linkIndicator == .visible }

  private func setBody(_ widget: Gtk.Widget?) {
    guard widget !== body else { return }
    if link != nil { body?.removeFromParent() }
    body = widget
    link = widget.flatMap { isLink && showsArrow ? Gtk.LinkLine(of: $0) : nil }
    row = link?.box ?? widget
    onRowChange?()
  }

  override func place(_ element: Element) {
    super.place(element)
    link?.pushArrow()
  }
}
