/// The position at which a text that does not fit is truncated.
///
/// Its name is `Text.TruncationMode`, as in SwiftUI.
public enum TextTruncationMode: Hashable, Sendable {
  /// At the beginning.
  case head
  /// In the middle.
  case middle
  /// At the end.
  case tail
}
