import GtkBridge

/// The width of a button.
///
/// Mirrors SwiftUI's `ButtonSizing`.
public struct ButtonSizing: Hashable, Sendable {
  private enum Kind { case automatic, flexible, fitted }

  private let kind: Kind

  /// As wide as the label.
  public static let automatic = ButtonSizing(kind: .automatic)
  /// As wide as its surroundings permit.
  public static let flexible = ButtonSizing(kind: .flexible)
  /// As wide as the label.
  public static let fitted = ButtonSizing(kind: .fitted)
}

extension View {
  /// Sets how wide the buttons inside are.
  ///
  /// Mirrors SwiftUI's `buttonSizing(_:)`, for buttons. A button keeps the room that it has once had.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    environment(\.lookDetails.fillsWidthWithButtons, sizing == .flexible)
  }
}
