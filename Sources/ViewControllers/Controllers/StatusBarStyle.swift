/// The colour of the bar at the top of a handheld device, which the desktop does not have.
///
/// Mirrors `UIStatusBarStyle`.
public enum StatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}
