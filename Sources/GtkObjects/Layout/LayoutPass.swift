import CGtk
import Foundation

extension Gtk {
  /// The layout of one update with animated changes of places and sizes.
  ///
  /// Between ``begin()`` and ``end()``, the layout boxes inside `root` ask the pass how their children reach new
  /// places. Without a pass, which is the usual case, the boxes place their children at once.
  @MainActor
  package final class LayoutPass {
    private static var current: [LayoutPass] = []

    private weak var root: Widget?
    private let animates: @MainActor (Widget) -> Bool
    private let start: @MainActor (Widget, LayoutMotion) -> Void
    private let origin: @MainActor (Widget) -> CGRect?
    /// The places of the widgets that have just appeared and move from the place of another widget.
    private var matches: [UnsafeMutablePointer<GtkWidget>: (start: CGRect, target: CGRect)] = [:]
    /// The widgets that appear in the pass. They have no earlier place.
    private var added: Set<ObjectIdentifier> = []
    private var moved: Set<UnsafeMutablePointer<GtkWidget>> = []
    /// The distances from the new to the old place, of the widgets that reached a new place without an animation.
    private var jumps: [UnsafeMutablePointer<GtkWidget>: CGPoint] = [:]

    /// Creates a pass.
    ///
    /// - Parameters:
    ///   - root: The widget whose descendants take part.
    ///   - animates: Returns whether a widget moves to a new place with an animation.
    ///   - start: Starts a movement from ``LayoutMotion/shown`` to ``LayoutMotion/target``.
    ///   - origin: Returns the place in `root` from which a new widget moves, or `nil`.
    package init(
      root: Widget, animates: @escaping @MainActor (Widget) -> Bool,
      start: @escaping @MainActor (Widget, LayoutMotion) -> Void, origin: @escaping @MainActor (Widget) -> CGRect?
    ) {
      self.origin = origin
      self.root = root
      self.animates = animates
      self.start = start
    }

    package func begin() { Self.current.append(self) }

    package func end() { Self.current.removeAll { $0 === self } }

    /// Returns the pass in which a box takes part.
    static func pass(of box: UnsafeMutablePointer<GtkWidget>) -> LayoutPass? {
      if current.isEmpty { return nil }
      return current.first { $0.contains(box) }
    }

    private func contains(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
      guard let root else { return false }
      return widget == root.widget || gtk_widget_is_ancestor(widget, root.widget) != 0
    }

    // MARK: What boxes report

    func noteAdded(_ widget: LaidOutWidget) { added.insert(ObjectIdentifier(widget)) }

    func isNew(_ widget: LaidOutWidget) -> Bool { added.contains(ObjectIdentifier(widget)) }

    /// Returns the place in a box from which a new widget moves, or `nil`.
    ///
    /// A widget without a match is at its final place from the start, although the boxes around it move.
    func origin(
      of host: LaidOutWidget, _ widget: UnsafeMutablePointer<GtkWidget>, in box: UnsafeMutablePointer<GtkWidget>,
      to target: CGRect
    ) -> CGRect? {
      guard isNew(host), matches[widget] == nil, let root else { return nil }
      if let place = origin(Widget(retaining: UnsafeMutableRawPointer(widget))) {
        var corner = graphene_point_t(x: Float(place.minX), y: Float(place.minY))
        var start = graphene_point_t()
        guard gtk_widget_compute_point(root.widget, box, &corner, &start) != 0 else { return nil }
        let isMirrored = gtk_widget_get_direction(box) == GTK_TEXT_DIR_RTL
        let x = isMirrored ? Double(gtk_widget_get_width(box)) - Double(start.x) - place.width : Double(start.x)
        matches[widget] = (CGRect(x: x, y: Double(start.y), width: place.width, height: place.height), target)
      } else if let around = matches[box], target == CGRect(origin: .zero, size: around.target.size) {
        // Content that fills the widget changes its size with it.
        matches[widget] = (CGRect(origin: .zero, size: around.start.size), target)
      } else {
        let shift = displacement(above: widget)
        return shift == .zero ? nil : target.offsetBy(dx: -shift.x, dy: -shift.y)
      }
      return matches[widget]?.start
    }

    /// Returns the movement in its box that keeps a widget at its visible place, or `nil` if no box around it moves.
    ///
    /// - Parameters:
    ///   - shown: The visible place of the widget.
    ///   - target: The target of the current movement, if there is one.
    func stay(
      of host: LaidOutWidget, _ widget: UnsafeMutablePointer<GtkWidget>, at shown: CGRect, until target: CGRect
    ) -> (start: CGRect, target: CGRect)? {
      let shift = displacement(above: widget)
      let jump = jump(above: widget)
      let place = shown.offsetBy(dx: jump.x + shift.x, dy: jump.y + shift.y)
      // The widget already follows boxes whose movement continues unchanged.
      if Self.isNear(place.origin, target.origin) { return nil }
      return shift == .zero && jump == .zero ? nil : (shown, place)
    }

    /// Returns the distance of the boxes around a widget from their places. A widget in a box that moves from the place
    /// of another widget moves along with the box.
    private func displacement(above widget: UnsafeMutablePointer<GtkWidget>) -> CGPoint {
      var sum = CGPoint.zero
      var ancestor = gtk_widget_get_parent(widget)
      while let current = ancestor, current != root?.widget {
        if matches[current] != nil { return .zero }
        let shift = LaidOutWidget.known(of: current)?.displacement ?? .zero
        sum = CGPoint(x: sum.x + shift.x, y: sum.y + shift.y)
        ancestor = gtk_widget_get_parent(current)
      }
      return Self.isNear(sum, .zero) ? .zero : sum
    }

    /// Returns whether two points look the same, despite rounding.
    private static func isNear(_ first: CGPoint, _ second: CGPoint) -> Bool {
      abs(first.x - second.x) < 0.01 && abs(first.y - second.y) < 0.01
    }

    /// Returns whether a widget has a new place and moves to it.
    func hasMoved(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool { moved.contains(widget) }

    /// Returns the motion of a widget whose place may have changed, or `nil` if it reaches its target at once.
    ///
    /// - Parameter current: The motion in progress, which continues if the target is the same.
    func motion(
      of host: LaidOutWidget, _ widget: UnsafeMutablePointer<GtkWidget>, from shown: CGRect, to target: CGRect,
      current: LayoutMotion?
    ) -> LayoutMotion? {
      let jump = isNew(host) ? .zero : jump(above: widget)
      let start = shown.offsetBy(dx: jump.x, dy: jump.y)
      if let current, current.target == target, start == shown { return current }
      guard start != target || shown != target else { return nil }
      let object = Widget(retaining: UnsafeMutableRawPointer(widget))
      guard animates(object) else {
        jumps[widget] = CGPoint(x: shown.minX - target.minX, y: shown.minY - target.minY)
        return nil
      }
      moved.insert(widget)
      guard start != target else { return nil }
      let motion = current ?? LayoutMotion(of: host)
      motion.begin(from: start, to: target)
      self.start(object, motion)
      return motion
    }

    /// Returns the distance that the boxes around a widget moved without an animation. A widget that moves from its
    /// visible place starts that far from its former place in the box.
    private func jump(above widget: UnsafeMutablePointer<GtkWidget>) -> CGPoint {
      var sum = CGPoint.zero
      guard !jumps.isEmpty, !moved.contains(widget) else { return sum }
      var ancestor = gtk_widget_get_parent(widget)
      while let current = ancestor, !moved.contains(current) {
        if let jump = jumps[current] { sum = CGPoint(x: sum.x + jump.x, y: sum.y + jump.y) }
        ancestor = gtk_widget_get_parent(current)
      }
      return sum
    }
  }
}
