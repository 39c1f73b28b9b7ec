/// The transition of a presentation on iOS, which the desktop replaces by its own.
///
/// Mirrors `UIModalTransitionStyle`.
public enum ModalTransitionStyle: Int, Sendable {
  /// The controller comes from below. The default.
  case coverVertical
  /// The screen is turned over.
  case flipHorizontal
  /// The controller fades in.
  case crossDissolve
  /// The screen below is turned as a page.
  case partialCurl
}
