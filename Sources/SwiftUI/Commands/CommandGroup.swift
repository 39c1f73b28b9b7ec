/// Items of the main menu, next to a standard group or in place of it.
///
/// Mirrors SwiftUI's `CommandGroup`. The main menu has three standard groups: ``CommandGroupPlacement/newItem``,
/// ``CommandGroupPlacement/appSettings`` and ``CommandGroupPlacement/appTermination``. Items for other groups are in the
/// order in which they are declared.
public struct CommandGroup<Content: View>: Commands {
  public typealias Body = Never

  private let content: Content
  public let _replacedGroups: Set<CommandGroupPlacement>

  /// Creates items that replace a standard group.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
    _replacedGroups = [group]
  }

  /// Creates items before a standard group.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
    _replacedGroups = []
  }

  /// Creates items after a standard group.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
    _replacedGroups = []
  }

  public var _tree: some View {
    MenuSection(header: EmptyView(), content: content).labelStyle(.titleOnly)
  }
}

/// A standard group of an application's commands.
///
/// Mirrors SwiftUI's `CommandGroupPlacement`.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String

  /// Information about the application.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// The preferences.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// System services, which the desktop does not have.
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  /// Hiding the application, which the desktop does not have.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  /// Quitting the application.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// New windows and documents.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// Saving documents.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// Importing and exporting.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// Printing.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// Undo and redo.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// The clipboard.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// Editing text.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// Formatting text.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// The toolbar.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// The sidebar.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// The size of windows.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// The list of windows.
  public static let windowList = CommandGroupPlacement(name: "windowList")
  /// Windows that exist once.
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  /// The arrangement of windows.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// Help.
  public static let help = CommandGroupPlacement(name: "help")
}
