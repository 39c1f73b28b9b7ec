import GtkObjects

/// A widget created by a leaf node, with the wrappers that modifiers add.
@MainActor
@usableFromInline
package final class Element {
  /// The part of the outermost widget's CSS box that is in use, from the inside out. A modifier that needs a part
  /// further inside adds a new wrapper.
  package enum Taken: Comparable {
    case nothing, padding, border, margin
  }

  /// The widget that takes input.
  package var control: Gtk.Widget
  /// The widget that represents the element to assistive technology in place of the control, if any.
  package var representative: Gtk.Widget?
  /// The widget that represents the element to assistive technology.
  package var accessible: Gtk.Widget { representative ?? control }
  /// The widget that the container arranges.
  package private(set) var outermost: Gtk.Widget
  /// The widgets that were once the outermost one. Modifiers refer to their widgets weakly, even after others have been
  /// added.
  private var inner: [Gtk.Widget] = []
  package var taken: Taken
  /// The padding that scrolls with the content of the outermost widget, if that is a lazy container.
  private(set) var scrolledPadding: ScrolledPadding?
  /// The value of the view in a picker.
  var tag: AnyHashable?
  /// The layout traits, boxed because few elements have any.
  private var traitsBox: TraitsBox?
  var traits: LayoutTraits {
    get { traitsBox?.traits ?? LayoutTraits() }
    set {
      if let traitsBox { traitsBox.traits = newValue } else { traitsBox = TraitsBox(newValue) }
    }
  }
  var hasTraits: Bool { traitsBox != nil }
  /// Indicates whether a modifier or layers draw a background or an outline for the element. The theme's frame of a
  /// button or a field would duplicate it.
  var hasOwnLook = false
  /// The transition with which the element is inserted and removed, if any.
  var transition: ElementTransition? {
    didSet {
      container?.graph.hasTransitions = true
      if transition?.transition.animation != nil { container?.hasAnimatedTransitions = true }
    }
  }

  private let decorations: DecorationChain?
  private weak var container: Container?
  private var placements: [() -> Void] = []

  /// Applies the context's modifiers to `widget`. Controls whose frame and padding belong to the theme pass `.border`
  /// as `taken`.
  init(
    _ widget: Gtk.Widget, control: Gtk.Widget? = nil, taken: Taken = .nothing,
    scrolling padding: ScrolledPadding? = nil,
    in context: NodeContext
  ) {
    scrolledPadding = padding
    self.control = control ?? widget
    outermost = widget
    self.taken = taken
    tag = context.rowTag
    decorations = context.decorations
    container = context.container
    if let tag { traits.rowTag = tag }
    if context.makesPages { traits.page = context.appearance }
    decorations?.decorate(self)
  }

  var animations: AnimationClock? { container?.graph.animations }

  /// The row that the element is, alone or with others.
  var rowContainer: RowContainer? { container as? RowContainer }

  /// Indicates whether the element is a whole row of a list or of a card. The element's menu and swipes are then those
  /// of the row.
  var isEditableRow: Bool { rowContainer?.canBeLink == true || container is CardContainer && !traits.isSection }

  var axis: Axis? { container?.axis }

  /// Indicates whether the container proposes sizes to the element.
  var receivesProposals: Bool { container?.proposesSizes ?? false }

  /// Wraps the outermost widget in another one whose CSS box is unused. `insert` replaces the usual insertion.
  func wrap(in wrapper: Gtk.Widget, inserting insert: ((Gtk.Widget) -> Void)? = nil) {
    if let insert { insert(outermost) } else { outermost.insert(into: wrapper, after: nil) }
    inner.append(outermost)
    outermost = wrapper
    taken = .nothing
    scrolledPadding = nil
  }

  /// Wraps the outermost widget in a box of the same size, whose CSS box is unused.
  package func wrap() { wrap(by: OffsetLayout(.zero)) }

  /// Wraps the outermost widget in a box that lays it out by a modifier of the layout tree.
  @discardableResult
  func wrap<Modifier: UnaryLayout>(by modifier: Modifier) -> ModifierBox<Modifier> {
    let box = ModifierBox(modifier, around: outermost)
    wrap(in: box.widget)
    return box
  }

  /// Wraps the outermost widget in a box that aligns it according to `layout`.
  func wrapInFrame(_ layout: Container.Layout, box: Gtk.Widget = Gtk.Bin()) -> FrameBox {
    let content = outermost
    wrap(in: box)
    return frame(content, in: box, layout)
  }

  /// Aligns a widget in the box around it.
  func frame(_ content: Gtk.Widget, in box: Gtk.Widget, _ layout: Container.Layout) -> FrameBox {
    let frame = FrameBox(content: content, box: box, layout: layout, container: container)
    onAlign(frame.align)
    return frame
  }

  /// Calls `place` whenever the expansion of the content may have changed.
  func onAlign(_ place: @escaping () -> Void) {
    placements.append(place)
  }

  /// Aligns the outermost widget in its container and the content of all wrappers, according to their current
  /// expansion.
  func align(in layout: Container.Layout) {
    for place in placements { place() }
    layout.place(outermost)
  }

  /// Makes the outermost widget fill its place in a layout tree.
  func fill() {
    for place in placements { place() }
    outermost.setAlign(.fill, on: .horizontal)
    outermost.setAlign(.fill, on: .vertical)
  }

  /// Marks `part` as used, after adding a wrapper if that part or an outer one is already in use.
  func take(_ part: Taken) {
    if taken >= part { wrap() }
    taken = part
  }

  /// Requests an arrangement of the container, after a trait has changed.
  func setContainerNeedsArrangement() { container?.setNeedsArrangement() }

  /// Removes the element from its modifiers.
  func unmount() {
    decorations?.forget(self)
  }
}

/// A view that draws the outline of its content.
protocol DrawnOutline: View {}

/// A modifier that acts on every widget created below it.
@MainActor
package protocol Decoration: AnyObject {
  func decorate(_ element: Element)
  func forget(_ element: Element)
}

/// The modifiers around a place in the tree, innermost first.
@MainActor
final class DecorationChain {
  private unowned let decoration: any Decoration
  private let outer: DecorationChain?

  init(_ decoration: any Decoration, outer: DecorationChain?) {
    self.decoration = decoration
    self.outer = outer
  }

  func decorate(_ element: Element) {
    decoration.decorate(element)
    outer?.decorate(element)
  }

  func forget(_ element: Element) {
    decoration.forget(element)
    outer?.forget(element)
  }
}
