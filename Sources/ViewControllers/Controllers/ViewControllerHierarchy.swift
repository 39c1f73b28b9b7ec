/// The appearance of a child controller follows its view: the child appears when its view is added to a visible
/// container.
extension ViewController {
  /// The outermost container of this controller, or the controller itself if it has no container.
  package var outermostContainer: ViewController {
    var outermost = self
    while let parent = outermost.parent { outermost = parent }
    return outermost
  }

  /// The window whose root is or contains this controller, or in which this controller is presented.
  var window: Window? {
    let outermost = outermostContainer
    return (outermost.enclosingPresentationStack?.root?.outermostContainer ?? outermost).rootedWindow
  }

  func nearestContainer<Container: ViewController>(_: Container.Type) -> Container? {
    var ancestor = parent
    while let candidate = ancestor {
      if let container = candidate as? Container { return container }
      ancestor = candidate.parent
    }
    return nil
  }

  /// Called after the view was added to a superview, or the controller to a container.
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
