/// The position of toolbar items in the window: at the start, in the middle or at the end of its header bar, or in a bar
/// at its bottom.
///
/// Mirrors SwiftUI's `ToolbarItemPlacement`, with the names of both iOS and macOS.
public struct ToolbarItemPlacement: Hashable, Sendable {
  package enum Place { case start, middle, end, search, bottom, keyboard }

  package let place: Place
  package var isConfirmation = false
  package var isCancellation = false
  package var isDestructive = false
  /// Distinguishes ``secondaryAction`` from placements that are otherwise equal.
  package var isSecondary = false

  /// Indicates whether an item is always in the menu at the end of the bar.
  package var isInMenu = false

  /// Indicates whether an item with this placement may move into the overflow menu.
  package var isMovable: Bool { !isConfirmation && !isCancellation && !isDestructive }

  /// At the end of the bar.
  public static let automatic = ToolbarItemPlacement(place: .end)
  /// At the end: the main action of the screen.
  public static let primaryAction = ToolbarItemPlacement(place: .end)
  /// At the end: an action less important than ``primaryAction``. It moves into the overflow menu first.
  public static let secondaryAction = ToolbarItemPlacement(place: .end, isSecondary: true)
  /// At the end: the confirming action of a sheet, in the style of a suggested action.
  public static let confirmationAction = ToolbarItemPlacement(place: .end, isConfirmation: true)
  /// In the menu at the end of the bar, at the place of the desktop's main menu.
  package static let mainMenu = ToolbarItemPlacement(place: .end, isInMenu: true)
  /// At the start: an action that leaves a sheet without changes. It replaces the sheet's close button.
  public static let cancellationAction = ToolbarItemPlacement(place: .start, isCancellation: true)
  /// At the end: an action that destroys data.
  public static let destructiveAction = ToolbarItemPlacement(place: .end, isDestructive: true)
  /// At the start: navigation to other screens.
  public static let navigation = ToolbarItemPlacement(place: .start)
  /// In the middle, in place of the title.
  public static let principal = ToolbarItemPlacement(place: .middle)
  /// In the middle, in place of the title.
  public static let status = ToolbarItemPlacement(place: .middle)
  /// At the start of the bar.
  public static let topBarLeading = ToolbarItemPlacement(place: .start)
  /// At the end of the bar.
  public static let topBarTrailing = ToolbarItemPlacement(place: .end)
  /// At the start; an older name for ``topBarLeading``.
  public static let navigationBarLeading = ToolbarItemPlacement(place: .start)
  /// At the end; an older name for ``topBarTrailing``.
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .end)
  /// Below the header bar, from side to side: the field of a search.
  package static let searchBar = ToolbarItemPlacement(place: .search)
  /// In a bar at the bottom of the window: in the middle, or from side to side if a `Spacer` is among the items.
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
  /// In a bar at the bottom of the window, while the user types a text.
  public static let keyboard = ToolbarItemPlacement(place: .keyboard)

  /// The style class of a button with this placement.
  package var styleClass: String? {
    if isConfirmation { return "suggested-action" }
    return isDestructive ? "destructive-action" : nil
  }
}
