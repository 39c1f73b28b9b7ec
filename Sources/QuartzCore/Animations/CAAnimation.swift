/// A change of what a layer shows over time, which leaves the layer's own values as they are.
///
/// Mirrors `CAAnimation`. `CALayer.add(_:forKey:)` of the module UIKit runs a copy of it.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  public var beginTime: CFTimeInterval = 0
  public var duration: CFTimeInterval = 0
  public var repeatCount: Float = 0
  public var repeatDuration: CFTimeInterval = 0
  public var autoreverses = false
  public var fillMode = CAMediaTimingFillMode.removed
  public var speed: Float = 1
  public var timeOffset: CFTimeInterval = 0

  /// The speed along a turn, or `nil` for a constant one.
  public var timingFunction: CAMediaTimingFunction?
  /// The object that is told of the beginning and the end. As in Core Animation, it is held until the end; an animation
  /// without an end does not hold it.
  public var delegate: (any CAAnimationDelegate)?
  /// Indicates whether the animation leaves its layer at its end.
  public var isRemovedOnCompletion = true
  private var marks: [String: Any] = [:]

  public override init() { super.init() }

  deinit {}

  /// Keeps a value of the program's own, by which it knows the animation again.
  open func setValue(_ value: Any?, forKey key: String) { marks[key] = value }

  /// Returns a value of the program's own.
  open func value(forKey key: String) -> Any? { marks[key] }

  /// Returns an animation of the same class of the library, with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { CAAnimation().taking(from: self) }

  func taking(from other: CAAnimation) -> CAAnimation {
    (beginTime, duration, repeatCount) = (other.beginTime, other.duration, other.repeatCount)
    (repeatDuration, autoreverses, fillMode) = (other.repeatDuration, other.autoreverses, other.fillMode)
    (speed, timeOffset, timingFunction) = (other.speed, other.timeOffset, other.timingFunction)
    (delegate, isRemovedOnCompletion, marks) = (other.delegate, other.isRemovedOnCompletion, other.marks)
    return self
  }

  var content: AnimationPlan.Content { .group([]) }

  /// What the animation does.
  ///
  /// - Parameter defaultDuration: The duration if the animation has none.
  package func plan(defaultDuration: Double) -> AnimationPlan {
    var timeline = MediaTimeline()
    timeline.duration = duration > 0 ? duration : defaultDuration
    (timeline.beginTime, timeline.timeOffset, timeline.speed) = (beginTime, timeOffset, Double(speed))
    (timeline.repeatCount, timeline.repeatDuration) = (Double(repeatCount), repeatDuration)
    (timeline.autoreverses, timeline.fillMode) = (autoreverses, fillMode)
    return AnimationPlan(timeline: timeline, curve: timingFunction?.curve, content: content)
  }
}
