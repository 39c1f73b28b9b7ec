import GtkBridge
import GtkObjects

/// The backing of a scroll view: a GtkScrolledWindow around a box with the subviews' widgets.
@MainActor
package final class ScrollBacking: WidgetBacking {
  private unowned let view: UIScrollView
  private let frame: Gtk.RuleBox
  private let window = Gtk.ScrolledWindow()
  private let content: Gtk.RuleBox
  package let link: ScrollLink
  /// Called before the content is placed.
  package var willPlace: (() -> Void)?
  /// Called when the sizes of the content may have changed.
  package var didMeasure: (() -> Void)?

  package init(_ view: UIScrollView) {
    self.view = view
    let rule = ScrollFrameRule(view)
    frame = Gtk.RuleBox(rule)
    content = Gtk.RuleBox(ScrollContentRule(view))
    window.setAxes(horizontal: true, vertical: true, showsBars: true)
    window.setChild(content)
    let layers = Gtk.Overlay(window)
    layers.insert(into: frame, after: nil)
    link = ScrollLink(view, window, in: layers, measuresContent: false)
    rule.didMeasure = { [weak self] in self?.didMeasure?() }
    rule.willPlace = { [weak self, weak link] in
      self?.willPlace?()
      link?.prepare()
    }
    link.contentDidChange = { [content] in content.setNeedsLayout() }
  }

  package var widget: Gtk.Widget { frame }

  /// Calls ``willPlace`` before the next frame.
  package func setNeedsPlacing() { frame.setNeedsPlacing() }

  /// Places the subviews again, at known positions.
  package func subviewsDidMove() { content.setNeedsPlacing() }

  package func subviewsDidChange() {
    content.setChildren(view.subviews.map { $0.realize() })
    constraintsDidChange()
  }

  package func visibilityDidChange() { setDrawn(!view.isHidden) }

  package func constraintsDidChange() {
    content.setNeedsLayout()
    frame.setNeedsLayout()
  }

  package func layoutDidBecomeInvalid() { constraintsDidChange() }

  package func lookDidChange() {
    setLook(of: view)
    window.clipsChild = view.clipsToBounds
  }

  package var isRightToLeft: Bool { frame.isRightToLeft }
}

/// The layout of a scroll view's widget. For a scroll view without a superview, it lays out the tree of views.
@MainActor
private final class ScrollFrameRule: Gtk.LayoutRule {
  private weak var view: UIScrollView?
  var willPlace: (() -> Void)?
  var didMeasure: (() -> Void)?

  init(_ view: UIScrollView) { self.view = view }

  var requestMode: Gtk.RequestMode? { .heightForWidth }

  func measure(_ children: [Gtk.LayoutChild], on axis: Axis, for size: Int32) -> Gtk.Extent {
    didMeasure?()
    // GTK requires that the scrolled window be measured.
    let minimum = children.map { $0.extent(on: axis, for: -1).minimum }.max() ?? 0
    return Gtk.Extent(minimum: minimum, natural: minimum)
  }

  func place(_ children: [Gtk.LayoutChild], width: Int32, height: Int32) {
    if let view, view.layoutRoot === view {
      view.layoutTree(in: CGSize(width: Double(width), height: Double(height)))
    }
    willPlace?()
    for child in children { child.place(width: width, height: height) }
  }
}

/// The layout of a scroll view's content, within its insets.
@MainActor
private final class ScrollContentRule: Gtk.LayoutRule {
  private weak var view: UIScrollView?

  init(_ view: UIScrollView) { self.view = view }

  var requestMode: Gtk.RequestMode? { .heightForWidth }

  func measure(_ children: [Gtk.LayoutChild], on axis: Axis, for size: Int32) -> Gtk.Extent {
    guard let view else { return Gtk.Extent(minimum: 0, natural: 0) }
    let inset = view.contentInset
    let length =
      axis == .horizontal
      ? view.contentSize.width + inset.left + inset.right : view.contentSize.height + inset.top + inset.bottom
    // The edge of the content lies on the edge of a pixel. Longer content would have inexact positions.
    let pixels = Int32(min(max(length.rounded(), 0), 64_000_000))
    return Gtk.Extent(minimum: pixels, natural: pixels)
  }

  func place(_ children: [Gtk.LayoutChild], width: Int32, height: Int32) {
    guard let view else { return }
    view.place(children, from: CGPoint(x: -view.contentInset.left, y: -view.contentInset.top), width: width)
  }
}

extension UIScrollView: BackingProviding {
  package func makeBacking() -> any WidgetBacking { ScrollBacking(self) }
}
