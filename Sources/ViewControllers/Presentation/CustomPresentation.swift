import Foundation

/// A presentation with a place and animations from the program: the presented view is in a container that fills the
/// window.
@MainActor
package final class CustomPresentation {
  /// The view that fills the window.
  package let container: NativeView
  private let controller: ViewController
  private let presentation: PresentationController
  private weak var stack: PresentationStack?
  /// The pending or running presentation or dismissal that the program animates.
  private var context: TransitionContext?
  private var isPlaced = false
  private var wasCancelled = false

  /// - Returns: `nil` if the desktop's presentation is used.
  package init?(of controller: ViewController, animated: Bool) {
    let style = controller.modalPresentationStyle
    guard let delegate = controller.transitioningDelegate, style == .fullScreen || style == .overFullScreen,
      let presentation = controller.presentationController
    else { return nil }
    let container = ContainerView(of: controller.window)
    (self.controller, self.presentation, self.container) = (controller, presentation, container)
    stack = controller.enclosingPresentationStack
    presentation.containerView = container
    container.presentation = presentation
    let presenter = controller.presentingViewController ?? controller
    guard animated,
      let animator = delegate.animationController(
        forPresented: controller, presenting: presenter, source: presenter)
    else { return }
    prepare(animator, delegate.interactionControllerForPresentation(using: animator), isPresentation: true)
  }

  /// Places the view, which needs the size of the container, and shows it.
  ///
  /// - Parameter completion: Called after the animation, unless it was cancelled.
  package func present(animated: Bool, completion: @escaping () -> Void) {
    guard !isPlaced, let view = presentation.presentedView ?? controller.view else { return completion() }
    isPlaced = true
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = presentation.frameOfPresentedViewInContainerView
    container.addSubview(view)
    presentation.presentationTransitionWillBegin()
    run { [self] isCompleted in
      wasCancelled = !isCompleted
      presentation.presentationTransitionDidEnd(isCompleted)
      if isCompleted { completion() } else { stack?.cancelTransition() }
    }
  }

  /// Removes the view.
  ///
  /// - Parameter completion: Called after the animation, unless it was cancelled.
  package func dismiss(animated: Bool, completion: @escaping () -> Void) {
    // The view of a cancelled presentation has already been removed.
    guard !wasCancelled else { return completion() }
    context?.abandon()
    context = nil
    let delegate = controller.transitioningDelegate
    if animated, let delegate, let animator = delegate.animationController(forDismissed: controller) {
      prepare(animator, delegate.interactionControllerForDismissal(using: animator), isPresentation: false)
    }
    presentation.dismissalTransitionWillBegin()
    run { [self] isCompleted in
      presentation.dismissalTransitionDidEnd(isCompleted)
      if isCompleted { completion() } else { stack?.cancelTransition() }
    }
  }

  /// Removes the view from the container.
  package func end() {
    context?.abandon()
    (presentation.presentedView ?? controller.viewIfLoaded)?.removeFromSuperview()
    controller.viewIfLoaded?.removeFromSuperview()
    for view in container.subviews { view.removeFromSuperview() }
  }

  private func prepare(
    _ animator: any UIViewControllerAnimatedTransitioning,
    _ driver: (any UIViewControllerInteractiveTransitioning)?, isPresentation: Bool
  ) {
    let (controller, presentation, container) = (controller, presentation, container)
    let presented = (controller as ViewController?, presentation.presentedView ?? controller.view)
    let presenting = (presentation.presentingViewController as ViewController?, nil as NativeView?)
    let context = TransitionContext(
      of: TransitionContext.Change(
        from: isPresentation ? presenting : presented, to: isPresentation ? presented : presenting,
        initialFrame: {
          if $0 !== controller { return container.bounds }
          return isPresentation ? .zero : presentation.presentedView?.frame ?? .zero
        },
        finalFrame: {
          if $0 !== controller { return container.bounds }
          return isPresentation ? presentation.frameOfPresentedViewInContainerView : .zero
        }), in: container, style: controller.modalPresentationStyle, animator, driver)
    self.context = context
    stack?.coordinator?.context = context
  }

  private func run(completion: @escaping (Bool) -> Void) {
    guard let context else { return completion(true) }
    context.run { [weak self] isCompleted in
      self?.context = nil
      completion(isCompleted)
    }
  }

  /// The container. The presentation controller takes part in its layout.
  private final class ContainerView: WindowLayer {
    weak var presentation: PresentationController?
    private var placedSize: CGSize?

    /// Adds a view, unless it is the presenting one, which stays below the container.
    override func insertSubview(_ view: NativeView, at index: Int) {
      guard view !== presentation?.presentingViewController?.viewIfLoaded else { return }
      super.insertSubview(view, at: index)
    }

    override func layoutSubviews() {
      presentation?.containerViewWillLayoutSubviews()
      super.layoutSubviews()
      // An animation of the view continues while the window keeps its size.
      if let placedSize, placedSize != bounds.size, let presentation, presentation.presentedView?.superview === self {
        presentation.presentedView?.frame = presentation.frameOfPresentedViewInContainerView
      }
      placedSize = bounds.size
      presentation?.containerViewDidLayoutSubviews()
    }
  }
}
