/// The direction of a move command.
///
/// Mirrors SwiftUI's `MoveCommandDirection`.
public enum MoveCommandDirection: Hashable, Sendable, CaseIterable {
  /// The up arrow key.
  case up
  /// The down arrow key.
  case down
  /// The left arrow key.
  case left
  /// The right arrow key.
  case right

  /// GTK's name of the key.
  package var accelerator: String {
    switch self {
    case .up: "Up"
    case .down: "Down"
    case .left: "Left"
    case .right: "Right"
    }
  }
}
