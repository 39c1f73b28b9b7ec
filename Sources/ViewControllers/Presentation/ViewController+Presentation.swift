extension ViewController {
  /// The controller presented by the outermost container of this controller.
  public var presentedViewController: ViewController? {
    let presenter = outermostContainer
    return presenter.presentationStackIfAny?.controller(above: presenter)
  }

  /// The controller that presented the outermost container of this controller.
  public var presentingViewController: ViewController? {
    let presented = outermostContainer
    return presented.enclosingPresentationStack?.controller(below: presented)
  }

  /// The presentation controller of this controller. It exists before the presentation, so that its delegate can be
  /// set.
  public var presentationController: PresentationController? {
    let kind: PresentationController.Type =
      switch modalPresentationStyle {
      case .popover: PopoverPresentationController.self
      case .automatic, .pageSheet, .formSheet: SheetPresentationController.self
      case .fullScreen, .overFullScreen: PresentationController.self
      }
    if let existing = presentationControllerIfLoaded, type(of: existing) == kind { return existing }
    let made = kind.init(presenting: self)
    made.delegate = presentationControllerIfLoaded?.delegate
    presentationControllerIfLoaded = made
    return made
  }

  /// The ``presentationController`` as a popover, or `nil` if ``modalPresentationStyle`` is another style.
  public var popoverPresentationController: PopoverPresentationController? {
    presentationController as? PopoverPresentationController
  }

  /// The ``presentationController`` as a sheet, or `nil` if ``modalPresentationStyle`` is another style.
  public var sheetPresentationController: SheetPresentationController? {
    presentationController as? SheetPresentationController
  }

  private var presentationStackIfAny: PresentationStack? {
    enclosingPresentationStack ?? presentationStack
  }

  /// The presentation stack of this controller's outermost container, created if necessary.
  var presentationStackToUse: PresentationStack {
    let presenter = outermostContainer
    if let existing = presenter.presentationStackIfAny { return existing }
    let made = PresentationStack(on: presenter)
    presenter.presentationStack = made
    return made
  }
}
