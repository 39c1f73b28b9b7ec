/// Animations that run at the same time, in the time of the group.
///
/// Mirrors `CAAnimationGroup`. An animation without a duration has that of the group; the group's end cuts longer ones off.
open class CAAnimationGroup: CAAnimation {
  /// The animations. Their delegates receive nothing, as in Core Animation.
  public var animations: [CAAnimation]?

  deinit {}

  override func taking(from other: CAAnimation) -> CAAnimation {
    if let other = other as? CAAnimationGroup {
      animations = other.animations?.compactMap { $0.copy() as? CAAnimation }
    }
    return super.taking(from: other)
  }

  open override func copy(with zone: NSZone? = nil) -> Any { CAAnimationGroup().taking(from: self) }

  package override func plan(defaultDuration: Double) -> AnimationPlan {
    var plan = super.plan(defaultDuration: defaultDuration)
    let inner = plan.timeline.duration
    plan.content = .group((animations ?? []).map { $0.plan(defaultDuration: inner) })
    return plan
  }
}
