import GtkObjects
import QuartzCore

/// A layer of particles, such as snow or confetti.
///
/// Mirrors `CAEmitterLayer` in the plane. Particles are born while ``birthRate`` is above 0. Like other animations, they move
/// only on screen, and not if the desktop asks for reduced motion.
///
/// ```swift
/// let snow = CAEmitterLayer()
/// (snow.emitterShape, snow.emitterSize) = (.line, CGSize(width: bounds.width, height: 0))
/// let flake = CAEmitterCell()
/// (flake.birthRate, flake.lifetime, flake.velocity, flake.emissionLongitude) = (20, 8, 40, .pi / 2)
/// flake.color = .white
/// snow.emitterCells = [flake]
/// layer.addSublayer(snow)
/// ```
open class CAEmitterLayer: CALayer {
  /// The kinds of particles.
  open var emitterCells: [CAEmitterCell]? { didSet { emit() } }
  /// The place of the emitter's centre.
  open var emitterPosition = CGPoint.zero { didSet { show() } }
  /// The size of the emitter.
  open var emitterSize = CGSize.zero { didSet { show() } }
  /// The form of the emitter. All of it emits.
  open var emitterShape = CAEmitterLayerEmitterShape.point { didSet { show() } }
  /// Kept, without effect.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// Kept, without effect: the oldest particle is drawn first.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// The factor of the number of particles. With 0, no particles are born, and the existing ones continue.
  open var birthRate: Float = 1 { didSet { birthRateDidChange(from: oldValue) } }
  /// Kept, without effect.
  open var seed: UInt32 = 0

  /// The time of the first birth.
  private var beginning: Double?
  /// The time after the last birth.
  private var end = Double.infinity
  /// The factor of the births between these times.
  private var rate: Float = 1

  deinit {}

  /// Requests frames, as an animation without an end does.
  private func emit() {
    guard emitterCells?.isEmpty == false else { return removeAnimation(forKey: "emission") }
    let emission = CABasicAnimation(keyPath: "emission")
    (emission.duration, emission.repeatCount, emission.isRemovedOnCompletion) = (1, .infinity, false)
    add(emission, forKey: "emission")
  }

  private func birthRateDidChange(from old: Float) {
    if birthRate > 0 {
      rate = birthRate
      if old <= 0 { (beginning, end) = (nil, .infinity) }
      emit()
    } else if old > 0 {
      end = now
    }
  }

  open override func draw(in ctx: CGContext) {
    guard followsFrames, birthRate > 0 || end < .infinity else { return }
    let now = now
    let beginning = beginning ?? now
    self.beginning = beginning
    var isAlive = birthRate > 0
    for cell in emitterCells ?? [] {
      let births = Double(cell.birthRate * rate)
      let longest = Double(cell.lifetime + cell.lifetimeRange)
      guard births > 0, longest > 0 else { continue }
      if now < end + longest { isAlive = true }
      let last = (min(now, end) - beginning) * births
      // The eye cannot distinguish more particles.
      let first = max((now - beginning - longest) * births, last - 2_000, 0)
      guard last >= first else { continue }
      for number in UInt64(first.rounded(.up))...UInt64(max(last, first.rounded(.up))) {
        guard let particle = EmittedParticle(cell, number: number, age: now - beginning - Double(number) / births)
        else {
          continue
        }
        draw(particle, of: cell, in: ctx)
      }
    }
    // The frames end with the last particle.
    if !isAlive { Task { @MainActor [weak self] in self?.removeAnimation(forKey: "emission") } }
  }

  private func draw(_ particle: EmittedParticle, of cell: CAEmitterCell, in context: CGContext) {
    guard particle.opacity > 0, particle.scale > 0 else { return }
    let image = cell.contents as? CGImage ?? (cell.contents as? UIImage)?.cgImage
    let size = image.map { CGSize(width: $0.width, height: $0.height) } ?? CGSize(width: 10, height: 10)
    let rect = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    let place = placeOfBirth(particle)
    context.saveGState()
    context.translateBy(x: place.x + particle.position.x, y: place.y + particle.position.y)
    context.rotate(by: particle.rotation)
    context.scaleBy(x: particle.scale, y: particle.scale)
    if let image {
      context.clip(to: rect)
      context.setAlpha(particle.opacity)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.draw(image.data, in: rect, isFlipped: false)
      if let color = cell.color {
        context.setBlendMode(.sourceAtop)
        context.setFillColor(CGColor(Color(cgColor: color).opacity(1 / max(color.alpha, 0.01))))
        context.fill(rect)
      }
      context.endTransparencyLayer()
    } else {
      let color = cell.color ?? .white
      context.setAlpha(particle.opacity / max(color.alpha, 0.01))
      context.setFillColor(color)
      context.fillEllipse(in: rect)
    }
    context.restoreGState()
  }

  private func placeOfBirth(_ particle: EmittedParticle) -> CGPoint {
    let (x, y) = (particle.start.x * emitterSize.width, particle.start.y * emitterSize.height)
    switch emitterShape {
    case .point: return emitterPosition
    case .line: return CGPoint(x: emitterPosition.x + x, y: emitterPosition.y)
    case .rectangle, .cuboid: return CGPoint(x: emitterPosition.x + x, y: emitterPosition.y + y)
    case .circle, .sphere:
      let (angle, radius) = (particle.start.x * 2 * .pi, (particle.start.y + 0.5).squareRoot() * emitterSize.width)
      return CGPoint(x: emitterPosition.x + cos(angle) * radius, y: emitterPosition.y + sin(angle) * radius)
    }
  }
}

/// The form of an emitter.
///
/// Mirrors `CAEmitterLayerEmitterShape`.
public enum CAEmitterLayerEmitterShape: Sendable {
  /// The centre of the emitter.
  case point
  /// A horizontal line of the emitter’s width.
  case line
  /// A rectangle of the emitter’s size.
  case rectangle
  /// A box. Here as `rectangle`: layers have no depth.
  case cuboid
  /// A disc, whose radius is the emitter’s width.
  case circle
  /// A ball. Here as `circle`.
  case sphere
}

/// The part of an emitter that emits.
///
/// Mirrors `CAEmitterLayerEmitterMode`.
public enum CAEmitterLayerEmitterMode: Sendable {
  /// Its corners. Here as `volume`.
  case points
  /// Its edges. Here as `volume`.
  case outline
  /// Its surface. Here as `volume`.
  case surface
  /// The whole.
  case volume
}

/// The drawing order of particles.
///
/// Mirrors `CAEmitterLayerRenderMode`.
public enum CAEmitterLayerRenderMode: Sendable {
  /// Any order. Here as `oldestFirst`.
  case unordered
  /// New particles above old ones.
  case oldestFirst
  /// Old particles above new ones. Here as `oldestFirst`.
  case oldestLast
  /// Near particles above far ones. Here as `oldestFirst`.
  case backToFront
  /// The colours add up. Here as `oldestFirst`.
  case additive
}
