internal import Graphics

/// An animation between two values.
///
/// Mirrors `CABasicAnimation`. A value that is `nil` is the layer's own:
///
/// ```swift
/// let pulse = CABasicAnimation(keyPath: "transform.scale")
/// pulse.toValue = 1.3
/// pulse.duration = 0.6
/// pulse.autoreverses = true
/// pulse.repeatCount = .infinity
/// dot.layer.add(pulse, forKey: "pulse")
/// ```
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the beginning.
  public var fromValue: Any?
  /// The value at the end.
  public var toValue: Any?
  /// The difference between the value at the end and that at the beginning.
  public var byValue: Any?

  deinit {}

  override func taking(from other: CAAnimation) -> CAAnimation {
    if let other = other as? CABasicAnimation {
      (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
    }
    return super.taking(from: other)
  }

  open override func copy(with zone: NSZone? = nil) -> Any { CABasicAnimation().taking(from: self) }

  override var movement: PropertyPlan.Movement {
    .between(from: fromValue.map(LayerValue.init), to: toValue.map(LayerValue.init), by: byValue.map(LayerValue.init))
  }
}

/// An animation between two values with a spring.
///
/// Mirrors `CASpringAnimation`. As there, ``settlingDuration`` is not the duration by itself:
///
/// ```swift
/// let bounce = CASpringAnimation(keyPath: "transform.scale")
/// bounce.fromValue = 0.5
/// bounce.damping = 8
/// bounce.duration = bounce.settlingDuration
/// ```
open class CASpringAnimation: CABasicAnimation {
  /// The mass of the moving object.
  public var mass: CGFloat = 1
  /// The stiffness of the spring.
  public var stiffness: CGFloat = 100
  /// The friction.
  public var damping: CGFloat = 10
  /// The initial speed, in whole distances per second.
  public var initialVelocity: CGFloat = 0

  deinit {}

  /// Creates an animation from the perceived duration and the bounce of its spring. The duration of the animation is
  /// another one.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = Spring(duration: perceptualDuration, bounce: bounce)
    (stiffness, damping) = (spring.stiffness, spring.damping)
  }

  /// The time until the spring is at rest, in seconds.
  public var settlingDuration: CFTimeInterval { spring.settlingDuration }

  private var spring: Spring { Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true) }

  override func taking(from other: CAAnimation) -> CAAnimation {
    if let other = other as? CASpringAnimation {
      (mass, stiffness, damping) = (other.mass, other.stiffness, other.damping)
      initialVelocity = other.initialVelocity
    }
    return super.taking(from: other)
  }

  open override func copy(with zone: NSZone? = nil) -> Any { CASpringAnimation().taking(from: self) }

  override var movement: PropertyPlan.Movement {
    guard case .between(let from, let to, let by) = super.movement else { return super.movement }
    return .spring(from: from, to: to, by: by, spring, initialVelocity: initialVelocity)
  }
}
