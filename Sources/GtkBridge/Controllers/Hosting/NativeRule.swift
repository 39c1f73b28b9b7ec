import GtkObjects

/// The layout of a plain native view's widget: its constraints and frames place the subviews' widgets.
///
/// Hosted views that are pinned to the edges, the usual content of a controller, are placed without a solution of
/// constraints.
@MainActor
final class NativeRule: Gtk.LayoutRule {
  private weak var view: NativeView?
  private var sizes = TreeSizes()

  /// The insets of each subview from the edges, if all subviews are pinned to the edges and have their own layout.
  ///
  /// They are determined again in each pass, because the enclosing views may get their widgets later, which decides the
  /// tree of this view.
  private var insets: [EdgeInsets]? {
    guard let view, type(of: view) == NativeView.self, view.layoutRoot === view,
      view.subviews.allSatisfy({ !$0.placesSubviews && !$0.isPlaced && $0.presented == nil }),
      // A widget that does not know the size of its content has the size of the solution.
      view.subviews.allSatisfy({ ($0 as? any WidgetProviding)?.contentSize(within: nil) == nil })
    else { return nil }
    return PinnedEdges.insets(of: view)
  }

  init(_ view: NativeView) { self.view = view }

  var requestMode: Gtk.RequestMode? { insets == nil ? .heightForWidth : nil }

  func measure(_ children: [Gtk.LayoutChild], on axis: Axis, for size: Int32) -> Gtk.Extent {
    if let insets { return Self.measure(children, insets, on: axis, for: size) }
    // GTK requests this first after a change of the view, or of an inner widget, and caches it until the next change.
    if axis == .horizontal, size < 0 { sizes.reset() }
    // The constraints of the whole tree determine the size of an inner view.
    guard let view, view.layoutRoot === view, !(axis == .horizontal ? view.hasGivenWidth : view.hasGivenHeight) else {
      return Gtk.Extent(minimum: 0, natural: 0)
    }
    let lengths =
      axis == .horizontal ? sizes.widths(of: view) : sizes.heights(of: view, at: size >= 0 ? CGFloat(size) : nil)
    func pixels(_ length: CGFloat) -> Int32 { Gtk.pixels((length - 0.01).rounded(.up)) }
    // The screen of a program for other displays is squeezed into each window, as in UIKit.
    let least = view.next is ViewController && ScreenBounds.shared.isRead ? 0 : lengths.least
    return Gtk.Extent(minimum: pixels(least), natural: pixels(lengths.natural))
  }

  func place(_ children: [Gtk.LayoutChild], width: Int32, height: Int32) {
    guard let view else { return }
    let size = CGSize(width: Double(width), height: Double(height))
    if let insets { view.layOutPinnedTree(in: size, insets: insets) }
    // The view's `layoutSubviews()` may have added other views.
    if let insets {
      for (child, insets) in zip(children, insets) {
        let (x, y) = (Gtk.pixels(insets.leading), Gtk.pixels(insets.top))
        child.place(
          x: Double(x), y: Double(y), width: max(0, width - x - Gtk.pixels(insets.trailing)),
          height: max(0, height - y - Gtk.pixels(insets.bottom)))
      }
      return
    }
    if view.layoutRoot === view { view.layoutTree(in: size) }
    view.place(children, from: view.presentedBounds.origin, width: width)
  }

  private static func measure(
    _ children: [Gtk.LayoutChild], _ insets: [EdgeInsets], on axis: Axis, for size: Int32
  ) -> Gtk.Extent {
    var result = Gtk.Extent(minimum: 0, natural: 0)
    for (child, insets) in zip(children, insets) {
      let (width, height) = (Gtk.pixels(insets.leading + insets.trailing), Gtk.pixels(insets.top + insets.bottom))
      let (along, across) = axis == .horizontal ? (width, height) : (height, width)
      let extent = child.extent(on: axis, for: size < 0 ? -1 : max(0, size - across))
      result.minimum = max(result.minimum, extent.minimum + along)
      result.natural = max(result.natural, extent.natural + along)
    }
    return result
  }

  /// The pointer area of a plain view is its bounds, as in UIKit. A subclass may extend it, or let the pointer through.
  func takesPointer(at point: CGPoint) -> Bool {
    guard let view else { return false }
    let point = CGPoint(x: point.x + view.bounds.minX, y: point.y + view.bounds.minY)
    // A window above another one decides for all inner views: a plain view of its root controller may let the pointer
    // through.
    if let window = view.window, window.superview != nil {
      return window.hitTest(view.convert(point, to: window), with: nil) === view
    }
    if let window = view as? Window { return window.viewAboveContent(at: point, with: nil) != nil }
    return type(of: view) == NativeView.self ? view.bounds.contains(point) : view.hitTest(point, with: nil) != nil
  }
}

extension NativeView {
  /// Places the subviews' widgets at the frames.
  ///
  /// - Parameters:
  ///   - origin: The point of the view at the top left corner of the box.
  ///   - width: The width of the box.
  package func place(_ children: [Gtk.LayoutChild], from origin: CGPoint, width: Int32) {
    let isMirrored = backing?.isRightToLeft == true
    for (child, subview) in zip(children, subviews.filter { $0.realizedWidget?.isVisible == true }) {
      let frame = subview.untransformedFrame
      // The null and the infinite rectangle have no place on screen.
      let isFinite = [frame.minX, frame.minY, frame.maxX, frame.maxY].allSatisfy(\.isFinite)
      let place = isFinite ? frame.offsetBy(dx: -origin.x, dy: -origin.y) : .zero
      let (left, top) = (place.minX.rounded(), place.minY.rounded())
      // GTK draws nothing smaller than its minimum, and requires that a widget be measured before it is placed.
      let childWidth = max(Gtk.pixels(place.maxX.rounded() - left), child.extent(on: .horizontal, for: -1).minimum)
      let childHeight = max(
        Gtk.pixels(place.maxY.rounded() - top), child.extent(on: .vertical, for: childWidth).minimum)
      // The box mirrors places for right-to-left text, but frames are already mirrored.
      let x = isMirrored ? Double(width) - left - Double(childWidth) : left
      if let matrix = subview.transformMatrix {
        var transform = Gtk.Transform(x: x, y: top)
        transform.matrix = matrix
        child.place(transform, width: childWidth, height: childHeight)
      } else {
        child.place(x: x, y: top, width: childWidth, height: childHeight)
      }
    }
  }

  private var untransformedFrame: CGRect {
    rect(ofSize: presentedBounds.size).offsetBy(dx: presentedCenter.x, dy: presentedCenter.y)
  }

  /// The transform around the anchor point, or `nil` if it has no effect.
  private var transformMatrix: Gtk.TransformMatrix? {
    let (matrix, anchor) = (presentedTransform, anchorPoint)
    guard matrix != .identity else { return nil }
    return Gtk.TransformMatrix { size in
      let (x, y) = (size.width * anchor.x, size.height * anchor.y)
      return Gtk.TransformMatrix.Values(
        a: matrix.m11, b: matrix.m12, c: matrix.m21, d: matrix.m22,
        tx: matrix.tX + x - matrix.m11 * x - matrix.m21 * y, ty: matrix.tY + y - matrix.m12 * x - matrix.m22 * y)
    }
  }
}
