import ViewControllers

/// A controller that reports changes of its title, so that containers and the window can adopt the title.
protocol TitledController: ViewController {
  /// A callback that runs after the title has changed.
  var onTitleChange: (() -> Void)? { get set }
}

extension ViewController {
  /// Adopts a screen's title and its later changes, in place of the previous screen's title.
  func followTitle(of screen: ViewController?, insteadOf previous: ViewController? = nil) {
    (previous as? TitledController)?.onTitleChange = nil
    (screen as? TitledController)?.onTitleChange = { [weak self, weak screen] in self?.title = screen?.title }
    title = screen?.title
  }
}
