import GtkObjects
import QuartzCore

/// A part of a picture: a view's corners, border and shadow, or a picture of its own that is drawn with a view's.
///
/// Mirrors `CALayer`. The layer of a view determines the view's look, and shares its position. Other layers are drawn
/// in the layer to which ``addSublayer(_:)`` has added them, and take no input. As in Core Animation, changes of a
/// layer on screen that is not that of a view are animated for 0.25 seconds, except with
/// `CATransaction.setDisableActions(true)` or ``actions``, or during the layout of a view.
///
/// ```swift
/// let line = CALayer()
/// line.backgroundColor = UIColor.separator.cgColor
/// line.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
/// layer.addSublayer(line)
/// ```
@preconcurrency @MainActor
open class CALayer {
  /// The view whose layer this is.
  weak var view: UIView?
  /// The sublayers that belong to no view, from the back to the front.
  public internal(set) var sublayers: [CALayer]?
  /// The layer around this one.
  public internal(set) weak var superlayer: CALayer?
  /// The layer whose mask this one is.
  weak var masked: CALayer?
  /// Indicates whether a sublayer of a view's layer is in front of the view's subviews.
  var isInFront = false

  /// Creates a layer without a size.
  public init() {}

  /// Creates a copy of another layer's look. Core Animation calls it for the frames of an animation.
  public init(layer: Any) {
    guard let other = layer as? CALayer else { return }
    (cornerRadius, maskedCorners, borderWidth) = (other.cornerRadius, other.maskedCorners, other.borderWidth)
    (borderColor, backgroundColor, contents) = (other.borderColor, other.backgroundColor, other.contents)
  }

  /// Returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { return nil }

  deinit {}

  /// Creates the layer of a view.
  static func make(_ type: AnyClass) -> CALayer {
    switch type {
    case is CAShapeLayer.Type: CAShapeLayer()
    case is CAGradientLayer.Type: CAGradientLayer()
    case is CATextLayer.Type: CATextLayer()
    case is CAReplicatorLayer.Type: CAReplicatorLayer()
    case is CAEmitterLayer.Type: CAEmitterLayer()
    default: CALayer()
    }
  }

  // MARK: Look

  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0 {
    didSet { didChange("cornerRadius", from: oldValue, to: cornerRadius) }
  }
  /// The corners with the radius: all of them by default.
  open var maskedCorners = CACornerMask.all { didSet { show() } }
  /// The shape of corners. Kept, without effect: they are circular.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The width of the border, which is drawn inside the edges.
  open var borderWidth: CGFloat = 0 {
    didSet { didChange("borderWidth", from: oldValue, to: borderWidth) }
  }
  /// The colour of the border. The default is black.
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1) {
    didSet { didChange("borderColor", from: oldValue, to: borderColor) }
  }
  /// The colour behind the content, above the view's own.
  open var backgroundColor: CGColor? {
    didSet { didChange("backgroundColor", from: oldValue, to: backgroundColor) }
  }
  /// The colour of the shadow. The default is black.
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1) {
    didSet { didChange("shadowColor", from: oldValue, to: shadowColor) }
  }
  /// The opacity of the shadow, from 0 to 1. The default is 0, which shows none.
  open var shadowOpacity: Float = 0 {
    didSet { didChange("shadowOpacity", from: oldValue, to: shadowOpacity) }
  }
  /// The blur of the shadow, in points.
  open var shadowRadius: CGFloat = 3 {
    didSet { didChange("shadowRadius", from: oldValue, to: shadowRadius) }
  }
  /// The distance of the shadow from the view.
  open var shadowOffset = CGSize(width: 0, height: -3) {
    didSet { didChange("shadowOffset", from: oldValue, to: shadowOffset) }
  }
  /// Kept, without effect: the shadow is that of the layer's own shape.
  open var shadowPath: CGPath?
  /// The picture: a `CGImage`, or `nil`. It fills the layer as ``contentsGravity`` says.
  open var contents: Any? { didSet { show() } }
  /// The place of the picture.
  open var contentsGravity = CALayerContentsGravity.resize { didSet { show() } }
  /// Kept, without effect: a layer is drawn as sharply as the screen is.
  open var contentsScale: CGFloat = 1
  /// Kept, without effect: a layer is drawn again when it changes.
  open var shouldRasterize = false
  /// Kept, without effect.
  open var rasterizationScale: CGFloat = 1
  /// The program's own name for the layer.
  open var name: String?
  /// The order among the sublayers of a layer. Sublayers with the same value keep their order.
  open var zPosition: CGFloat = 0 { didSet { show() } }

  /// A layer whose opaque parts determine the visible parts of this one. It belongs to no other layer.
  open var mask: CALayer? {
    didSet {
      if oldValue?.masked === self { oldValue?.masked = nil }
      mask?.masked = self
      show()
    }
  }

  // MARK: Place

  private var ownBounds = CGRect.zero { didSet { didChange("bounds", from: oldValue, to: ownBounds) } }
  private var ownAnchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet { didChange("anchorPoint", from: oldValue, to: ownAnchorPoint) }
  }
  private var ownPosition = CGPoint.zero { didSet { didChange("position", from: oldValue, to: ownPosition) } }
  private var ownTransform = CATransform3DIdentity {
    didSet { didChange("transform", from: oldValue, to: ownTransform) }
  }
  private var ownOpacity: Float = 1 { didSet { didChange("opacity", from: oldValue, to: ownOpacity) } }
  private var clips = false { didSet { show() } }
  private var hides = false { didSet { show() } }

  /// The point of the layer at its position, as fractions of its size. The position of a view's layer is the view's
  /// `center`.
  open var anchorPoint: CGPoint {
    get { view?.anchorPoint ?? ownAnchorPoint }
    set { if let view { view.anchorPoint = newValue } else { ownAnchorPoint = newValue } }
  }

  /// The layer's rectangle in its own coordinates, or that of the view.
  open var bounds: CGRect {
    get { view?.bounds ?? ownBounds }
    set { if let view { view.bounds = newValue } else { ownBounds = newValue } }
  }

  /// The position of the anchor point in the coordinates of the superlayer, or the centre of the view.
  open var position: CGPoint {
    get { view?.center ?? ownPosition }
    set { if let view { view.center = newValue } else { ownPosition = newValue } }
  }

  /// The rectangle in the coordinates of the superlayer, or that of the view.
  open var frame: CGRect {
    get { view?.frame ?? bounds.applying(transformToSuperlayer) }
    set {
      if let view {
        view.frame = newValue
        return
      }
      ownBounds.size = newValue.size
      ownPosition = CGPoint(
        x: newValue.minX + newValue.width * anchorPoint.x, y: newValue.minY + newValue.height * anchorPoint.y)
    }
  }

  /// The transform around the anchor point. Only its part in the plane is drawn.
  open var transform: CATransform3D {
    get { view.map { CATransform3DMakeAffineTransform($0.transform) } ?? ownTransform }
    set {
      if let view { view.transform = CATransform3DGetAffineTransform(newValue) } else { ownTransform = newValue }
    }
  }

  /// Returns the transform as one in the plane.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets the transform to one in the plane.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3DMakeAffineTransform(transform)
  }

  /// Indicates whether content outside of the bounds is clipped, or the view's `clipsToBounds`.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? clips }
    set { if let view { view.clipsToBounds = newValue } else { clips = newValue } }
  }

  /// The opacity from 0 to 1, or the view's `alpha`.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set { if let view { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue } }
  }

  /// Indicates whether the layer, or the view, is hidden.
  open var isHidden: Bool {
    get { view?.isHidden ?? hides }
    set { if let view { view.isHidden = newValue } else { hides = newValue } }
  }

  // MARK: Animations

  /// The animations that have been added.
  var animations: LayerAnimations?
  /// The layer's time, if the program has changed it.
  var clock: MediaTimeline?
  /// Indicates whether the layer is being drawn with the values of its animations.
  var isPresenting = false
  /// Indicates whether the layer has been drawn in its current superlayer.
  var hasBeenShown = false

  /// The animations of changes, by the names of the values. `NSNull()` stands for none.
  open var actions: [String: any CAAction]?

  /// Returns the action for a change of a value: one of ``actions``, or else an animation with the transaction's
  /// timing.
  open func action(forKey event: String) -> (any CAAction)? {
    if let action = actions?[event] { return action }
    guard view == nil, LayerProperty.isAnimatedByItself(event) else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  /// Ends the animations of the layer and of its view, which then show their own values.
  open func removeAllAnimations() {
    animations?.remove { _ in true }
    if let view { ViewAnimation.removeAll(from: view) }
  }

  // MARK: Drawing

  /// Draws the layer's own content, behind its sublayers. Override it; the base class draws nothing. The context is the
  /// current one, with the origin at the top left.
  open func draw(in ctx: CGContext) {}

  /// Requests a new drawing in the next frame.
  open func setNeedsDisplay() { show() }

  /// Kept, without effect: a program sets the frames of layers together with those of views.
  open func setNeedsLayout() {}

  /// Shows a change of the layer.
  func show() {
    if !isPresenting { topView?.backing?.lookDidChange() }
  }
}
