import CGtk
import Foundation

extension Gtk {
  /// The layout of one update whose changes of places and sizes are animated.
  ///
  /// Between ``begin()`` and ``end()``, the layout boxes inside `root` ask the pass how their children reach new places.
  /// Without a pass, which is the usual case, they place them at once.
  @MainActor
  package final class LayoutPass {
    private static var current: [LayoutPass] = []

    private weak var root: Widget?
    private let animates: @MainActor (Widget) -> Bool
    private let start: @MainActor (Widget, LayoutMotion) -> Void
    /// The widgets that appear in the pass. They have no place to move from.
    private var added: Set<ObjectIdentifier> = []
    private var moved: Set<UnsafeMutablePointer<GtkWidget>> = []
    /// The distances of the widgets that reached a new place at once, from the new place to the old one.
    private var jumps: [UnsafeMutablePointer<GtkWidget>: CGPoint] = [:]

    /// Creates a pass.
    ///
    /// - Parameters:
    ///   - root: The widget whose descendants take part.
    ///   - animates: Returns whether a widget moves to a new place rather than being there at once.
    ///   - start: Starts a movement from ``LayoutMotion/shown`` to ``LayoutMotion/target``.
    package init(
      root: Widget, animates: @escaping @MainActor (Widget) -> Bool,
      start: @escaping @MainActor (Widget, LayoutMotion) -> Void
    ) {
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

    /// Returns the motion of a widget whose place may have changed, or `nil` if it is at its target at once.
    ///
    /// - Parameter current: The motion in progress, which continues if the target is the same.
    func motion(
      of host: LaidOutWidget, _ widget: UnsafeMutablePointer<GtkWidget>, from shown: CGRect, to target: CGRect,
      current: LayoutMotion?
    ) -> LayoutMotion? {
      let jump = jump(above: widget)
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

    /// Returns how far the box around a widget has moved at once. A widget that is to move from where it was seen
    /// starts that far from its former place in the box.
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
