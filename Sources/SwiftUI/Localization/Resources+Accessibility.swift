// Accessibility texts and tooltips with resources.

extension View {
  /// Sets the accessibility label of the view.
  ///
  /// Mirrors SwiftUI's `accessibilityLabel(_:)`.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: LocalizedStringResource) -> some View { accessibilityLabel(label.string) }

  /// Sets the accessibility description of the view, which explains its purpose.
  ///
  /// Mirrors SwiftUI's `accessibilityHint(_:)`.
  @_disfavoredOverload
  public func accessibilityHint(_ hint: LocalizedStringResource) -> some View { accessibilityHint(hint.string) }

  /// Sets the accessibility value of the view.
  ///
  /// Mirrors SwiftUI's `accessibilityValue(_:)`.
  @_disfavoredOverload
  public func accessibilityValue(_ value: LocalizedStringResource) -> some View { accessibilityValue(value.string) }

  /// Shows a tooltip beside the pointer.
  ///
  /// Mirrors SwiftUI's `help(_:)`.
  @_disfavoredOverload
  public func help(_ text: LocalizedStringResource) -> some View { help(text.string) }

  /// Shows a short text at the end of the row or on the tab.
  ///
  /// Mirrors SwiftUI's `badge(_:)`. Any other view shows it beside its upper corner.
  @_disfavoredOverload
  public func badge(_ resource: LocalizedStringResource?) -> some View { badge(resource?.string) }

  /// Adds words by which the user's voice selects the view. It has no effect: the desktop has no voice control.
  ///
  /// Mirrors SwiftUI's `accessibilityInputLabels(_:)`.
  @_disfavoredOverload
  public func accessibilityInputLabels(_ labels: [LocalizedStringResource]) -> some View { self }

  /// Adds further information about the view, which is read after its description.
  ///
  /// Mirrors SwiftUI's `accessibilityCustomContent(_:_:importance:)`.
  @_disfavoredOverload
  public func accessibilityCustomContent(
    _ name: LocalizedStringResource, _ value: LocalizedStringResource
  ) -> some View {
    accessibilityCustomContent(name.string, value.string)
  }

  /// Reports the scroll position of a scrollable view to assistive technology, such as "Page 2 of 5". It is the value
  /// of the view.
  ///
  /// Mirrors SwiftUI's `accessibilityScrollStatus(_:)`.
  @_disfavoredOverload
  public func accessibilityScrollStatus(_ status: LocalizedStringResource) -> some View {
    accessibilityValue(status.string)
  }

  /// Shows a tooltip beside the pointer, without the styles of the text.
  ///
  /// Mirrors SwiftUI's `help(_:)`.
  public func help(_ text: Text) -> some View { help(text.content) }
}
