extension UIView {
  /// The scaling or the place of the content of a view of another size.
  ///
  /// Mirrors `UIView.ContentMode`.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }
}
