import CGtk
import Graphics

/// The layout of a slide box: the screens in view fill it. They are drawn beside each other.
@MainActor
final class SlideRule: Gtk.LayoutRule {
  var shown: Gtk.Widget.Identity?
  /// The screen that leaves or that a swipe has revealed.
  var neighbour: Gtk.Widget.Identity?
  /// The distance of the shown screen from its place, as a part of the width, positive towards the trailing edge. The
  /// neighbour is drawn on the free side.
  var position = 0.0

  let requestMode: Gtk.RequestMode? = .heightForWidth

  func isInView(_ screen: UnsafeMutablePointer<GtkWidget>) -> Bool {
    let identity = Gtk.Widget.Identity(screen)
    return identity == shown || identity == neighbour
  }

  func measure(_ children: [Gtk.LayoutChild], on axis: Axis, for size: Int32) -> Gtk.Extent {
    let child = children.first { $0.identity == shown }
    return child?.extent(on: axis, for: size) ?? Gtk.Extent(minimum: 0, natural: 0)
  }

  func place(_ children: [Gtk.LayoutChild], width: Int32, height: Int32) {
    for child in children where child.identity == shown || child.identity == neighbour {
      let childWidth = max(width, child.extent(on: .horizontal, for: -1).minimum)
      let childHeight = max(height, child.extent(on: .vertical, for: childWidth).minimum)
      child.place(width: childWidth, height: childHeight)
    }
  }

  /// Draws the screens in view.
  private static func draw(_ box: UnsafeMutablePointer<GtkWidget>, into snapshot: OpaquePointer) {
    guard let rule = Gtk.RuleLayout.rule(of: box) as? SlideRule else { return }
    let width = Double(gtk_widget_get_width(box))
    let sign = gtk_widget_get_direction(box) == GTK_TEXT_DIR_RTL ? -1.0 : 1.0
    var child = gtk_widget_get_first_child(box)
    while let screen = child {
      child = gtk_widget_get_next_sibling(screen)
      guard rule.isInView(screen) else { continue }
      let isShown = Gtk.Widget.Identity(screen) == rule.shown
      let part = isShown ? rule.position : rule.position > 0 ? rule.position - 1 : rule.position + 1
      var corner = graphene_point_t(x: Float((sign * part * width).rounded()), y: 0)
      gtk_snapshot_save(snapshot)
      gtk_snapshot_translate(snapshot, &corner)
      gtk_widget_snapshot_child(box, screen, snapshot)
      gtk_snapshot_restore(snapshot)
    }
  }

  /// The type of a box that draws its screens where its rule says.
  static let boxType: GType = {
    let type = Gtk.HitTestedType.subclass("GtkBridgeSlideBox", of: Gtk.HitTestedType.box)
    install(in: type)
    return type
  }()

  private static func install(in type: GType) {
    let widgetClass = g_type_class_peek(type)?.assumingMemoryBound(to: GtkWidgetClass.self)
    widgetClass?.pointee.snapshot = { box, snapshot in
      guard let box, let snapshot else { return }
      // Safe, because GTK paints on the main thread, which runs its main loop.
      MainActor.assumeIsolated { SlideRule.draw(box, into: snapshot) }
    }
  }
}
