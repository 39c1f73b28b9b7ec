/// A change of a layer's appearance over time, which leaves the layer's own values as they are.
///
/// Mirrors `CAAnimation`. `CALayer.add(_:forKey:)` of the module UIKit runs a copy of it.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  /// The time at which the animation begins, in the time of the layer or the group, in seconds. The default, 0, is the
  /// time of its first drawing.
  public var beginTime: CFTimeInterval = 0
  /// The duration of one cycle, in seconds. The default, 0, is that of the transaction or the group.
  public var duration: CFTimeInterval = 0
  /// The number of cycles. The default, 0, is one cycle.
  public var repeatCount: Float = 0
  /// The duration of all cycles, in seconds, in place of a number of cycles. The default is 0.
  public var repeatDuration: CFTimeInterval = 0
  /// Indicates whether each cycle is followed by one in reverse, by default `false`.
  public var autoreverses = false
  /// The values before the beginning and after the end. The default is the layer's own values.
  public var fillMode = CAMediaTimingFillMode.removed
  /// The speed of the animation, by default 1. 0 stops it.
  public var speed: Float = 1
  /// The time of the animation that has already passed at its beginning, in seconds.
  public var timeOffset: CFTimeInterval = 0

  /// The timing curve of one cycle, or `nil` for a constant speed.
  public var timingFunction: CAMediaTimingFunction?
  /// The object that receives the beginning and the end. As in Core Animation, it is held until the end; an animation
  /// without an end does not hold it.
  public var delegate: (any CAAnimationDelegate)?
  /// Indicates whether the animation is removed from its layer at its end.
  public var isRemovedOnCompletion = true
  private var marks: [String: Any] = [:]

  public override init() { super.init() }

  deinit {}

  /// Stores a value of the program, by which it can recognise the animation.
  open func setValue(_ value: Any?, forKey key: String) { marks[key] = value }

  /// Returns a value of the program.
  open func value(forKey key: String) -> Any? { marks[key] }

  /// Returns a copy of the animation, of the library's class.
  open func copy(with zone: NSZone? = nil) -> Any { CAAnimation().taking(from: self) }

  func taking(from other: CAAnimation) -> CAAnimation {
    (beginTime, duration, repeatCount) = (other.beginTime, other.duration, other.repeatCount)
    (repeatDuration, autoreverses, fillMode) = (other.repeatDuration, other.autoreverses, other.fillMode)
    (speed, timeOffset, timingFunction) = (other.speed, other.timeOffset, other.timingFunction)
    (delegate, isRemovedOnCompletion, marks) = (other.delegate, other.isRemovedOnCompletion, other.marks)
    return self
  }

  var content: AnimationPlan.Content { .group([]) }

  /// Returns the plan of the animation.
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
