/// The object that manages the presentation of a controller.
///
/// Mirrors `UIPresentationController`: the presenting and presented controllers, and the delegate that is consulted when the
/// user wants to dismiss the screen. A subclass, which a `transitioningDelegate` returns, says where in its window the presented
/// view is, and adds views of its own around it:
///
/// ```swift
/// final class DrawerPresentation: UIPresentationController {
///   private let shade = UIView()
///   override var frameOfPresentedViewInContainerView: CGRect {
///     let bounds = containerView?.bounds ?? .zero
///     return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
///   }
///   override func presentationTransitionWillBegin() {
///     shade.backgroundColor = .black.withAlphaComponent(0.4)
///     shade.frame = containerView?.bounds ?? .zero
///     containerView?.insertSubview(shade, at: 0)
///   }
/// }
/// ```
@preconcurrency @MainActor
open class PresentationController {
  private weak var presented: ViewController?

  /// The controller that is or will be presented. It owns this object; after its release, this is an empty controller.
  public var presentedViewController: ViewController { presented ?? ViewController(nibName: nil, bundle: nil) }

  /// The presenting controller, or `nil` while nothing is presented.
  public var presentingViewController: ViewController! { presented?.presentingViewController }

  /// The delegate for dismissals by the user. It is not called for dismissals by the program.
  public weak var delegate: (any AdaptivePresentationControllerDelegate)?

  /// The heights of the sheet, and the selected height. Without a selection, the smallest one applies.
  private var detents: (all: Set<PresentationDetent>, selected: PresentationDetent?) = ([], nil)

  /// Called when the preferred size of the sheet or the popover has changed. The host sets this handler.
  package var sizeDidChange: (() -> Void)?

  /// Creates the object of a presentation. The presenting controller is the actual one, regardless of the argument.
  public init(presentedViewController: ViewController, presenting presentingViewController: ViewController?) {
    presented = presentedViewController
  }

  deinit {}

  // MARK: A presentation of the program's own

  /// The view that fills the window and contains the presented view and those of a subclass; `nil` for the desktop's
  /// presentations.
  public internal(set) weak var containerView: NativeView?

  /// The presented view. An override may put it into another view, which is then placed.
  open var presentedView: NativeView? { presented?.viewIfLoaded }

  /// The place of the presented view. The default is the whole container.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Called before the presented view appears. Override it to add views to the container.
  open func presentationTransitionWillBegin() {}
  /// Called after the presented view has appeared, or after a cancellation.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the presented view disappears.
  open func dismissalTransitionWillBegin() {}
  /// Called after the presented view has disappeared, or after a cancellation.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the views of the container are laid out. An override sets the frames of its own views.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the views of the container have been laid out.
  open func containerViewDidLayoutSubviews() {}
  /// Indicates whether the presentation fills the screen. Never asked for: it fills its window.
  open var shouldPresentInFullscreen: Bool { true }
  /// Indicates whether the presenting view leaves the window. Never asked for: the presentation style determines it.
  open var shouldRemovePresentersView: Bool { false }

  // MARK: Dismissals

  package func setDetents(_ all: Set<PresentationDetent>, selected: PresentationDetent?) {
    detents = (all, selected)
    sizeDidChange?()
  }

  /// Returns the height of the sheet above a window of a given height, in points, or `nil` if it is free.
  package func sheetHeight(above window: Double) -> Double? { heightOfDetents(above: window) }

  final func heightOfDetents(above window: Double) -> Double? {
    (detents.selected.map { [$0] } ?? detents.all).map { $0.height(above: window) }.min()
  }

  /// The presentation style of the presented controller.
  public var presentationStyle: ModalPresentationStyle { presented?.modalPresentationStyle ?? .automatic }

  /// Handles a request of the user to dismiss the controller: Escape, the close button or a click outside. The host
  /// calls this method.
  ///
  /// The controller is dismissed unless ``ViewController/isModalInPresentation`` is set or the delegate refuses. After
  /// the dismissal, the delegate and ``ViewController/onHostRemoval`` are notified.
  ///
  /// - Returns: `true` if the controller will be dismissed. The host shows the dismissal only when it is asked to
  ///   perform the transition.
  @discardableResult
  public func userDidAskToDismiss() -> Bool {
    guard let controller = presented, let stack = controller.enclosingPresentationStack else {
      return false
    }
    guard !controller.isModalInPresentation, delegate?.presentationControllerShouldDismiss(self) ?? true else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return false
    }
    delegate?.presentationControllerWillDismiss(self)
    stack.dismiss(controller, animated: true, removal: .dismissed) { [self] in
      delegate?.presentationControllerDidDismiss(self)
    }
    return true
  }
}

/// A delegate for dismissals of a presented controller by the user.
///
/// Mirrors `UIAdaptivePresentationControllerDelegate`. Every method has a default implementation, because all are
/// optional in UIKit. No method is called for dismissals by the program.
@preconcurrency @MainActor
public protocol AdaptivePresentationControllerDelegate: AnyObject {
  /// Asks whether the controller may be dismissed. The default is `true`.
  func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool

  /// Called before the controller is dismissed.
  func presentationControllerWillDismiss(_ presentationController: PresentationController)

  /// Called after the controller was dismissed and its last appearance event was sent.
  func presentationControllerDidDismiss(_ presentationController: PresentationController)

  /// Called after the user tried to dismiss a controller that must not be dismissed.
  func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController)

  /// Returns the style of a presentation in a narrow window. Never called: presentations do not adapt on the desktop.
  func adaptivePresentationStyle(for controller: PresentationController) -> ModalPresentationStyle

  /// Returns the style of a presentation for traits. Never called.
  func adaptivePresentationStyle(
    for controller: PresentationController, traitCollection: UITraitCollection
  ) -> ModalPresentationStyle
}

extension AdaptivePresentationControllerDelegate {
  /// Lets the user dismiss the controller.
  public func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: PresentationController) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: PresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController) {}
  /// Returns `none`, without effect.
  public func adaptivePresentationStyle(for controller: PresentationController) -> ModalPresentationStyle { .none }
  /// Returns the style without regard to the traits, without effect.
  public func adaptivePresentationStyle(
    for controller: PresentationController, traitCollection: UITraitCollection
  ) -> ModalPresentationStyle { adaptivePresentationStyle(for: controller) }
}
