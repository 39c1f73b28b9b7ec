/// The effect of scrolling on a keyboard on screen: none here.
///
/// Mirrors SwiftUI's `ScrollDismissesKeyboardMode`.
public enum ScrollDismissesKeyboardMode: Hashable, Sendable {
  /// The usual mode of the view.
  case automatic
  /// The keyboard disappears at once.
  case immediately
  /// The keyboard follows the finger.
  case interactively
  /// The keyboard stays.
  case never
}
