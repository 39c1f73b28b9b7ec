/// A change of what a layer shows over time, which leaves the layer's own values as they are.
///
/// Mirrors `CAAnimation`. `CALayer.add(_:forKey:)` of the module UIKit runs a copy of it.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  /// When the animation begins, in the time of the layer or the group, in seconds. 0, the default, is the moment at which
  /// it is first drawn.
  public var beginTime: CFTimeInterval = 0
  /// The length of one turn, in seconds. 0, the default, is that of the transaction, or of the group.
  public var duration: CFTimeInterval = 0
  /// The number of turns. 0, the default, is one turn.
  public var repeatCount: Float = 0
  /// How long the turns are repeated, in seconds, in place of a number of turns. The default is 0.
  public var repeatDuration: CFTimeInterval = 0
  /// Indicates whether each turn is followed by one that goes back, by default `false`.
  public var autoreverses = false
  /// What the animation shows before its beginning and after its end. By default, the layer's own values.
  public var fillMode = CAMediaTimingFillMode.removed
  /// How fast the animation runs, by default 1. 0 stops it.
  public var speed: Float = 1
  /// The time of the animation that has passed already at its beginning, in seconds.
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
