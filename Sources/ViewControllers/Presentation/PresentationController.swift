/// What there is between a presented controller and its presenter.
///
/// Mirrors the part of `UIPresentationController` that has no pixels: who presents whom, and the delegate that is asked
/// when the user wants the screen to go.
@preconcurrency @MainActor
public class PresentationController {
  /// The controller that is, or will be, presented. It owns this object.
  public private(set) weak var presentedViewController: ViewController!

  /// Who presents it, while it is presented.
  public var presentingViewController: ViewController? { presentedViewController?.presentingViewController }

  /// Asked and told when the user dismisses the controller. It hears nothing when the program does.
  public weak var delegate: (any AdaptivePresentationControllerDelegate)?

  init(presenting controller: ViewController) {
    presentedViewController = controller
  }

  /// How the controller is shown.
  public var presentationStyle: ModalPresentationStyle { presentedViewController?.modalPresentationStyle ?? .automatic }

  /// Reported by the host when the user wants the controller to go: Escape, the close button, a click outside.
  ///
  /// The controller goes unless it ``ViewController/isModalInPresentation`` or the delegate objects. Whoever put it there
  /// is told through the delegate and ``ViewController/onHostRemoval``, when it is gone.
  ///
  /// - Returns: Whether it goes. The host shows that when it is asked to perform the dismissal.
  @discardableResult
  public func userDidAskToDismiss() -> Bool {
    guard let controller = presentedViewController, let stack = controller.enclosingPresentationStack else {
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

/// Asked and told when the user dismisses a presented controller.
///
/// Mirrors `UIAdaptivePresentationControllerDelegate`. Every requirement has a default, as UIKit's are optional. None is
/// called when the program dismisses.
@preconcurrency @MainActor
public protocol AdaptivePresentationControllerDelegate: AnyObject {
  /// Whether the controller may go. The default is `true`.
  func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool

  /// The controller is about to go.
  func presentationControllerWillDismiss(_ presentationController: PresentationController)

  /// The controller is gone; its last appearance event has been sent.
  func presentationControllerDidDismiss(_ presentationController: PresentationController)

  /// The user wanted the controller to go, and it stays.
  func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController)
}

extension AdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool { true }
  public func presentationControllerWillDismiss(_ presentationController: PresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: PresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController) {}
}
