// What assistive technology reads, and explanations, as keys.

extension View {
  /// Sets the accessibility label of the view.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(labelKey.string) }

  /// Sets the accessibility description of the view, which explains its purpose.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(hintKey.string) }

  /// Sets the accessibility value of the view.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(valueKey.string) }

  /// Shows an explanation beside the pointer.
  public func help(_ textKey: LocalizedStringKey) -> some View { help(textKey.string) }

  /// Shows a short text at the end of the row or on the tab.
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key?.string) }
}
