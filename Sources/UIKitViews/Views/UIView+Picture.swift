import GtkObjects

extension UIView {
  /// Draws the view and its subviews in the current context, in the size of a rectangle. Returns whether the view is on
  /// screen.
  ///
  /// Mirrors `drawHierarchy(in:afterScreenUpdates:)`. It draws the last frame, even if the view has changed since then.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let widget = realizedWidget, widget.isMapped, let context = UIGraphicsGetCurrentContext() else {
      return false
    }
    context.perform { $0.draw(widget, in: rect) }
    return true
  }

  /// Returns a picture of the view and its subviews, or `nil` if the view is not on screen.
  ///
  /// Mirrors `snapshotView(afterScreenUpdates:)`.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard realizedWidget?.isMapped == true, bounds.width > 0, bounds.height > 0 else { return nil }
    let area = CGRect(origin: .zero, size: bounds.size)
    let picture = UIGraphicsImageRenderer(size: area.size).image { _ in
      drawHierarchy(in: area, afterScreenUpdates: afterUpdates)
    }
    let view = UIImageView(image: picture)
    view.frame = area
    return view
  }
}
