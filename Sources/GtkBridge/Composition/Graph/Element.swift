import GtkObjects

/// A widget that a leaf made, together with the wrappers that modifiers put around it.
@MainActor
@usableFromInline
final class Element {
  /// How much of the box around the outermost widget is spoken for, from the inside out. A modifier that needs a part
  /// further in than what is taken puts a new wrapper around it.
  enum Taken: Comparable {
    case nothing, padding, border, margin
  }

  /// What takes input, and what assistive technology speaks of: what the leaf made, or the part of it that matters.
  let control: Gtk.Widget
  /// What the container arranges.
  private(set) var outermost: Gtk.Widget
  var taken: Taken
  /// What the view stands for in a picker.
  var tag: AnyHashable?
  /// What the container is told, where a modifier says something: few do, so few pay for it.
  private var traitsBox: TraitsBox?
  var traits: LayoutTraits {
    get { traitsBox?.traits ?? LayoutTraits() }
    set {
      if let traitsBox { traitsBox.traits = newValue } else { traitsBox = TraitsBox(newValue) }
    }
  }
  /// Whether any modifier says something to the container.
  var hasTraits: Bool { traitsBox != nil }
  /// How the element comes into its container and leaves it, where that is not at once.
  var transition: ElementTransition? {
    didSet {
      container?.graph.hasTransitions = true
      if transition?.transition.animation != nil { container?.hasAnimatedTransitions = true }
    }
  }

  private let decorations: DecorationChain?
  private weak var container: Container?
  private var placements: [() -> Void] = []

  /// Wraps `widget` in what the context's modifiers ask for. Controls whose frame and padding belong to the theme say
  /// that everything up to the border is `taken`.
  init(_ widget: Gtk.Widget, control: Gtk.Widget? = nil, taken: Taken = .nothing, in context: NodeContext) {
    self.control = control ?? widget
    outermost = widget
    self.taken = taken
    tag = context.rowTag
    decorations = context.decorations
    container = context.container
    decorations?.decorate(self)
  }

  /// What times the animations of the tree.
  var animations: AnimationClock? { container?.graph.animations }

  /// The axis that the container strings its children along, if any.
  var axis: Axis? { container?.axis }

  /// Puts a box with nothing taken around the outermost widget; `insert` puts it in where that is not done as usual.
  func wrap(in wrapper: Gtk.Widget = Gtk.Bin(), inserting insert: ((Gtk.Widget) -> Void)? = nil) {
    if let insert { insert(outermost) } else { outermost.insert(into: wrapper, after: nil) }
    outermost = wrapper
    taken = .nothing
  }

  /// Puts a box around the outermost widget in which that stands as `layout` says.
  func wrapInFrame(_ layout: Container.Layout, box: Gtk.Widget = Gtk.Bin()) -> FrameBox {
    let content = outermost
    wrap(in: box)
    let frame = FrameBox(content: content, box: box, layout: layout, container: container)
    onAlign(frame.align)
    return frame
  }

  /// Calls `place` whenever what wants spare room inside may have changed.
  func onAlign(_ place: @escaping () -> Void) {
    placements.append(place)
  }

  /// Places the outermost widget in its container, and what stands in wrappers, by whether they want spare room now.
  func align(in layout: Container.Layout) {
    for place in placements { place() }
    layout.place(outermost)
  }

  /// Makes sure that nothing from `part` outwards is taken yet, and takes it.
  func take(_ part: Taken) {
    if taken >= part { wrap() }
    taken = part
  }

  /// The container collects its children again: one has something else to say to it.
  func setContainerNeedsArrangement() { container?.setNeedsArrangement() }

  /// The modifiers forget the element.
  func unmount() {
    decorations?.forget(self)
  }
}

/// Something that acts on every widget made below it.
@MainActor
protocol Decoration: AnyObject {
  func decorate(_ element: Element)
  func forget(_ element: Element)
}

/// The modifiers around a place in the tree, the innermost first.
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
