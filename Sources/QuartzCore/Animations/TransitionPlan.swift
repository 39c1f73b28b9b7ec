/// The transition to new content.
package struct TransitionPlan {
  package var isFade: Bool
  /// The direction from which the content comes, in fractions of the layer's size.
  package var direction: (x: Double, y: Double)
  package var range = 0.0...1.0

  package init(isFade: Bool, direction: (x: Double, y: Double), range: ClosedRange<Double>) {
    (self.isFade, self.direction, self.range) = (isFade, direction, range)
  }

  func apply(_ progress: Double, to values: inout LayerValues) {
    let part = range.lowerBound + (range.upperBound - range.lowerBound) * progress
    if case .numbers(let opacity)? = values["opacity"] { values["opacity"] = .numbers([opacity[0] * part]) }
    guard !isFade, case .numbers(let size)? = values["bounds.size"], case .numbers(let place)? = values["position"]
    else {
      return
    }
    values["position"] = .numbers([
      place[0] + direction.x * size[0] * (1 - part), place[1] + direction.y * size[1] * (1 - part),
    ])
  }
}
