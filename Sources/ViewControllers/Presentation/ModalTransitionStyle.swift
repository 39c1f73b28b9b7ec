/// The transition of a presentation on iOS, which the desktop replaces by its own.
///
/// Mirrors `UIModalTransitionStyle`.
public enum ModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
