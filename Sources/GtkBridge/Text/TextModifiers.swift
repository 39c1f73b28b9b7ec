extension View {
  /// Sets the weight of the text inside. `nil` keeps the font's own weight.
  ///
  /// Mirrors SwiftUI's `fontWeight(_:)`.
  public func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.fontWeight, weight) }

  /// Makes the text inside bold.
  ///
  /// Mirrors SwiftUI's `bold(_:)`.
  public func bold(_ isActive: Bool = true) -> some View { environment(\.fontWeight, isActive ? .bold : nil) }

  /// Makes the text inside italic.
  ///
  /// Mirrors SwiftUI's `italic(_:)`.
  public func italic(_ isActive: Bool = true) -> some View { environment(\.isItalic, isActive) }

  /// Sets the kind of typeface of the text inside. `nil` keeps the font's own.
  ///
  /// Mirrors SwiftUI's `fontDesign(_:)`.
  public func fontDesign(_ design: Font.Design?) -> some View { environment(\.fontDesign, design) }

  /// Sets the text inside in a monospaced typeface.
  ///
  /// Mirrors SwiftUI's `monospaced(_:)`.
  public func monospaced(_ isActive: Bool = true) -> some View {
    environment(\.fontDesign, isActive ? .monospaced : nil)
  }

  /// Gives the digits of the text inside the same width, if the typeface has such digits. Numbers that change do not
  /// move then.
  ///
  /// Mirrors SwiftUI's `monospacedDigit()`.
  public func monospacedDigit() -> some View { environment(\.hasMonospacedDigits, true) }

  /// Limits the number of lines of each text inside and truncates the rest. `nil` removes the limit.
  ///
  /// Mirrors SwiftUI's `lineLimit(_:)`. Numbers below 1 count as 1.
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number.map { max($0, 1) }) }

  /// Sets the truncation mode of texts inside that do not fit.
  ///
  /// Mirrors SwiftUI's `truncationMode(_:)`. As in SwiftUI, it has no effect without a `lineLimit(_:)`, because text
  /// wraps until it fits.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }

  /// Sets the alignment of the lines of each text inside.
  ///
  /// Mirrors SwiftUI's `multilineTextAlignment(_:)`.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets whether the user can select and copy the text inside.
  ///
  /// Mirrors SwiftUI's `textSelection(_:)`.
  public func textSelection(_ selectability: TextSelectability) -> some View {
    environment(\.isTextSelectable, selectability.isSelectable)
  }
}
