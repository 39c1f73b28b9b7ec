package import Graphics

/// The animation of one property.
package struct PropertyPlan {
  package var keyPath: String
  package var isAdditive = false
  package var isCumulative = false
  package var movement: Movement

  package enum Movement {
    /// Between two values, one of which may be the layer's own.
    case between(from: LayerValue?, to: LayerValue?, by: LayerValue?)
    /// Like `between`, with a spring.
    case spring(from: LayerValue?, to: LayerValue?, by: LayerValue?, Spring, initialVelocity: Double)
    case keyframes(KeyframeValues)
    case path(PathMotion)
  }

  package init(keyPath: String, isAdditive: Bool = false, isCumulative: Bool = false, movement: Movement) {
    (self.keyPath, self.movement) = (keyPath, movement)
    (self.isAdditive, self.isCumulative) = (isAdditive, isCumulative)
  }

  func apply(at place: MediaTimeline.Place, duration: Double, to values: inout LayerValues) {
    let base = values[keyPath]
    guard var value = value(place.progress, duration, base) else { return }
    if isCumulative, place.turn > 0, let end = self.value(1, duration, base) {
      value = value.adding(end, times: Double(place.turn))
    }
    values[keyPath] = isAdditive ? base?.adding(value) ?? value : value
    if case .path(let motion) = movement, let angle = motion.angle(at: place.progress) {
      values["transform.rotation.z"] = .numbers([angle])
    }
  }

  private func value(_ progress: Double, _ duration: Double, _ base: LayerValue?) -> LayerValue? {
    switch movement {
    case .between(let from, let to, let by):
      return ends(from, to, by, base).map { $0.from.mixed(with: $0.to, progress) }
    case .spring(let from, let to, let by, let spring, let velocity):
      let weights = spring.weights(at: progress * duration)
      return ends(from, to, by, base).map {
        $0.from.mixed(with: $0.to, 1 - weights.distance + velocity * weights.velocity)
      }
    case .keyframes(let keyframes): return keyframes.value(at: progress)
    case .path(let motion): return .numbers(motion.point(at: progress))
    }
  }

  private func ends(
    _ from: LayerValue?, _ to: LayerValue?, _ by: LayerValue?, _ base: LayerValue?
  ) -> (from: LayerValue, to: LayerValue)? {
    // An additive animation is relative to the layer's value.
    let own = isAdditive ? base.map { $0.adding($0, times: -1) } : base
    switch (from, to, by) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return (from, from.adding(by))
    case (nil, let to?, let by?): return (to.adding(by, times: -1), to)
    case (let from?, nil, nil): return own.map { (from, $0) }
    case (nil, let to?, nil): return own.map { ($0, to) }
    case (nil, nil, let by?): return own.map { ($0, $0.adding(by)) }
    case (nil, nil, nil): return own.map { ($0, $0) }
    }
  }
}
