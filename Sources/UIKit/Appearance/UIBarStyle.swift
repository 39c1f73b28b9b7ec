/// The look of a bar on iOS before looks had an object.
///
/// Mirrors `UIBarStyle`.
public enum UIBarStyle: Int, Sendable { case `default`, black }

/// The heights of bars on iOS.
///
/// Mirrors `UIBarMetrics`.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}
