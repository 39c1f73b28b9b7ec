// Accessibility texts and tooltips with keys.

extension View {
  /// Sets the accessibility label of the view.
  ///
  /// Mirrors SwiftUI's `accessibilityLabel(_:)`.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(labelKey.string) }

  /// Sets the accessibility description of the view, which explains its purpose.
  ///
  /// Mirrors SwiftUI's `accessibilityHint(_:)`.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(hintKey.string) }

  /// Sets the accessibility value of the view.
  ///
  /// Mirrors SwiftUI's `accessibilityValue(_:)`.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(valueKey.string) }

  /// Shows a tooltip beside the pointer.
  ///
  /// Mirrors SwiftUI's `help(_:)`.
  public func help(_ textKey: LocalizedStringKey) -> some View { help(textKey.string) }

  /// Shows a short text at the end of the row or on the tab.
  ///
  /// Mirrors SwiftUI's `badge(_:)`. Any other view shows it beside its upper corner.
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key?.string) }
}
