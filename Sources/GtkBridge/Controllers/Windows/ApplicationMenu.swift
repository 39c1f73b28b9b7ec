import GtkObjects

/// The program's menu, which each of its windows has at the end of its bar; F10 opens it.
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
  /// A line of the menu.
  public struct Item {
    let title: String
    let action: String

    /// - Parameters:
    ///   - title: What the line says; an underscore comes before the letter that chooses it.
    ///   - action: The name of an action of the application.
    public init(_ title: String, action: String) {
      self.title = title
      self.action = action
    }
  }

  /// What the button is called, for those who do not see its picture.
  let name: String
  let sections: [[Item]]

  /// Makes a menu of sections, which are set apart by lines.
  public init(name: String, sections: [[Item]]) {
    self.name = name
    self.sections = sections
  }

  /// The sections as GTK reads them.
  @MainActor
  func makeSections() -> [Gtk.MenuModel] {
    sections.map { section in
      let model = Gtk.MenuModel()
      for item in section { model.append(item.title, action: "app.\(item.action)") }
      return model
    }
  }
}
