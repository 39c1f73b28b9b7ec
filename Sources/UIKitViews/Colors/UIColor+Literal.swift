/// Colour literals, which Xcode shows as a swatch: `#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)`.
extension UIColor: _ExpressibleByColorLiteral {
  /// Creates a colour by its components from 0 to 1. The compiler calls it for a literal.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }
}

/// The default type of a colour literal. Not for use outside the library: the compiler looks it up.
public typealias _ColorLiteralType = UIColor
