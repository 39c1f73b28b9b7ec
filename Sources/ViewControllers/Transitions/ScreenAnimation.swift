import Foundation

/// The program's own animation of a change of a container's screen. While it runs, a view that fills the container holds the
/// views of both screens.
@MainActor
final class ScreenAnimation {
  let context: TransitionContext
  private let container = NativeView()
  private weak var view: NativeView?

  /// - Parameters:
  ///   - view: The container's view, whose subviews are the screens' views.
  ///   - driver: Returns the object that drives the animation.
  /// - Returns: `nil` if the container has no size yet.
  init?(
    in view: NativeView, from: ViewController, to: ViewController,
    _ animator: any UIViewControllerAnimatedTransitioning,
    driver: () -> (any UIViewControllerInteractiveTransitioning)?
  ) {
    let size = view.backing?.size ?? view.bounds.size
    guard size.width > 0, size.height > 0 else { return nil }
    self.view = view
    let bounds = CGRect(origin: .zero, size: size)
    container.frame = bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.clipsToBounds = true
    context = TransitionContext(
      of: TransitionContext.Change(
        from: (from, from.view), to: (to, to.view), initialFrame: { $0 === from ? bounds : .zero },
        finalFrame: { $0 === to ? bounds : .zero }),
      in: container, animator, driver())
  }

  /// Puts the disappearing screen into the container and begins. The animation adds the other one.
  ///
  /// - Parameter completion: Called at the end, when the views are back, with `false` if the transition was cancelled.
  func run(completion: @escaping (Bool) -> Void) {
    guard let view else { return }
    if let from = context.view(forKey: .from) {
      from.removeFromSuperview()
      from.translatesAutoresizingMaskIntoConstraints = true
      from.frame = container.bounds
      container.addSubview(from)
    }
    if let to = context.view(forKey: .to) {
      to.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      to.frame = container.bounds
    }
    view.addSubview(container)
    context.run { [self] isCompleted in
      context.view(forKey: isCompleted ? .from : .to)?.removeFromSuperview()
      giveBack(isCompleted ? [.to] : [.from])
      completion(isCompleted)
    }
  }

  /// Ends the animation, because another transition has replaced it.
  func abandon() {
    context.abandon()
    giveBack([.from, .to])
  }

  private func giveBack(_ keys: [UITransitionContextViewKey]) {
    container.removeFromSuperview()
    for screen in keys.compactMap(context.view) where screen.superview !== view { view?.addSubview(screen) }
  }
}
