/// The object that manages the presentation of a controller.
///
/// Mirrors the non-visual part of `UIPresentationController`: the presenting and presented controllers, and the
/// delegate that is consulted when the user wants to dismiss the screen.
@preconcurrency @MainActor
public class PresentationController {
  private weak var presented: ViewController?

  /// The controller that is or will be presented. It owns this object; once it is gone, this is an empty controller.
  public var presentedViewController: ViewController { presented ?? ViewController(nibName: nil, bundle: nil) }

  /// The presenting controller, or `nil` while nothing is presented.
  public var presentingViewController: ViewController? { presented?.presentingViewController }

  /// The delegate for dismissals by the user. It is not called for dismissals by the program.
  public weak var delegate: (any AdaptivePresentationControllerDelegate)?

  /// The heights of the sheet, and the selected one; the smallest is shown if none is selected.
  private var detents: (all: Set<PresentationDetent>, selected: PresentationDetent?) = ([], nil)

  /// Called when the height of the sheet has changed. The host sets this handler.
  package var detentsDidChange: (() -> Void)?

  required init(presenting controller: ViewController) {
    presented = controller
  }

  package func setDetents(_ all: Set<PresentationDetent>, selected: PresentationDetent?) {
    detents = (all, selected)
    detentsDidChange?()
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
  public func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool { true }
  public func presentationControllerWillDismiss(_ presentationController: PresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: PresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController) {}
  public func adaptivePresentationStyle(for controller: PresentationController) -> ModalPresentationStyle { .none }
  public func adaptivePresentationStyle(
    for controller: PresentationController, traitCollection: UITraitCollection
  ) -> ModalPresentationStyle { adaptivePresentationStyle(for: controller) }
}
