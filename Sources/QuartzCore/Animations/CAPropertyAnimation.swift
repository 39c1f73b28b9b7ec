/// An animation of one property of a layer.
///
/// Mirrors `CAPropertyAnimation`. Use one of its subclasses.
open class CAPropertyAnimation: CAAnimation {
  /// The property, such as `opacity`, `position.x` or `transform.rotation.z`.
  public var keyPath: String?
  /// Indicates whether the values are added to the layer's own.
  public var isAdditive = false
  /// Indicates whether each cycle begins at the end of the previous one.
  public var isCumulative = false

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  deinit {}

  override func taking(from other: CAAnimation) -> CAAnimation {
    if let other = other as? CAPropertyAnimation {
      (keyPath, isAdditive, isCumulative) = (other.keyPath, other.isAdditive, other.isCumulative)
    }
    return super.taking(from: other)
  }

  var movement: PropertyPlan.Movement { .between(from: nil, to: nil, by: nil) }

  override var content: AnimationPlan.Content {
    .property(
      PropertyPlan(
        keyPath: keyPath ?? "", isAdditive: isAdditive, isCumulative: isCumulative, movement: movement))
  }
}
