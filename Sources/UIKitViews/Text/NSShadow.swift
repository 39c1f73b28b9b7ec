import Foundation

/// The shadow of a text, as the value of the attribute `shadow`.
///
/// Mirrors UIKit's `NSShadow`.
open class NSShadow: TextAttributeValue {
  /// The distance of the shadow from the text, to the right and downwards.
  open var shadowOffset = CGSize.zero
  /// The distance over which the edge of the shadow is soft.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour: a `UIColor`. By default, it is black with a third of its opacity.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  /// Creates a shadow below the text.
  public override init() {}

  deinit {}
}
