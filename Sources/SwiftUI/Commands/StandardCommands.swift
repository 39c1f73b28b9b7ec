import GtkBridge
import GtkObjects

/// An item that shows and hides the sidebar of the front window.
///
/// Mirrors SwiftUI's `SidebarCommands`.
public struct SidebarCommands: Commands {
  /// Creates the commands.
  public init() {}

  public var body: some Commands {
    CommandGroup(after: .sidebar) {
      Button(Gtk.word(localized: "Toggle Sidebar")) { SplitSearch.toggleSidebar() }
        .keyboardShortcut("s", modifiers: [.command, .option])
    }
  }
}

/// Items that cut, copy, paste and select all text in the focused field.
///
/// Mirrors SwiftUI's `TextEditingCommands`.
public struct TextEditingCommands: Commands {
  /// Creates the commands.
  public init() {}

  public var body: some Commands {
    CommandMenu(Gtk.translated("_Edit")) {
      ForEach(Self.actions, id: \.action) { item in
        Button(Gtk.translated(item.title)) { FocusedText.perform(item.action) }
      }
    }
  }

  private static var actions: [(title: String, action: String)] {
    [
      ("Cu_t", "clipboard.cut"), ("_Copy", "clipboard.copy"), ("_Paste", "clipboard.paste"),
      ("_Delete", "selection.delete"), ("Select _All", "selection.select-all"),
    ]
  }
}

/// No items: fields and editors of the desktop have text without styles.
///
/// Mirrors SwiftUI's `TextFormattingCommands`.
public struct TextFormattingCommands: Commands {
  /// Creates the commands.
  public init() {}

  public var body: some Commands { EmptyCommands() }
}

/// No items: the user of the desktop neither hides nor arranges a header bar.
///
/// Mirrors SwiftUI's `ToolbarCommands`.
public struct ToolbarCommands: Commands {
  /// Creates the commands.
  public init() {}

  public var body: some Commands { EmptyCommands() }
}

/// No items: an inspector has its own button.
///
/// Mirrors SwiftUI's `InspectorCommands`.
public struct InspectorCommands: Commands {
  /// Creates the commands.
  public init() {}

  public var body: some Commands { EmptyCommands() }
}

/// No items: the desktop takes no pictures with other devices.
///
/// Mirrors SwiftUI's `ImportFromDevicesCommands`.
public struct ImportFromDevicesCommands: Commands {
  /// Creates the commands.
  public init() {}

  public var body: some Commands { EmptyCommands() }
}

/// The split view of the window in front.
@MainActor
enum SplitSearch {
  static func toggleSidebar() {
    guard let root = UIApplication.shared.keyWindow?.rootViewController, let split = find(in: root) else { return }
    if split.isShowing(.primary) { split.hide(.primary) } else { split.show(.primary) }
  }

  private static func find(in controller: UIViewController) -> SplitController? {
    if let split = controller as? SplitController { return split }
    return controller.children.lazy.compactMap(find).first
  }
}

/// The focused text in the front window. The open menu has none.
@MainActor
private enum FocusedText {
  static func perform(_ action: String) {
    // The menu first returns the focus.
    Task {
      for window in Gtk.shownWindows where window.focusInWindow?.isTextInput == true {
        window.focusInWindow?.perform(action: action)
        return
      }
    }
  }
}
