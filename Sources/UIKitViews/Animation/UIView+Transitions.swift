import Foundation
import GtkBridge

extension UIView {
  /// Fades a view to its look after a block.
  ///
  /// Mirrors `UIView.transition(with:duration:options:animations:completion:)`. All kinds of transitions fade; the view
  /// appears in its new state.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    performWithoutAnimation {
      animations?()
      view.layoutIfNeeded()
    }
    let alpha = view.alpha
    guard options.rawValue >> 20 & 7 != 0 else {
      return animate(withDuration: 0, animations: {}, completion: completion)
    }
    performWithoutAnimation { view.alpha = 0 }
    animate(withDuration: duration, options: options, animations: { view.alpha = alpha }, completion: completion)
  }

  /// Fades a window to its look after a block, for example with another root controller.
  ///
  /// Mirrors `UIView.transition(with:duration:options:animations:completion:)` of a window, which is no view here.
  public static func transition(
    with window: UIWindow, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    performWithoutAnimation { animations?() }
    guard let view = window.rootViewController?.view else {
      return animate(withDuration: 0, animations: {}, completion: completion)
    }
    transition(with: view, duration: duration, options: options, animations: nil, completion: completion)
  }

  /// Replaces a view by another one, with a fade.
  ///
  /// Mirrors `UIView.transition(from:to:duration:options:completion:)`. With `showHideTransitionViews`, the views are
  /// hidden and shown instead of removed and added.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let shows = options.contains(.showHideTransitionViews)
    if !shows, let superview = fromView.superview {
      toView.frame = fromView.frame
      superview.insertSubview(toView, aboveSubview: fromView)
      superview.layoutIfNeeded()
    }
    let alpha = toView.alpha
    performWithoutAnimation {
      toView.alpha = 0
      if shows { toView.isHidden = false }
    }
    let oldAlpha = fromView.alpha
    animate(withDuration: duration, options: options) {
      toView.alpha = alpha
      fromView.alpha = 0
    } completion: { isFinished in
      if shows { fromView.isHidden = true } else { fromView.removeFromSuperview() }
      fromView.alpha = oldAlpha
      completion?(isFinished)
    }
  }
}
