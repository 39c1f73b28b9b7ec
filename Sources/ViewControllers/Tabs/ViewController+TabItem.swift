extension ViewController {
  /// The item that a ``TabController`` shows on this controller's tab. A navigation controller without an item or a title of its
  /// own has that of its root.
  public var tabBarItem: TabItem! {
    get {
      if let ownTabItem { return ownTabItem }
      if title == nil, let root = (self as? NavigationController)?.viewControllers.first { return root.tabBarItem }
      let made = TabItem(title: nil)
      made.owner = self
      ownTabItem = made
      return made
    }
    set {
      ownTabItem?.owner = nil
      ownTabItem = newValue
      newValue?.owner = self
      parent?.childTitleDidChange(self)
    }
  }
}
