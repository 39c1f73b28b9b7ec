/// The transition of a presentation on iOS, which the desktop replaces by its own.
///
/// Mirrors `UIModalTransitionStyle`.
public enum ModalTransitionStyle: Int, Sendable {
  /// The controller slides in from below. The default.
  case coverVertical
  /// The screen flips over.
  case flipHorizontal
  /// The controller fades in.
  case crossDissolve
  /// The screen below curls up as a page.
  case partialCurl
}
