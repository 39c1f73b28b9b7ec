package import Graphics

/// The values of an animation at each time, as the animation was when it was added to a layer.
package struct AnimationPlan {
  package var timeline: MediaTimeline
  /// The timing curve of one cycle.
  package var curve: UnitCurve?
  package var content: Content

  package enum Content {
    case property(PropertyPlan)
    /// Animations in the time of a cycle.
    case group([AnimationPlan])
    case transition(TransitionPlan)
  }

  package init(timeline: MediaTimeline, curve: UnitCurve? = nil, content: Content) {
    (self.timeline, self.curve, self.content) = (timeline, curve, content)
  }

  /// Changes the values of a layer to those at a time.
  package func apply(at time: Double, to values: inout LayerValues) {
    guard var place = timeline.place(at: time) else { return }
    if let curve { place.progress = curve.value(at: place.progress) }
    switch content {
    case .property(let property): property.apply(at: place, duration: timeline.duration, to: &values)
    case .group(let plans):
      for plan in plans { plan.apply(at: place.progress * timeline.duration, to: &values) }
    case .transition(let transition): transition.apply(place.progress, to: &values)
    }
  }
}
