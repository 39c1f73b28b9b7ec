import GtkBridge

/// A state of assistive technology's focus.
///
/// Mirrors SwiftUI's `AccessibilityFocusState`. The desktop's screen readers follow the focus of the keyboard, so this is
/// the same as ``FocusState``.
public typealias AccessibilityFocusState<Value: Hashable> = FocusState<Value>

extension View {
  /// Binds assistive technology's focus to a state.
  ///
  /// Mirrors SwiftUI's `accessibilityFocused(_:)`; see ``AccessibilityFocusState``.
  public func accessibilityFocused(_ condition: FocusState<Bool>.Binding) -> some View { focused(condition) }

  /// Binds assistive technology's focus to a state shared by several views.
  ///
  /// Mirrors SwiftUI's `accessibilityFocused(_:equals:)`; see ``AccessibilityFocusState``.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: FocusState<Value?>.Binding, equals value: Value
  ) -> some View {
    focused(binding, equals: value)
  }
}
