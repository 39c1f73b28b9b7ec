import CGtk
import Foundation
import LayoutEngine

/// The layout tree of one box, and GTK's two passes through it.
///
/// If the box is itself in a layout box, the outer tree queries its tree. GTK's measurement then reports only changes:
/// GTK clears its cached size of a widget when the widget or any widget inside needs a new layout. A width for no
/// particular height has its own cache entry, so the callback for it is a reliable report.
final class LayoutTree {
  let root: LayoutElement
  /// The margins, borders and paddings around the content, in a box that is in a layout box.
  private(set) var insets = EdgeInsets()
  /// The space between the edges of the box and its content. Negative insets let the content exceed the box.
  var padding = EdgeInsets()
  /// The proposal of the tree around this one.
  var proposal: ProposedViewSize?
  var anchor = UnitPoint.center
  /// Indicates whether content that is too wide exceeds the box at both sides, rather than widening it.
  var cutsWideContent = false

  private let adopt: (([LayoutElement]) -> Void)?
  private var children: [LaidOutWidget] = []
  /// The widgets that have left the layout and are still shown.
  private var leaving: [LaidOutWidget] = []
  /// The movement of the box. The content has the places for its final size, and moves by itself.
  var motion: Gtk.LayoutMotion?
  private var placedProposal: ProposedViewSize?
  private var placedSize = (width: Int32(0), height: Int32(0))

  init(_ root: LayoutElement, adopt: (([LayoutElement]) -> Void)?) {
    self.root = root
    self.adopt = adopt
  }

  // MARK: Sizes

  /// Returns the size of the box for a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    padding.enlarging(root.sizeThatFits(padding.reducing(proposal)))
  }

  /// Returns the size of the box and the space around it for a proposal.
  func outerSizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    insets.enlarging(sizeThatFits(insets.reducing(proposal)))
  }

  /// Returns the explicit value of a guide in the box and the space around it, or `nil`.
  func explicitValue(of key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    let inner = padding.reducing(insets.reducing(proposal))
    guard let value = root.explicitValue(of: key, in: inner) else { return nil }
    return value + (key.axis == .horizontal ? insets.leading + padding.leading : insets.top + padding.top)
  }

  // MARK: Changes

  /// Discards the sizes of the children, and updates the tree to the visible ones.
  @MainActor
  private func childrenDidChange(in widget: UnsafeMutablePointer<GtkWidget>) {
    if !prepareSameChildren(in: widget) { readChildren(in: widget) }
    // All leaves of a tree have the same parent.
    children.first?.element.parent?.invalidate()
    root.invalidate()
    placedProposal = nil
  }

  /// Prepares the children for their measurement if they are the same as before, which is the usual case.
  private func prepareSameChildren(in widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    guard leaving.isEmpty else { return false }
    var next = Self.firstVisible(from: gtk_widget_get_first_child(widget))
    for host in children {
      guard let child = next, host.widget == child, !host.isLeaving else { return false }
      next = Self.firstVisible(from: gtk_widget_get_next_sibling(child))
      host.prepare()
    }
    return next == nil
  }

  @MainActor
  private func readChildren(in widget: UnsafeMutablePointer<GtkWidget>) {
    var visible: [LaidOutWidget] = []
    leaving = []
    var next = Self.firstVisible(from: gtk_widget_get_first_child(widget))
    while let child = next {
      next = Self.firstVisible(from: gtk_widget_get_next_sibling(child))
      let host = LaidOutWidget.host(of: child)
      host.prepare()
      if host.isLeaving { leaving.append(host) } else { visible.append(host) }
    }
    guard !visible.elementsEqual(children, by: ===) else { return }
    if let pass = Gtk.LayoutPass.pass(of: widget) {
      let known = Set(children.map { ObjectIdentifier($0) })
      for child in visible where !known.contains(ObjectIdentifier(child)) { pass.noteAdded(child) }
    }
    children = visible
    adopt?(visible.map(\.element))
  }

  /// Returns the first widget that takes part in the layout, from one of the siblings on.
  private static func firstVisible(
    from sibling: UnsafeMutablePointer<GtkWidget>?
  ) -> UnsafeMutablePointer<GtkWidget>? {
    var next = sibling
    while let widget = next, gtk_widget_should_layout(widget) == 0 { next = gtk_widget_get_next_sibling(widget) }
    return next
  }

  /// Makes GTK report changes, and reads the space around the content of a nested box.
  func prepare(_ widget: UnsafeMutablePointer<GtkWidget>) {
    var (width, height) = (Int32(0), Int32(0))
    gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &width, nil, nil, nil)
    gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, -1, &height, nil, nil, nil)
    insets = width == 0 && height == 0 ? EdgeInsets() : Gtk.boxInsets(of: widget)
  }

  // MARK: GTK's passes

  @MainActor
  private func measure(
    _ widget: UnsafeMutablePointer<GtkWidget>, _ orientation: GtkOrientation, for size: Int32
  ) -> (minimum: Int32, natural: Int32) {
    if orientation == GTK_ORIENTATION_HORIZONTAL {
      childrenDidChange(in: widget)
    } else {
      gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
    }
    if let parent = gtk_widget_get_parent(widget), Self.tree(of: parent) != nil { return (0, 0) }
    let least: CGFloat
    let ideal: CGFloat
    if orientation == GTK_ORIENTATION_HORIZONTAL {
      least = sizeThatFits(.zero).width
      ideal = sizeThatFits(.unspecified).width
    } else if size < 0 {
      least = leastHeight
      ideal = sizeThatFits(.unspecified).height
    } else {
      least = sizeThatFits(ProposedViewSize(width: CGFloat(size), height: 0)).height
      ideal = sizeThatFits(ProposedViewSize(width: CGFloat(size), height: nil)).height
    }
    let minimum = Gtk.pixelsCovering(least)
    let isCut = cutsWideContent && orientation == GTK_ORIENTATION_HORIZONTAL
    return (isCut ? 0 : minimum, max(minimum, Gtk.pixelsCovering(ideal)))
  }

  /// The minimum height for no particular width. From 4.18 on, GTK warns if it exceeds the minimum height for some
  /// width, as happens with text in the narrowest box.
  private var leastHeight: CGFloat {
    let narrow = sizeThatFits(.zero).height
    guard Gtk.isLaterThanOldest else { return narrow }
    return min(narrow, sizeThatFits(ProposedViewSize(width: nil, height: 0)).height)
  }

  @MainActor
  private func place(in widget: UnsafeMutablePointer<GtkWidget>, width: Int32, height: Int32) {
    // A view may have been added or removed since the measurement, during the placement of another view.
    gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
    let room = motion.map { insets.reducing($0.target.size) } ?? CGSize(width: Double(width), height: Double(height))
    let pass = Gtk.LayoutPass.pass(of: widget)
    let shown = pass.map { pass in children.map { $0.shownPlace(in: widget, pass) } }
    let proposal = proposal ?? self.proposal(for: room)
    placedProposal = proposal
    placedSize = (width, height)
    let size = sizeThatFits(proposal)
    // A place on whole pixels keeps text sharp.
    root.place(
      at: CGPoint(
        x: ((room.width - size.width) * anchor.x).rounded(.towardZero) + padding.leading,
        y: ((room.height - size.height) * anchor.y).rounded(.towardZero) + padding.top),
      proposal: padding.reducing(proposal))
    let mirroredWidth = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL ? width : nil
    for (index, child) in children.enumerated() {
      child.place(in: widget, mirroredIn: mirroredWidth, from: shown?[index], pass)
    }
    for child in leaving { child.place(in: widget, mirroredIn: mirroredWidth, pass) }
  }

  /// Returns the proposal for the space that GTK gives the box.
  ///
  /// A space of exactly the natural height becomes a proposal without a height. Otherwise, a column would offer equal
  /// shares to its texts, and truncate some although there is space for all.
  private func proposal(for room: CGSize) -> ProposedViewSize {
    let natural = ProposedViewSize(width: room.width, height: nil)
    return Gtk.pixelsCovering(sizeThatFits(natural).height) == Gtk.pixelsCovering(room.height)
      ? natural : ProposedViewSize(room)
  }

  /// Places the children again if only the proposal has changed. GTK does not notice this change.
  @MainActor
  func placeIfNeeded(in widget: UnsafeMutablePointer<GtkWidget>) {
    guard placedProposal != proposal else { return }
    place(in: widget, width: placedSize.width, height: placedSize.height)
  }

  // MARK: The widget

  private static let key = g_quark_from_string("gtkbridge-layout-tree")

  static func tree(of widget: UnsafeMutablePointer<GtkWidget>?) -> LayoutTree? {
    guard let widget else { return nil }
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    return g_object_get_qdata(object, key).map { Unmanaged<LayoutTree>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Makes the tree the layout of a widget, which then owns the tree.
  @MainActor
  func install(in widget: UnsafeMutablePointer<GtkWidget>) {
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    g_object_set_qdata_full(object, Self.key, Unmanaged.passRetained(self).toOpaque()) { data in
      guard let data else { return }
      Unmanaged<LayoutTree>.fromOpaque(data).release()
    }
    let manager = gtk_custom_layout_new(
      { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH },
      { widget, orientation, size, minimum, natural, _, _ in
        // Safe here and below, because GTK's layout runs on the main thread.
        let extent = MainActor.assumeIsolated {
          widget.flatMap { LayoutTree.tree(of: $0)?.measure($0, orientation, for: size) }
        }
        guard let extent else { return }
        minimum?.pointee = extent.minimum
        natural?.pointee = extent.natural
      },
      { widget, width, height, _ in
        MainActor.assumeIsolated {
          guard let widget else { return }
          LayoutTree.tree(of: widget)?.place(in: widget, width: width, height: height)
        }
      })
    gtk_widget_set_layout_manager(widget, manager)  // The widget takes ownership of the manager.
  }
}

extension EdgeInsets {
  /// Returns the proposal for the content within the insets.
  func reducing(_ proposal: ProposedViewSize) -> ProposedViewSize {
    if isZero { return proposal }
    return ProposedViewSize(
      width: proposal.width.map { max($0 - leading - trailing, 0) },
      height: proposal.height.map { max($0 - top - bottom, 0) })
  }

  /// Returns the size of the content within the insets.
  func reducing(_ size: CGSize) -> CGSize {
    CGSize(width: max(size.width - leading - trailing, 0), height: max(size.height - top - bottom, 0))
  }

  /// Returns the size with the insets around content.
  func enlarging(_ size: CGSize) -> CGSize {
    if isZero { return size }
    return CGSize(width: max(size.width + leading + trailing, 0), height: max(size.height + top + bottom, 0))
  }

  private var isZero: Bool { top == 0 && leading == 0 && bottom == 0 && trailing == 0 }
}
