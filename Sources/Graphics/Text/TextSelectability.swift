/// The selectability of text.
///
/// Mirrors SwiftUI's `TextSelectability`, as a value with the same two members.
public struct TextSelectability: Hashable, Sendable {
  package let isSelectable: Bool

  /// Text can be selected and copied.
  public static let enabled = TextSelectability(isSelectable: true)
  /// Text cannot be selected.
  public static let disabled = TextSelectability(isSelectable: false)
}
