extension UIColor {
  /// Makes the colour that of areas and of lines in the current context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes the colour that of areas in the current context.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Makes the colour that of lines in the current context.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
