extension ViewController {
  /// The controller presented by the outermost container of this controller.
  public var presentedViewController: ViewController? {
    let presenter = outermostContainer
    return presenter.presentationStackIfAny?.controller(above: presenter)
  }

  /// The controller that presented the outermost container of this controller. For the controller of search results,
  /// the screen of the search.
  public var presentingViewController: ViewController? {
    if let covering { return covering.controller }
    let presented = outermostContainer
    return presented.enclosingPresentationStack?.controller(below: presented)
  }

  /// The presentation controller of this controller. It exists before the presentation, so that its delegate can be
  /// set.
  public var presentationController: PresentationController? {
    let existing = presentationControllerIfLoaded
    let made: PresentationController
    switch modalPresentationStyle {
    case .popover:
      if let existing = existing as? PopoverPresentationController { return existing }
      made = PopoverPresentationController(presentedViewController: self, presenting: nil)
    case .automatic, .pageSheet, .formSheet:
      if let existing = existing as? SheetPresentationController { return existing }
      made = SheetPresentationController(presentedViewController: self, presenting: nil)
    case .fullScreen, .overFullScreen:
      if let existing, !(existing is PopoverPresentationController || existing is SheetPresentationController) {
        return existing
      }
      made =
        transitioningDelegate?.presentationController(
          forPresented: self, presenting: presentingViewController, source: presentingViewController ?? self)
        ?? PresentationController(presentedViewController: self, presenting: nil)
    }
    if made.delegate == nil { made.delegate = existing?.delegate }
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
