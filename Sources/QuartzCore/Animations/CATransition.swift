/// The key of a layer's transition.
public let kCATransition = "transition"

/// The transition to a layer's new content.
///
/// Mirrors `CATransition`. The new content fades in, or comes from a side; the old content is no longer drawn.
///
/// ```swift
/// let fade = CATransition()
/// fade.type = .fade
/// label.layer.add(fade, forKey: nil)
/// label.text = "New"
/// ```
open class CATransition: CAAnimation {
  /// The kind. A kind that this library does not have fades.
  public var type = CATransitionType.fade
  /// The side from which the content comes, or `nil` for the right one.
  public var subtype: CATransitionSubtype?
  /// The start, as a fraction of the whole transition.
  public var startProgress: Float = 0
  /// The end, as a fraction of the whole transition.
  public var endProgress: Float = 1

  deinit {}

  override func taking(from other: CAAnimation) -> CAAnimation {
    if let other = other as? CATransition {
      (type, subtype) = (other.type, other.subtype)
      (startProgress, endProgress) = (other.startProgress, other.endProgress)
    }
    return super.taking(from: other)
  }

  open override func copy(with zone: NSZone? = nil) -> Any { CATransition().taking(from: self) }

  override var content: AnimationPlan.Content {
    let direction: (Double, Double) =
      switch subtype {
      case .fromLeft: (-1, 0)
      case .fromTop: (0, -1)
      case .fromBottom: (0, 1)
      default: (1, 0)
      }
    let isFade = type != .moveIn && type != .push
    let start = min(max(Double(startProgress), 0), 1)
    return .transition(
      TransitionPlan(isFade: isFade, direction: direction, range: start...max(start, min(Double(endProgress), 1))))
  }
}

/// The kind of a transition.
///
/// Mirrors `CATransitionType`.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name, which equals that on Apple's systems.
  public let rawValue: String

  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The new content fades in.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content comes from a side.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content comes from a side.
  public static let push = CATransitionType(rawValue: "push")
  /// The new content fades in.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side from which new content comes.
///
/// Mirrors `CATransitionSubtype`.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name, which equals that on Apple's systems.
  public let rawValue: String

  /// Creates a side from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
