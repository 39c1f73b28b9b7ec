import GtkBridge

extension UISplitViewController {
  /// A bar button that shows and hides the sidebar. Each access creates one.
  ///
  /// Mirrors `UISplitViewController.displayModeButtonItem`.
  public var displayModeButtonItem: UIBarButtonItem {
    let action = UIAction(image: UIImage(systemName: "sidebar.left")) {
      [weak self] _ in
      guard let self else { return }
      if isShowing(.primary) { hide(.primary) } else { show(.primary) }
    }
    return UIBarButtonItem(primaryAction: action)
  }
}
