/// The colour of the bar at the top of a handheld device, which the desktop does not have.
///
/// Mirrors `UIStatusBarStyle`. Kept, without effect.
public enum StatusBarStyle: Int, Sendable {
  /// The style that suits the appearance.
  case `default` = 0
  /// White, for a dark background.
  case lightContent = 1
  /// Black, for a light background.
  case darkContent = 3
}
