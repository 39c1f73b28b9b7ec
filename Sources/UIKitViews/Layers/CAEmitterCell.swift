import Graphics
import QuartzCore

/// A kind of particle.
///
/// Mirrors `CAEmitterCell`. A ``color`` takes the place of the picture's own colours, and particles emit no others.
open class CAEmitterCell {
  /// The picture of a particle: a `CGImage`. Without one, a particle is a disc of ten points.
  open var contents: Any?
  /// The program's own name for the cell.
  open var name: String?
  /// The colour, or `nil` for that of the picture.
  open var color: CGColor?
  /// The range of the opacities.
  open var alphaRange: Float = 0
  /// The change of the opacity per second.
  open var alphaSpeed: Float = 0
  /// The number of particles per second.
  open var birthRate: Float = 0
  /// The lifetime of a particle, in seconds.
  open var lifetime: Float = 0
  /// The range of the lifetimes.
  open var lifetimeRange: Float = 0
  /// The speed, in points per second.
  open var velocity: CGFloat = 0
  /// The range of the speeds.
  open var velocityRange: CGFloat = 0
  /// The change of the speed to the right, per second.
  open var xAcceleration: CGFloat = 0
  /// The change of the speed downwards, per second.
  open var yAcceleration: CGFloat = 0
  /// The direction, as an angle from the right.
  open var emissionLongitude: CGFloat = 0
  /// The range of the directions.
  open var emissionRange: CGFloat = 0
  /// The size in relation to the picture.
  open var scale: CGFloat = 1
  /// The range of the sizes.
  open var scaleRange: CGFloat = 0
  /// The change of the size per second.
  open var scaleSpeed: CGFloat = 0
  /// The turn per second, in radians.
  open var spin: CGFloat = 0
  /// The range of the turns.
  open var spinRange: CGFloat = 0
  /// Kept, without effect.
  open var emitterCells: [CAEmitterCell]?

  /// Creates a kind of particle with a birth rate of 0.
  public init() {}

  deinit {}
}

/// One particle, whose values depend only on its number and its age.
struct EmittedParticle {
  private(set) var position = CGPoint.zero
  private(set) var scale = 1.0
  private(set) var rotation = 0.0
  private(set) var opacity = 1.0

  /// - Parameters:
  ///   - number: The number since the beginning.
  ///   - age: The seconds since its birth.
  /// - Returns: `nil` after the particle's lifetime.
  init?(_ cell: CAEmitterCell, number: UInt64, age: Double) {
    var random = RandomNumbers(state: number &* 0x9e37_79b9_7f4a_7c15)
    guard age >= 0, age < Double(cell.lifetime + cell.lifetimeRange * Float(random.next())) else { return nil }
    let angle = cell.emissionLongitude + cell.emissionRange * random.next()
    let speed = cell.velocity + cell.velocityRange * random.next()
    position = CGPoint(
      x: cos(angle) * speed * age + cell.xAcceleration * age * age / 2,
      y: sin(angle) * speed * age + cell.yAcceleration * age * age / 2)
    scale = max(cell.scale + cell.scaleRange * random.next() + cell.scaleSpeed * age, 0)
    rotation = (cell.spin + cell.spinRange * random.next()) * age
    let own = Double(cell.color?.alpha ?? 1) + Double(cell.alphaRange) * random.next()
    opacity = min(max(own + Double(cell.alphaSpeed) * age, 0), 1)
    start = CGPoint(x: random.next(), y: random.next())
  }

  /// The place in the emitter, from -0.5 to 0.5.
  private(set) var start = CGPoint.zero
}

/// Pseudorandom numbers from -0.5 to 0.5, which are the same for the same initial state.
private struct RandomNumbers {
  var state: UInt64

  mutating func next() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 11) / Double(1 << 53) - 0.5
  }
}
