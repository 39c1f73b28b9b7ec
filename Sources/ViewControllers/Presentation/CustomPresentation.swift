import Foundation

/// A presentation whose place and animations are the program's own: the presented view stands in a container that fills the
/// window.
@MainActor
package final class CustomPresentation {
  /// The view that fills the window.
  package let container: NativeView
  private let controller: ViewController
  private let presentation: PresentationController
  /// The running animation, which no other object retains.
  private var running: (any UIViewControllerAnimatedTransitioning)?
  private var isPlaced = false

  /// - Returns: `nil` if the controller is presented as the desktop does it.
  package init?(of controller: ViewController) {
    let style = controller.modalPresentationStyle
    guard controller.transitioningDelegate != nil, style == .fullScreen || style == .overFullScreen,
      let presentation = controller.presentationController
    else { return nil }
    let container = ContainerView(of: controller.window)
    (self.controller, self.presentation, self.container) = (controller, presentation, container)
    presentation.containerView = container
    container.presentation = presentation
  }

  /// Places the view, which needs the size of the container, and shows it.
  ///
  /// - Parameter completion: Called after the animation.
  package func present(animated: Bool, completion: @escaping () -> Void) {
    guard !isPlaced, let view = presentation.presentedView ?? controller.view else { return completion() }
    isPlaced = true
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = presentation.frameOfPresentedViewInContainerView
    container.addSubview(view)
    presentation.presentationTransitionWillBegin()
    let presenter = controller.presentingViewController ?? controller
    let animator = controller.transitioningDelegate?.animationController(
      forPresented: controller, presenting: presenter, source: presenter)
    run(animated ? animator : nil, isPresentation: true) { [presentation] completed in
      presentation.presentationTransitionDidEnd(completed)
      completion()
    }
  }

  /// Removes the view.
  ///
  /// - Parameter completion: Called after the animation.
  package func dismiss(animated: Bool, completion: @escaping () -> Void) {
    presentation.dismissalTransitionWillBegin()
    let animator = controller.transitioningDelegate?.animationController(forDismissed: controller)
    run(animated ? animator : nil, isPresentation: false) { [presentation] completed in
      presentation.dismissalTransitionDidEnd(completed)
      completion()
    }
  }

  /// Gives the view back.
  package func end() {
    (presentation.presentedView ?? controller.viewIfLoaded)?.removeFromSuperview()
    controller.viewIfLoaded?.removeFromSuperview()
    for view in container.subviews { view.removeFromSuperview() }
  }

  private func run(
    _ animator: (any UIViewControllerAnimatedTransitioning)?, isPresentation: Bool,
    completion: @escaping (Bool) -> Void
  ) {
    guard let animator else { return completion(true) }
    running = animator
    let context = Context(of: controller, presentation, in: container, isPresentation: isPresentation)
    context.completion = { [weak self] completed in
      self?.running = nil
      animator.animationEnded(completed)
      completion(completed)
    }
    animator.animateTransition(using: context)
  }

  /// The container, whose layout is the presentation controller's.
  private final class ContainerView: WindowLayer {
    weak var presentation: PresentationController?
    private var placedSize: CGSize?

    override func layoutSubviews() {
      presentation?.containerViewWillLayoutSubviews()
      super.layoutSubviews()
      // An animation of the view goes on while the window keeps its size.
      if let placedSize, placedSize != bounds.size, let presentation, presentation.presentedView?.superview === self {
        presentation.presentedView?.frame = presentation.frameOfPresentedViewInContainerView
      }
      placedSize = bounds.size
      presentation?.containerViewDidLayoutSubviews()
    }
  }

  private final class Context: UIViewControllerContextTransitioning {
    let containerView: NativeView
    private let controller: ViewController
    private let presentation: PresentationController
    private let isPresentation: Bool
    var completion: ((Bool) -> Void)?

    init(
      of controller: ViewController, _ presentation: PresentationController, in container: NativeView,
      isPresentation: Bool
    ) {
      (self.controller, self.presentation, self.isPresentation) = (controller, presentation, isPresentation)
      containerView = container
    }

    var isAnimated: Bool { true }
    var isInteractive: Bool { false }
    var transitionWasCancelled: Bool { false }
    var presentationStyle: ModalPresentationStyle { controller.modalPresentationStyle }

    func completeTransition(_ didComplete: Bool) {
      let completion = completion
      self.completion = nil
      completion?(didComplete)
    }

    func viewController(forKey key: TransitionCoordinator.ScreenKey) -> ViewController? {
      (key == .to) == isPresentation ? controller : presentation.presentingViewController
    }

    func view(forKey key: UITransitionContextViewKey) -> NativeView? {
      (key == .to) == isPresentation ? presentation.presentedView : nil
    }

    func initialFrame(for vc: ViewController) -> CGRect {
      if vc === controller { return isPresentation ? .zero : presentation.presentedView?.frame ?? .zero }
      return containerView.bounds
    }

    func finalFrame(for vc: ViewController) -> CGRect {
      if vc === controller { return isPresentation ? presentation.frameOfPresentedViewInContainerView : .zero }
      return containerView.bounds
    }
  }
}
