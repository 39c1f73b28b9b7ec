import GtkBridge

/// The items of a menu as the views of a declarative one.
struct MenuElementViews: View {
  let menu: UIMenu
  let sender: AnyObject?

  var body: some View {
    ForEach(Array(menu.children.enumerated()), id: \.offset) { _, element in view(of: element) }
  }

  private func view(of element: UIMenuElement) -> AnyView {
    switch element {
    case let action as UIAction where action.attributes.contains(.hidden): AnyView(EmptyView())
    case let action as UIAction: AnyView(item(action).disabled(action.attributes.contains(.disabled)))
    case let inner as UIMenu where inner.options.contains(.displayInline):
      AnyView(MenuSection(header: Text(inner.title), content: MenuElementViews(menu: inner, sender: sender)))
    case let inner as UIMenu: AnyView(Menu(inner.title) { MenuElementViews(menu: inner, sender: sender) })
    case let deferred as UIDeferredMenuElement:
      AnyView(MenuElementViews(menu: UIMenu(children: deferred.current), sender: sender))
    default: AnyView(EmptyView())
    }
  }

  @ViewBuilder private func item(_ action: UIAction) -> some View {
    let choose = { [weak menu, weak sender] in
      menu?.select(action)
      action.perform(from: sender)
    }
    if menu.options.contains(.singleSelection) || action.state != .off {
      Toggle(action.title, isOn: Binding(get: { action.state == .on }, set: { _ in choose() }))
    } else {
      Button(action.title, role: action.attributes.contains(.destructive) ? .destructive : nil, action: choose)
    }
  }
}
