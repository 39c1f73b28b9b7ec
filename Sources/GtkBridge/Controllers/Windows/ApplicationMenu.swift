import GtkObjects

/// The application's menu, at the end of each window's bar. F10 opens it.
///
/// ```swift
/// application.menu = ApplicationMenu(
///   name: "Main Menu",
///   sections: [
///     [.init("_New Window", action: "new-window")],
///     [.init("_Preferences", action: "preferences"), .init("_About Notes", action: "about")],
///   ])
/// ```
public struct ApplicationMenu {
  /// An item of the menu.
  public struct Item {
    let title: String
    let action: String

    /// - Parameters:
    ///   - title: The label of the item. An underscore precedes the mnemonic character.
    ///   - action: The name of an action of the application.
    public init(_ title: String, action: String) {
      self.title = title
      self.action = action
    }
  }

  /// The accessible name of the menu button.
  let name: String
  let sections: [[Item]]

  /// Creates a menu of sections that are separated by lines.
  public init(name: String, sections: [[Item]]) {
    self.name = name
    self.sections = sections
  }

  /// Creates the GTK menu models of the sections.
  @MainActor
  func makeSections() -> [Gtk.MenuModel] {
    sections.map { section in
      let model = Gtk.MenuModel()
      for item in section { model.append(item.title, action: "app.\(item.action)") }
      return model
    }
  }
}
