import ViewControllers

/// A controller that says when its title changes, so that its container, and in the end the window, can take the title
/// over.
protocol TitledController: ViewController {
  /// Called after the title has changed.
  var onTitleChange: (() -> Void)? { get set }
}

extension ViewController {
  /// Takes over the title of a screen, now and whenever it changes, until another screen's is taken over.
  func followTitle(of screen: ViewController?, insteadOf previous: ViewController? = nil) {
    (previous as? TitledController)?.onTitleChange = nil
    (screen as? TitledController)?.onTitleChange = { [weak self, weak screen] in self?.title = screen?.title }
    title = screen?.title
  }
}
