import CGtk
import Foundation
import LayoutEngine

/// A widget in a layout box. It answers for the leaf that stands for it in the box's layout tree.
final class LaidOutWidget: LayoutHost {
  /// The widget, until it is finalised. The layout tree of its parent may keep the leaf a little longer.
  private(set) var widget: UnsafeMutablePointer<GtkWidget>?
  /// The tree of a layout box, or `nil` for other widgets.
  private let tree: LayoutTree?
  var transform: Gtk.Transform?
  /// The leaf, which retains this object. The cycle is broken when the widget is finalised.
  var element: HostedElement {
    if let known { return known }
    let element = HostedElement(self)
    known = element
    return element
  }
  private var known: HostedElement?
  private var isConcealed = false
  /// Indicates whether the program hides the concealed widget from assistive technology.
  private var wasAccessibleHidden = false
  /// Indicates whether the widget has been placed.
  private var isPlaced = false
  /// Indicates whether the widget is a label with a proposal below its natural height.
  private var mayBeTruncated = false
  private var isTruncated = false
  /// Indicates whether the widget has left the layout and is shown in its last place.
  var isLeaving = false
  /// The place of a leaving widget in its box, if the boxes around it have moved since it left.
  private var lastPlace: CGRect?
  /// The movement to the place of the leaf.
  @MainActor private var motion: Gtk.LayoutMotion?

  private init(_ widget: UnsafeMutablePointer<GtkWidget>) {
    self.widget = widget
    tree = LayoutTree.tree(of: widget)
  }

  var content: LayoutElement? { tree?.root }

  /// Prepares GTK to report changes in the widget, and discards the cached sizes.
  func prepare() {
    guard let widget else { return }
    endTruncation(of: widget)
    mayBeTruncated = false
    defer { element.forget() }
    if let tree {
      tree.prepare(widget)
    } else {
      // GTK requires that a widget be measured before it is placed, even if its size is known.
      gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
    }
  }

  // MARK: Size

  /// The natural size of a widget that does not expand. Most widgets need no other size.
  var preferredSize: PreferredSize? {
    guard let widget, tree == nil else { return nil }
    endTruncation(of: widget)
    var (leastWidth, width, leastHeight, height) = (Int32(0), Int32(0), Int32(0), Int32(0))
    gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &leastWidth, &width, nil, nil)
    width += Gtk.letterSpacing(of: widget)
    gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, width, &leastHeight, &height, nil, nil)
    if gtk_widget_compute_expand(widget, GTK_ORIENTATION_HORIZONTAL) != 0
      || gtk_widget_compute_expand(widget, GTK_ORIENTATION_VERTICAL) != 0
    {
      return nil
    }
    let isScaled = Gtk.minimumScale(of: widget) < 1
    let hasSeveralLines = height > Self.highestSingleLine && Gtk.hasSeveralLines(widget)
    return PreferredSize(
      CGSize(width: Double(width), height: Double(height)), shrinksInWidth: isScaled || leastWidth < width,
      shrinksInHeight: isScaled || leastHeight < height || hasSeveralLines)
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard let widget, gtk_widget_should_layout(widget) != 0 else { return .zero }
    return tree?.outerSizeThatFits(proposal) ?? nativeSize(widget, proposal)
  }

  /// Limits a proposal to the widget's minimum and natural size. A widget that expands takes the whole proposal.
  private func nativeSize(_ widget: UnsafeMutablePointer<GtkWidget>, _ proposal: ProposedViewSize) -> CGSize {
    endTruncation(of: widget)
    if let scaled = Self.scaledLines(of: widget, proposal) {
      mayBeTruncated = true
      return CGSize(width: Double(scaled.width), height: Double(scaled.height))
    }
    var (least, ideal) = (Int32(0), Int32(0))
    gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, &ideal, nil, nil)
    let letterSpacing = Gtk.letterSpacing(of: widget)
    ideal += letterSpacing
    var width = Self.length(
      proposal.width, least, ideal, gtk_widget_compute_expand(widget, GTK_ORIENTATION_HORIZONTAL) != 0)
    if width < CGFloat(ideal), let lines = Gtk.widthOfLines(of: widget, in: Self.pixels(in: width)) {
      width = max(min(width, CGFloat(lines + letterSpacing)), CGFloat(least))
    }
    gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, Self.pixels(in: width), &least, &ideal, nil, nil)
    if let content = Gtk.heightOfScrolledContent(of: widget, width: Self.pixels(in: width)) { ideal = content }
    var height = Self.length(
      proposal.height, least, ideal, gtk_widget_compute_expand(widget, GTK_ORIENTATION_VERTICAL) != 0)
    if let proposed = proposal.height, proposed < CGFloat(ideal), element.truncatesText,
      let lines = Gtk.heightOfLines(of: widget, width: Self.pixels(in: width), within: Self.pixels(in: proposed))
    {
      height = CGFloat(min(lines, ideal))
      mayBeTruncated = true
    }
    return CGSize(width: width, height: height)
  }

  private static func scaledLines(
    of widget: UnsafeMutablePointer<GtkWidget>, _ proposal: ProposedViewSize
  ) -> Gtk.ScaledLines? {
    Gtk.scaledLines(
      of: widget, width: proposal.width.map(pixels) ?? -1, height: proposal.height.map(pixels) ?? -1)
  }

  /// The maximum height in pixels of a label with a single line. This saves a query of every label.
  private static let highestSingleLine: Int32 = 24

  private func endTruncation(of widget: UnsafeMutablePointer<GtkWidget>) {
    guard isTruncated else { return }
    isTruncated = false
    Gtk.endTruncation(of: widget)
  }

  /// The length of a shape or a colour without a proposal, as in SwiftUI.
  private static let defaultLength: CGFloat = 10

  private static func length(_ proposed: CGFloat?, _ least: Int32, _ ideal: Int32, _ expands: Bool) -> CGFloat {
    guard let proposed else { return expands && ideal == 0 ? defaultLength : CGFloat(ideal) }
    return max(CGFloat(least), expands ? proposed : min(proposed, CGFloat(ideal)))
  }

  /// Returns the whole pixels in a length, or -1 for an infinite one.
  private static func pixels(in length: CGFloat) -> Int32 {
    length.isFinite ? Int32(min(max(length.rounded(.down), 0), Gtk.longestLength)) : -1
  }

  // MARK: Guides

  func explicitValue(of key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    guard let widget else { return nil }
    if let tree { return tree.explicitValue(of: key, in: proposal) }
    return key.isBaseline ? baseline(widget, isFirst: key.isFirstBaseline, proposal) : nil
  }

  private func baseline(
    _ widget: UnsafeMutablePointer<GtkWidget>, isFirst: Bool, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    endTruncation(of: widget)
    if let scaled = Self.scaledLines(of: widget, proposal) {
      return CGFloat(isFirst ? scaled.firstBaseline : scaled.lastBaseline)
    }
    let size = nativeSize(widget, proposal)
    var (ideal, baseline) = (Int32(0), Int32(-1))
    gtk_widget_measure(
      widget, GTK_ORIENTATION_VERTICAL, Self.pixels(in: size.width), nil, &ideal, nil, &baseline)
    guard baseline >= 0 else { return nil }
    if isFirst { return CGFloat(baseline) }
    // GTK reports the first baseline only. The last baseline is as far above the end as that of a single line.
    var (line, lineBaseline) = (Int32(0), Int32(-1))
    gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, -1, nil, &line, nil, &lineBaseline)
    return CGFloat(min(ideal, Int32(size.height)) - line + lineBaseline)
  }

  // MARK: Place

  /// The current place of the widget before it gets a new one, or `nil` if it has none.
  @MainActor
  func shownPlace(in box: UnsafeMutablePointer<GtkWidget>, _ pass: Gtk.LayoutPass) -> CGRect? {
    // A view may change before its first placement, as in an action of its first appearance.
    if !isPlaced { pass.noteAdded(self) }
    guard let widget, let element = known, !pass.isNew(self) else { return nil }
    if let motion { return motion.shown }
    let place = element.frame.onWholePixels
    var (start, corner) = (graphene_point_t(x: 0, y: 0), graphene_point_t())
    guard tree == nil, transform == nil, gtk_widget_get_direction(box) != GTK_TEXT_DIR_RTL,
      gtk_widget_compute_point(widget, box, &start, &corner) != 0
    else { return place }
    // A changing padding is inside the place. The visible, moving part is the content.
    let insets = Gtk.boxInsets(of: widget)
    let size = CGSize(width: Double(gtk_widget_get_width(widget)), height: Double(gtk_widget_get_height(widget)))
    return CGRect(
      origin: CGPoint(x: Double(corner.x) - insets.leading, y: Double(corner.y) - insets.top),
      size: insets.enlarging(size))
  }

  /// Gives the widget the place of its leaf, or starts a movement to it.
  ///
  /// - Parameters:
  ///   - box: The box whose tree has placed the leaf. A widget that has left the box in the meantime is not placed.
  ///   - mirroredWidth: The width of a right-to-left box, or `nil` for left-to-right text.
  ///   - shown: The place from which the widget moves in a pass.
  @MainActor
  func place(
    in box: UnsafeMutablePointer<GtkWidget>, mirroredIn mirroredWidth: Int32?, from shown: CGRect? = nil,
    _ pass: Gtk.LayoutPass?
  ) {
    guard let widget, gtk_widget_get_parent(widget) == box else { return }
    // A widget that is added and removed between two frames has never been visible.
    if isLeaving, !isPlaced { return gtk_widget_set_child_visible(widget, 0) }
    guard let element = known else { return }
    isPlaced = true
    if element.isConcealed != isConcealed { setConcealed(element.isConcealed, widget) }
    var target = lastPlace ?? element.frame.onWholePixels
    if isLeaving {
      if let pass { stay(widget, in: pass, &target) }
    } else if let pass, let shown = shown ?? pass.origin(of: self, widget, in: box, to: target) {
      motion = pass.motion(of: self, widget, from: shown, to: target, current: motion)
    } else if let motion, motion.target != target {
      self.motion = nil
    }
    let frame = motion.map { place(widget, in: $0) } ?? target
    let (width, height) = (Gtk.pixels(frame.width), Gtk.pixels(frame.height))
    tree?.proposal = tree?.insets.reducing(element.proposal)
    tree?.motion = motion
    let x = mirroredWidth.map { Double($0 - width) - frame.minX } ?? frame.minX
    endTruncation(of: widget)
    gtk_widget_allocate(
      widget, width, height, -1, gskTransform(x, frame.minY, width, height, mirroredWidth != nil))
    if mayBeTruncated {
      isTruncated =
        Gtk.scaleIfNeeded(widget, width: width, height: height)
        || Gtk.truncateIfNeeded(widget, width: width, height: height)
    }
    tree?.placeIfNeeded(in: widget)
  }

  /// Keeps a leaving widget at its visible place while the boxes around it move.
  @MainActor
  private func stay(_ widget: UnsafeMutablePointer<GtkWidget>, in pass: Gtk.LayoutPass, _ target: inout CGRect) {
    guard let stay = pass.stay(of: self, widget, at: motion?.shown ?? target, until: motion?.target ?? target) else {
      return
    }
    motion = pass.motion(of: self, widget, from: stay.start, to: stay.target, current: motion)
    // Without an animation of its own, the widget moves along with the boxes.
    if pass.hasMoved(widget) { (lastPlace, target) = (stay.target, stay.target) }
  }

  /// The distance from the target of the movement to the visible place.
  @MainActor
  var displacement: CGPoint {
    guard let motion else { return .zero }
    return CGPoint(x: motion.shown.minX - motion.target.minX, y: motion.shown.minY - motion.target.minY)
  }

  /// Shows or hides the widget. Assistive technology would still find an undrawn widget, so it is hidden there, too.
  @MainActor
  private func setConcealed(_ isConcealed: Bool, _ pointer: UnsafeMutablePointer<GtkWidget>) {
    self.isConcealed = isConcealed
    gtk_widget_set_child_visible(pointer, isConcealed ? 0 : 1)
    let widget = Gtk.Widget(retaining: UnsafeMutableRawPointer(pointer))
    if isConcealed { wasAccessibleHidden = widget.isAccessibleHidden }
    widget.setAccessibleHidden(isConcealed || wasAccessibleHidden)
  }

  /// Returns the place of a moving widget, which is at least as large as GTK requires.
  @MainActor
  private func place(_ widget: UnsafeMutablePointer<GtkWidget>, in motion: Gtk.LayoutMotion) -> CGRect {
    // Text is not wrapped again in each frame.
    if g_type_check_instance_is_a(&widget.pointee.parent_instance.g_type_instance, gtk_label_get_type()) != 0 {
      return motion.place(ofSize: motion.target.size)
    }
    var size = motion.shownPlace.size
    if let tree {
      size = CGSize(
        width: max(size.width, tree.insets.leading + tree.insets.trailing),
        height: max(size.height, tree.insets.top + tree.insets.bottom))
    } else {
      var least = Int32(0)
      gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, nil, nil, nil)
      size.width = max(size.width, Double(least))
      gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, Gtk.pixels(size.width), &least, nil, nil, nil)
      size.height = max(size.height, Double(least))
    }
    return motion.place(ofSize: size)
  }

  @MainActor
  func setNeedsPlacing() {
    if let widget, let box = gtk_widget_get_parent(widget) { gtk_widget_queue_allocate(box) }
  }

  @MainActor
  func endMotion(_ motion: Gtk.LayoutMotion) {
    guard motion === self.motion else { return }
    self.motion = nil
    setNeedsPlacing()
  }

  private func gskTransform(
    _ x: Double, _ y: Double, _ width: Int32, _ height: Int32, _ isMirrored: Bool
  ) -> OpaquePointer? {
    guard var transform else {
      var point = graphene_point_t(x: Float(x), y: Float(y))
      return x == 0 && y == 0 ? nil : gsk_transform_translate(nil, &point)
    }
    if isMirrored { transform = transform.mirrored(by: 0) }
    transform.x += x
    transform.y += y
    let isFlat = transform.tilt == nil || widget.map(Gtk.drawsOnlyInThePlane) != false
    return transform.make(width: width, height: height, isFlat: isFlat)
  }

  // MARK: The widget

  private static let key = g_quark_from_string("gtkbridge-layout-leaf")

  /// Returns the object that answers for a widget, which owns it, or `nil` if the widget has none.
  static func known(of widget: UnsafeMutablePointer<GtkWidget>) -> LaidOutWidget? {
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    return g_object_get_qdata(object, key).map { Unmanaged<LaidOutWidget>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Returns the object that answers for a widget, which owns it.
  static func host(of widget: UnsafeMutablePointer<GtkWidget>) -> LaidOutWidget {
    if let known = known(of: widget) { return known }
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    let host = LaidOutWidget(widget)
    g_object_set_qdata_full(object, key, Unmanaged.passRetained(host).toOpaque()) { data in
      guard let data else { return }
      let host = Unmanaged<LaidOutWidget>.fromOpaque(data).takeRetainedValue()
      host.widget = nil
      host.known = nil
    }
    return host
  }
}

extension Gtk {
  /// The longest content of a scroll view. GTK adds lengths as 32-bit numbers.
  fileprivate static let longestLength = CGFloat(Int32.max / 2)

  /// Returns a length in whole pixels within GTK's limits.
  fileprivate static func pixels(_ length: CGFloat) -> Int32 {
    length.isFinite ? Int32(min(max(length, 0), longestLength)) : Int32(Int16.max)
  }

  /// Returns the whole pixels that cover a length.
  static func pixelsCovering(_ length: CGFloat) -> Int32 { pixels(length.rounded(.up)) }

  /// Returns the space that a widget's margins, borders and paddings take around its content.
  static func boxInsets(of widget: UnsafeMutablePointer<GtkWidget>) -> EdgeInsets {
    let style = gtk_widget_get_style_context(widget)
    var (margin, border, padding) = (GtkBorder(), GtkBorder(), GtkBorder())
    gtk_style_context_get_margin(style, &margin)
    gtk_style_context_get_border(style, &border)
    gtk_style_context_get_padding(style, &padding)
    let left = Double(margin.left) + Double(border.left) + Double(padding.left)
    let right = Double(margin.right) + Double(border.right) + Double(padding.right)
    let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    return EdgeInsets(
      top: Double(margin.top) + Double(border.top) + Double(padding.top) + Double(gtk_widget_get_margin_top(widget)),
      leading: (isMirrored ? right : left) + Double(gtk_widget_get_margin_start(widget)),
      bottom: Double(margin.bottom) + Double(border.bottom) + Double(padding.bottom)
        + Double(gtk_widget_get_margin_bottom(widget)),
      trailing: (isMirrored ? left : right) + Double(gtk_widget_get_margin_end(widget)))
  }
}

extension Gtk.Widget {
  /// The space that the widget's margins, borders and paddings take around its content.
  package var boxInsets: EdgeInsets { Gtk.boxInsets(of: widget) }
}
