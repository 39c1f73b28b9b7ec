import GtkBridge

extension UIView {
  /// The colour behind the view's content.
  ///
  /// Mirrors `UIView.backgroundColor`, in an extension: a subclass cannot override it.
  public var backgroundColor: UIColor? {
    get { lookIfLoaded?.backgroundColor }
    set { change(\.backgroundColor, to: newValue) }
  }

  /// The accent colour of the view and its subviews. With `nil`, it is that of the superview or the window, or else the
  /// `AccentColor` of the program's asset catalogues or that of the desktop.
  ///
  /// Mirrors `UIView.tintColor`.
  public var tintColor: UIColor! {
    get {
      if tintAdjustmentMode == .dimmed { return .systemGray }
      return sequence(first: self, next: \.superview).lazy
        .compactMap { $0.lookIfLoaded?.tintColor ?? $0.containedTint }.first
        ?? (window.flatMap { $0 === self ? nil : $0 })?.tintColor ?? .ofProgram
    }
    set {
      change(\.tintColor, to: newValue)
      tellTint()
    }
  }

  /// Indicates whether the view has an accent colour of its own.
  package var hasOwnTint: Bool { lookIfLoaded?.tintColor != nil }

  /// The mode of the accent colour: unchanged, or grey as in a view below a dialog. The default is that of the
  /// superview.
  ///
  /// Mirrors `UIView.tintAdjustmentMode`.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get {
      sequence(first: self, next: \.superview).lazy.compactMap { $0.lookIfLoaded?.tintMode }.first { $0 != .automatic }
        ?? .normal
    }
    set {
      guard newValue != viewLook.tintMode else { return }
      viewLook.tintMode = newValue
      tellTint()
    }
  }

  /// A mode of an accent colour.
  ///
  /// Mirrors `UIView.TintAdjustmentMode`.
  public enum TintAdjustmentMode: Int, Sendable {
    /// The mode of the superview.
    case automatic
    /// The accent colour.
    case normal
    /// Grey, as below a dialog.
    case dimmed
  }

  /// Notifies the view and the subviews without a colour of their own.
  private func tellTint() {
    tintColorDidChange()
    for subview in subviews where subview.lookIfLoaded?.tintColor == nil { subview.tellTint() }
  }

  /// The layer: the view's corners, border and shadow, its mask and its sublayers.
  public var layer: CALayer { viewLook.layer }

  /// The transform around the centre.
  ///
  /// Mirrors `UIView.transform`.
  public var transform: CGAffineTransform {
    get {
      let t = affineTransform
      return CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.tX, ty: t.tY)
    }
    set {
      affineTransform = AffineTransform(
        m11: newValue.a, m12: newValue.b, m21: newValue.c, m22: newValue.d, tX: newValue.tx, tY: newValue.ty)
    }
  }

  /// The accent colour of the appearances of views inside containers.
  private var containedTint: UIColor? {
    ContainedAppearances.value(of: UIView.self, for: self) { (appearance: UIWindowAppearance) in appearance.tintColor }
  }

  private var lookIfLoaded: ViewLook? { look as? ViewLook }

  var viewLook: ViewLook {
    if let lookIfLoaded { return lookIfLoaded }
    let made = ViewLook(of: self)
    look = made
    (self as? any LookObserving)?.lookWasMade()
    return made
  }

  private func change(_ path: ReferenceWritableKeyPath<ViewLook, UIColor?>, to color: UIColor?) {
    if path == \ViewLook.backgroundColor, color != backgroundColor, let animation = ViewAnimation.current {
      animation.backgroundDidChange(of: self, from: AnimatedProperty.background.value(of: self))
    }
    viewLook[keyPath: path] = color
    backing?.lookDidChange()
  }
}
