/// Where the items of a toolbar stand in the window's header bar.
///
/// Mirrors SwiftUI's `ToolbarItemPlacement`, with the names of both its systems. A header bar has a beginning, a middle
/// and an end; there is no bar at the bottom.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Place { case start, middle, end }

  let place: Place
  var isConfirmation = false
  var isCancellation = false
  var isDestructive = false
  /// Tells apart what else would be equal.
  var isSecondary = false

  /// Whether an item here may move into the menu.
  var isMovable: Bool { !isConfirmation && !isCancellation && !isDestructive }

  /// At the end.
  public static let automatic = ToolbarItemPlacement(place: .end)
  /// At the end: what the screen is most there for.
  public static let primaryAction = ToolbarItemPlacement(place: .end)
  /// At the end: less important than ``primaryAction``, and the first to move into the menu where there is little room.
  public static let secondaryAction = ToolbarItemPlacement(place: .end, isSecondary: true)
  /// At the end: what a sheet is there for, in the look of a suggestion.
  public static let confirmationAction = ToolbarItemPlacement(place: .end, isConfirmation: true)
  /// At the beginning: leaving a sheet with everything as it was. With it the sheet's close button goes.
  public static let cancellationAction = ToolbarItemPlacement(place: .start, isCancellation: true)
  /// At the end: what takes something away for good.
  public static let destructiveAction = ToolbarItemPlacement(place: .end, isDestructive: true)
  /// At the beginning: ways to other screens.
  public static let navigation = ToolbarItemPlacement(place: .start)
  /// In the middle, in place of the title.
  public static let principal = ToolbarItemPlacement(place: .middle)
  /// In the middle, in place of the title.
  public static let status = ToolbarItemPlacement(place: .middle)
  /// At the beginning.
  public static let topBarLeading = ToolbarItemPlacement(place: .start)
  /// At the end.
  public static let topBarTrailing = ToolbarItemPlacement(place: .end)
  /// At the beginning; the older name for ``topBarLeading``.
  public static let navigationBarLeading = ToolbarItemPlacement(place: .start)
  /// At the end; the older name for ``topBarTrailing``.
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .end)

  /// The theme's class for a button in this place.
  var styleClass: String? {
    if isConfirmation { return "suggested-action" }
    return isDestructive ? "destructive-action" : nil
  }
}
