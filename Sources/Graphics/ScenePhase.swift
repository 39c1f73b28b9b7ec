/// The phase of the scene that contains a view: of a main window and the dialogs above it.
///
/// Mirrors SwiftUI's `ScenePhase`.
public enum ScenePhase: Int, Comparable, Hashable, Sendable {
  /// The window is minimised or closed.
  case background
  /// The window is visible, but another window of the program or of another program has the keyboard focus.
  case inactive
  /// The window, or a dialog above it, has the keyboard focus.
  case active

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
