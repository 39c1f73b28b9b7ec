extension View {
  /// Sets the weight of the text inside, whatever its font's own is; `nil` leaves the font's.
  ///
  /// Mirrors SwiftUI's `fontWeight(_:)`.
  public func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.fontWeight, weight) }

  /// Makes the text inside bold.
  ///
  /// Mirrors SwiftUI's `bold(_:)`.
  public func bold(_ isActive: Bool = true) -> some View { environment(\.fontWeight, isActive ? .bold : nil) }

  /// Sets the text inside in italics.
  ///
  /// Mirrors SwiftUI's `italic(_:)`.
  public func italic(_ isActive: Bool = true) -> some View { environment(\.isItalic, isActive) }

  /// Limits each text inside to a number of lines; what does not fit is cut off. `nil` shows all lines.
  ///
  /// Mirrors SwiftUI's `lineLimit(_:)`. Numbers below 1 count as 1.
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number.map { max($0, 1) }) }

  /// Says where a text inside that does not fit is cut.
  ///
  /// Mirrors SwiftUI's `truncationMode(_:)`. As in SwiftUI it matters only with a ``lineLimit(_:)``: GTK breaks lines
  /// until everything fits otherwise.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }

  /// Says how the lines of each text inside stand below each other.
  ///
  /// Mirrors SwiftUI's `multilineTextAlignment(_:)`.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Lets the user select and copy the text inside, or not.
  ///
  /// Mirrors SwiftUI's `textSelection(_:)`.
  public func textSelection(_ selectability: TextSelectability) -> some View {
    environment(\.isTextSelectable, selectability.isSelectable)
  }
}

/// Whether text can be selected.
///
/// Mirrors SwiftUI's `TextSelectability`, as a value with the same two members.
public struct TextSelectability: Hashable, Sendable {
  let isSelectable: Bool

  /// Text can be selected and copied.
  public static let enabled = TextSelectability(isSelectable: true)
  /// Text cannot be selected.
  public static let disabled = TextSelectability(isSelectable: false)
}
