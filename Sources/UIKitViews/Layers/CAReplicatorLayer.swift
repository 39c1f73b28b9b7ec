import GtkObjects
import QuartzCore

/// A layer that draws its sublayers several times.
///
/// Mirrors `CAReplicatorLayer`: three dots that blink one after the other are one dot with an animation, and
/// ``instanceCount``, ``instanceTransform`` and ``instanceDelay``. Colours of copies change their opacity only.
open class CAReplicatorLayer: CALayer {
  /// The number of copies, with the original.
  open var instanceCount = 1 { didSet { show() } }
  /// The delay of each copy's animations after those of the previous copy.
  open var instanceDelay: CFTimeInterval = 0 { didSet { show() } }
  /// The transform of each copy in relation to the previous one, around the centre.
  open var instanceTransform = CATransform3DIdentity {
    didSet { didChange("instanceTransform", from: oldValue, to: instanceTransform) }
  }
  /// The colour by which the colours of the original are multiplied. Only its opacity has an effect.
  open var instanceColor: CGColor? = .white {
    didSet { didChange("instanceColor", from: oldValue, to: instanceColor) }
  }
  /// Kept, without effect.
  open var instanceRedOffset: Float = 0
  /// Kept, without effect.
  open var instanceGreenOffset: Float = 0
  /// Kept, without effect.
  open var instanceBlueOffset: Float = 0
  /// The difference between the opacity of each copy and that of the previous one.
  open var instanceAlphaOffset: Float = 0 {
    didSet { didChange("instanceAlphaOffset", from: oldValue, to: instanceAlphaOffset) }
  }
  /// Kept, without effect.
  open var preservesDepth = false

  deinit {}

  /// The delay of the copy that is being drawn.
  static private(set) var delay = 0.0

  /// Draws something once for each copy.
  func drawCopies(in context: CGContext, _ draw: () -> Void) {
    let before = Self.delay
    defer { Self.delay = before }
    let step = CATransform3DGetAffineTransform(instanceTransform)
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    var transform = CGAffineTransform.identity
    var alpha = instanceColor?.alpha ?? 1
    for index in 0..<min(max(instanceCount, 0), 1_000) {
      Self.delay = before + Double(index) * instanceDelay
      if alpha > 0 {
        context.saveGState()
        context.translateBy(x: center.x, y: center.y)
        context.concatenate(transform)
        context.translateBy(x: -center.x, y: -center.y)
        context.setAlpha(min(alpha, 1))
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        draw()
        context.endTransparencyLayer()
        context.restoreGState()
      }
      transform = step.concatenating(transform)
      alpha += CGFloat(instanceAlphaOffset)
    }
  }
}
