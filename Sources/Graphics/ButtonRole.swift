/// The purpose of a button.
///
/// Mirrors SwiftUI's `ButtonRole`.
public struct ButtonRole: Equatable, Sendable {
  private enum Kind { case destructive, cancel, close, confirm }

  private let kind: Kind

  /// A button that destroys data, with a warning colour. Unlike in SwiftUI, the second of two quick clicks does not
  /// press it if the first click was on another button in the same place.
  public static let destructive = ButtonRole(kind: .destructive)
  /// A button that cancels an operation. In a dialog, Escape presses it.
  public static let cancel = ButtonRole(kind: .cancel)
  /// A button that closes the surrounding screen.
  public static let close = ButtonRole(kind: .close)
  /// A button that confirms the user's action.
  public static let confirm = ButtonRole(kind: .confirm)
}
