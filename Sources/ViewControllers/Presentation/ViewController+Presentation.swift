extension ViewController {
  /// The controller that this one, or a container it is in, presented.
  public var presentedViewController: ViewController? {
    let presenter = outermostContainer
    return presenter.presentationStackIfAny?.controller(above: presenter)
  }

  /// The controller that presented this one, or a container it is in.
  public var presentingViewController: ViewController? {
    let presented = outermostContainer
    return presented.enclosingPresentationStack?.controller(below: presented)
  }

  /// What stands between this controller and its presenter. It is there before the controller is presented, so that the
  /// delegate can be set.
  public var presentationController: PresentationController? {
    if let existing = presentationControllerIfLoaded { return existing }
    let made =
      modalPresentationStyle == .popover
      ? PopoverPresentationController(presenting: self) : PresentationController(presenting: self)
    presentationControllerIfLoaded = made
    return made
  }

  /// ``presentationController``, where ``modalPresentationStyle`` is a popover.
  public var popoverPresentationController: PopoverPresentationController? {
    presentationController as? PopoverPresentationController
  }

  private var presentationStackIfAny: PresentationStack? {
    enclosingPresentationStack ?? presentationStack
  }

  /// The stack this controller's container is part of, or the bottom of.
  var presentationStackToUse: PresentationStack {
    let presenter = outermostContainer
    if let existing = presenter.presentationStackIfAny { return existing }
    let made = PresentationStack(on: presenter)
    presenter.presentationStack = made
    return made
  }
}
