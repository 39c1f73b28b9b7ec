import CGtk
import LayoutEngine

extension Gtk {
  /// A box whose children are placed by a layout tree. It lets the pointer through; see ``HitRegion``.
  ///
  /// The tree has a leaf for each child. If a child is a layout box, too, its leaf asks the child's tree, so that
  /// proposals reach the views inside without GTK. Other widgets answer from GTK's measurement.
  @usableFromInline
  package final class LayoutBox: Widget {
    package let root: LayoutElement
    private let tree: LayoutTree

    /// Creates a box for a changing number of children.
    ///
    /// - Parameters:
    ///   - root: The root of the tree.
    ///   - adopt: Called with the leaves of the visible children, in their order, whenever these have changed.
    package init(_ root: LayoutElement, adopt: (([LayoutElement]) -> Void)? = nil) {
      self.root = root
      tree = LayoutTree(root, adopt: adopt)
      let box = HitTestedType.makeBox()
      super.init(adopting: box)
      tree.install(in: box)
    }

    /// The space between the edges of the box and its content. Negative insets let the content exceed the box.
    package var padding: EdgeInsets {
      get { tree.padding }
      set { if newValue != tree.padding { (tree.padding, _) = (newValue, setNeedsLayout()) } }
    }

    /// Indicates whether content that is too wide exceeds the box at both sides rather than widening it.
    package var cutsWideContent: Bool {
      get { tree.cutsWideContent }
      set { if newValue != tree.cutsWideContent { (tree.cutsWideContent, _) = (newValue, setNeedsLayout()) } }
    }
  }
}

extension Gtk.Widget {
  /// The leaf that stands for the widget in the layout tree of its parent.
  package var layoutElement: HostedElement { LaidOutWidget.host(of: widget).element }

  /// The transform with which a layout box places the widget. It has no effect on the layout.
  package var layoutTransform: Gtk.Transform? {
    get { LaidOutWidget.host(of: widget).transform }
    set { LaidOutWidget.host(of: widget).transform = newValue }
  }

  /// Indicates whether the widget has left the layout of its box. The box shows it in its last place until it is
  /// removed.
  package var leavesLayout: Bool {
    get { LaidOutWidget.host(of: widget).isLeaving }
    set {
      LaidOutWidget.host(of: widget).isLeaving = newValue
      setNeedsLayout()
    }
  }

  /// Indicates whether a layout tree places the children of the widget.
  package var hasLayoutTree: Bool { LayoutTree.tree(of: widget) != nil }

  /// Sets the place of content that does not fill a box with a layout tree, as fractions of the free space. It has no
  /// effect on other widgets.
  package func setContentAnchor(_ anchor: UnitPoint) {
    guard let tree = LayoutTree.tree(of: widget), tree.anchor != anchor else { return }
    tree.anchor = anchor
    setNeedsPlacing()
  }
}
