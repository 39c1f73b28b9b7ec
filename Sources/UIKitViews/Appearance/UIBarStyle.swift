/// The style of a bar in early versions of iOS, before bar appearances.
///
/// Mirrors `UIBarStyle`. Kept, without effect: bars have the colours of the theme.
public enum UIBarStyle: Int, Sendable {
  /// Dark text on a light bar.
  case `default`
  /// Light text on a dark bar.
  case black
}

/// The heights of bars on iOS.
///
/// Mirrors `UIBarMetrics`. Kept, without effect: the theme determines the height of a bar.
public enum UIBarMetrics: Int, Sendable {
  /// The usual height.
  case `default` = 0
  /// The height on a phone that lies on its side.
  case compact = 1
  /// The usual height, with a line above the title.
  case defaultPrompt = 101
  /// The height on a phone that lies on its side, with a line above the title.
  case compactPrompt = 102
}
