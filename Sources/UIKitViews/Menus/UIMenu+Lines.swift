import GtkObjects

extension UIMenu {
  /// Returns the items in the form of the desktop's menu.
  ///
  /// - Parameters:
  ///   - sender: The control that shows the menu, held weakly by the items.
  ///   - onChoice: Called after an item has been chosen.
  package func lines(from sender: AnyObject?, onChoice: @escaping @MainActor (UIAction) -> Void = { _ in })
    -> [MenuLine]
  {
    children.flatMap { lines(of: $0, from: sender, onChoice) }
  }

  private func lines(
    of element: UIMenuElement, from sender: AnyObject?, _ onChoice: @escaping @MainActor (UIAction) -> Void
  ) -> [MenuLine] {
    switch element {
    case let action as UIAction: line(of: action, from: sender, onChoice).map { [$0] } ?? []
    case let menu as UIMenu where menu.options.contains(.displayInline):
      [.section(title: menu.title, menu.lines(from: sender, onChoice: onChoice))]
    case let menu as UIMenu: [.submenu(menu.title, menu.lines(from: sender, onChoice: onChoice))]
    case let deferred as UIDeferredMenuElement: deferred.current.flatMap { lines(of: $0, from: sender, onChoice) }
    default: []
    }
  }

  private func line(
    of action: UIAction, from sender: AnyObject?, _ onChoice: @escaping @MainActor (UIAction) -> Void
  ) -> MenuLine? {
    guard !action.attributes.contains(.hidden) else { return nil }
    let isEnabled = !action.attributes.contains(.disabled)
    let choose = { [weak self, weak sender] in
      self?.select(action)
      action.perform(from: sender)
      onChoice(action)
    }
    if options.contains(.singleSelection) || action.state != .off {
      return .toggle(action.title, isOn: action.state == .on, isEnabled: isEnabled, perform: choose)
    }
    let isDestructive = action.attributes.contains(.destructive)
    return .action(action.title, isEnabled: isEnabled, isDestructive: isDestructive, perform: choose)
  }

  /// Turns the other items off, in a menu with single selection.
  func select(_ action: UIAction) {
    guard options.contains(.singleSelection) else { return }
    for case let other as UIAction in children { other.state = other === action ? .on : .off }
  }
}
