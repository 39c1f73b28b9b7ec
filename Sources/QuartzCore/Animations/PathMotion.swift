package import Graphics

/// A movement along an outline, with a constant speed.
package struct PathMotion {
  private let path: Path
  private let start: CGPoint
  private let rotation: CAAnimationRotationMode?

  package init(_ path: Path, rotation: CAAnimationRotationMode? = nil) {
    (self.path, self.rotation) = (path, rotation)
    start = path.elements.lazy.compactMap { if case .move(let point) = $0 { point } else { nil } }.first ?? .zero
  }

  package func point(at progress: Double) -> [Double] {
    let point = progress <= 0 ? start : path.trimmedPath(from: 0, to: min(progress, 1)).currentPoint ?? start
    return [point.x, point.y]
  }

  /// Returns the direction at a fraction of the path, if the layer rotates with it.
  package func angle(at progress: Double) -> Double? {
    guard let rotation else { return nil }
    let (before, after) = (point(at: max(progress - 0.001, 0)), point(at: min(progress + 0.001, 1)))
    let angle = atan2(after[1] - before[1], after[0] - before[0])
    return rotation == .rotateAutoReverse ? angle + .pi : angle
  }
}
