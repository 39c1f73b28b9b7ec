import CGtk
import Foundation

extension Gtk {
  /// The movement of a widget in a layout box, from its visible place to its place in the layout.
  ///
  /// The layout itself contains only the new place. Each step of the movement allocates this widget alone.
  @MainActor
  package final class LayoutMotion {
    /// The place of the widget in its box according to the layout.
    package private(set) var target = CGRect.zero
    /// The visible place of the widget. A change takes effect in the next layout phase.
    package var shown = CGRect.zero {
      didSet { if shown != oldValue, !isBeginning { mover?.setNeedsPlacing() } }
    }
    /// Indicates whether a layout is about to place the widget. GTK drops requests that it receives during its layout.
    private var isBeginning = false
    /// The object that changes ``shown``. It exists as long as the movement.
    package var driver: AnyObject?

    private weak var mover: LaidOutWidget?
    private var isResized = false
    /// The point of content with a fixed size that stays in place while the frame around it changes, as fractions.
    private var fixedPoint = CGPoint.zero

    init(of widget: LaidOutWidget) {
      mover = widget
    }

    /// Ends the movement. The widget is then at its target.
    package func end() { mover?.endMotion(self) }

    func begin(from start: CGRect, to target: CGRect) {
      self.target = target
      isBeginning = true
      shown = start
      isBeginning = false
      isResized = start.size != target.size
      fixedPoint = CGPoint(
        x: Self.fixedPoint(start.minX, start.width, target.minX, target.width),
        y: Self.fixedPoint(start.minY, start.height, target.minY, target.height))
    }

    /// Returns the fraction at which two lengths that begin at different positions agree.
    private static func fixedPoint(
      _ start: CGFloat, _ length: CGFloat, _ newStart: CGFloat, _ newLength: CGFloat
    ) -> CGFloat {
      let growth = newLength - length
      return growth == 0 ? 0 : min(max((start - newStart) / growth, 0), 1)
    }

    /// The visible place of the widget, on whole pixels unless the widget only moves.
    var shownPlace: CGRect { isResized ? shown.onWholePixels : CGRect(origin: shown.origin, size: target.size) }

    /// Returns the place of a widget of another size that is shown in place of ``shownPlace``.
    func place(ofSize size: CGSize) -> CGRect {
      let place = shownPlace
      return CGRect(
        x: place.minX + (place.width - size.width) * fixedPoint.x,
        y: place.minY + (place.height - size.height) * fixedPoint.y, width: size.width, height: size.height)
    }
  }
}

extension CGRect {
  /// The rectangle with rounded edges. Edges are rounded, not lengths, so that neighbours stay neighbours.
  var onWholePixels: CGRect {
    let (left, top) = (minX.rounded(), minY.rounded())
    return CGRect(x: left, y: top, width: max(maxX.rounded() - left, 0), height: max(maxY.rounded() - top, 0))
  }
}
