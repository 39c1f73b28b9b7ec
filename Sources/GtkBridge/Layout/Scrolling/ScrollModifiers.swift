extension View {
  /// Sets whether the user can scroll the scrollable views inside. If not, the wheel scrolls a view around them.
  /// ``ScrollViewProxy`` always scrolls them.
  ///
  /// Mirrors SwiftUI's `scrollDisabled(_:)`.
  public func scrollDisabled(_ disabled: Bool) -> some View { environment(\.scrollSettings.isDisabled, disabled) }

  /// Sets the visibility of the scroll bars inside.
  ///
  /// Mirrors SwiftUI's `scrollIndicators(_:axes:)`. By default, bars appear over the content while the pointer moves;
  /// `visible` bars stay, beside the content. All bars of a view are alike. GTK does not include such a bar in the size
  /// of the view, so give the content a flexible width.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    environmentChange(IndicatorChange(visibility: visibility, axes: axes))
  }

  /// Sets whether a ``List`` or a ``TextEditor`` inside has the theme's background.
  ///
  /// Mirrors SwiftUI's `scrollContentBackground(_:)`. A ``Form`` never has a background of its own.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollSettings.showsBackground, visibility != .hidden)
  }

  /// Sets whether a ``ScrollView`` also draws its content outside its bounds. Lists and lazy stacks have no content
  /// there.
  ///
  /// Mirrors SwiftUI's `scrollClipDisabled(_:)`.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.scrollSettings.outermost.isClipDisabled, disabled)
  }

  /// Sets the scroll position of a scrollable view at first, and while its content grows, until the user scrolls away
  /// from there. A ``ScrollView`` also places content there that is shorter than the view; lists and lazy stacks begin
  /// at their top.
  ///
  /// Mirrors SwiftUI's `defaultScrollAnchor(_:)`.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(\.scrollSettings.outermost.defaultAnchor, anchor)
  }

  /// Has no effect: a desktop shows no keyboard over the content.
  ///
  /// Mirrors SwiftUI's `scrollDismissesKeyboard(_:)`.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// Has no effect: at an edge, GTK shows a glow and does not bounce, and only if the content can scroll.
  ///
  /// Mirrors SwiftUI's `scrollBounceBehavior(_:axes:)`.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
    self
  }
}

private struct IndicatorChange: EnvironmentChange, Equatable {
  let visibility: ScrollIndicatorVisibility
  let axes: Axis.Set

  func apply(to values: inout EnvironmentValues) {
    if axes.contains(.horizontal) { values.scrollSettings.horizontalIndicators = visibility }
    if axes.contains(.vertical) { values.scrollSettings.verticalIndicators = visibility }
  }
}
