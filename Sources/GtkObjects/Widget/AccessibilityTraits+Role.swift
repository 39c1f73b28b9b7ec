import Graphics

extension AccessibilityTraits {
  /// The role of a widget with the traits, or `nil` if none of them is a role.
  package var role: Gtk.Widget.AccessibleRole? {
    let roles: [(AccessibilityTraits, Gtk.Widget.AccessibleRole)] = [
      (.isHeader, .heading), (.updatesFrequently, .status), (.isSummaryElement, .status), (.isButton, .button),
      (.isLink, .link), (.isSearchField, .searchBox), (.isImage, .image), (.isToggle, .checkbox),
      (.isStaticText, .label), (.isKeyboardKey, .button), (.isTabBar, .tabList), (.isModal, .dialog),
    ]
    return roles.first { contains($0.0) }?.1
  }
}
