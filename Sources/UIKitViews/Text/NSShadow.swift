import Foundation

/// The shadow of a text, as the value of the attribute `shadow`.
///
/// Mirrors UIKit's `NSShadow`.
open class NSShadow: TextAttributeValue {
  /// The distance of the shadow from the text, to the right and downwards.
  open var shadowOffset = CGSize.zero
  /// The distance over which the edge of the shadow fades.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour: a `UIColor`. The default is black with an opacity of a third.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  /// Creates a shadow below the text.
  public override init() {}

  deinit {}
}
