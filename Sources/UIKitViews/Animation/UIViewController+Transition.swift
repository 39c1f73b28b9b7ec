import GtkBridge

extension UIViewController {
  /// Replaces the view of one child by that of another, with an animation.
  ///
  /// Mirrors `UIViewController.transition(from:to:duration:options:animations:completion:)`. The view of `to` is added to
  /// the superview of the other one at once, and the view of `from` is removed after the animation. The program adds and
  /// removes the children themselves.
  public func transition(
    from: UIViewController, to: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    from.view.superview?.addSubview(to.view)
    UIView.animate(withDuration: duration, delay: 0, options: options, animations: animations ?? {}) { isFinished in
      from.view.removeFromSuperview()
      completion?(isFinished)
    }
  }
}
