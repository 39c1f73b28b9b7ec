/// A child controller's appearance follows its view: it appears when the view enters a container that is on screen.
extension ViewController {
  /// The outermost container this controller is in; itself if it is in none.
  var outermostContainer: ViewController {
    var outermost = self
    while let parent = outermost.parent { outermost = parent }
    return outermost
  }

  /// The window the controller is in: as its root, inside its root, or presented on it.
  var window: Window? {
    let outermost = outermostContainer
    return (outermost.enclosingPresentationStack?.root?.outermostContainer ?? outermost).rootedWindow
  }

  /// The nearest container of a type.
  func nearestContainer<Container: ViewController>(_: Container.Type) -> Container? {
    var ancestor = parent
    while let candidate = ancestor {
      if let container = candidate as? Container { return container }
      ancestor = candidate.parent
    }
    return nil
  }

  /// The view has been put somewhere, or the controller into a container.
  func viewDidEnterHierarchy() {
    guard let parent, parent.forwardsAppearance(to: self), parent.appearanceState.isOnScreen,
      let parentView = parent.viewIfLoaded, viewIfLoaded?.isDescendant(of: parentView) == true
    else { return }
    beginAppearanceTransition(true, animated: false)
    guard parent.appearanceState == .appeared, appearanceState == .appearing else { return }
    guard let host = window?.transitionHost else { return endAppearanceTransition() }
    let transition = ScreenTransition(.embed, from: [], to: [self], animated: false)
    transition.onCompletion { [weak self] in self?.endTransition(from: .appearing) }
    host.perform(transition)
  }

  func viewWillLeaveHierarchy() {
    if parent?.forwardsAppearance(to: self) != false { beginAppearanceTransition(false, animated: false) }
  }

  func viewDidLeaveHierarchy() {
    if parent?.forwardsAppearance(to: self) != false { endTransition(from: .disappearing) }
  }

  private func forwardsAppearance(to child: ViewController) -> Bool {
    shouldAutomaticallyForwardAppearanceMethods && !stages(child)
  }
}
