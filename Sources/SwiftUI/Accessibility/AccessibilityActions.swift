import GtkObjects

/// A kind of action that assistive technology performs on a view.
///
/// Mirrors SwiftUI's `AccessibilityActionKind`.
public struct AccessibilityActionKind: Equatable, Sendable {
  fileprivate let name: String

  private init(_ name: String) { self.name = name }

  /// Creates the kind of actions with a name.
  @preconcurrency @MainActor
  public init(named name: Text) { self.name = name.content }

  /// Activation, as by a click.
  public static let `default` = AccessibilityActionKind("activate")
  /// Leaving the content of the view.
  public static let escape = AccessibilityActionKind("escape")
  /// The most important action of the screen.
  public static let magicTap = AccessibilityActionKind("magic-tap")
}

/// A direction in which assistive technology changes a value.
///
/// Mirrors SwiftUI's `AccessibilityAdjustmentDirection`.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Upwards: the action "increment".
  case increment
  /// Downwards: the action "decrement".
  case decrement
}

extension View {
  /// Offers an action to assistive technology.
  ///
  /// Mirrors SwiftUI's `accessibilityAction(_:_:)`. It is one of the element's actions, which screen readers list.
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: kind.name, handler)
  }

  /// Offers an action with a name to assistive technology.
  ///
  /// Mirrors SwiftUI's `accessibilityAction(named:_:)`.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(named: name.content, handler)
  }

  /// Offers an action with a name to assistive technology.
  ///
  /// Mirrors SwiftUI's `accessibilityAction(named:_:)`.
  @_disfavoredOverload
  public func accessibilityAction(
    named name: LocalizedStringResource, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: name.string, handler)
  }

  /// Offers an action with a name to assistive technology.
  ///
  /// Mirrors SwiftUI's `accessibilityAction(named:_:)`.
  public func accessibilityAction<Name: StringProtocol>(
    named name: Name, _ handler: @escaping () -> Void
  ) -> some View {
    let name = String(name)
    return InputContent(content: self, action: handler) { element, latest in
      element.accessible.addAccessibleAction(named: name) { latest.perform() }
    }
  }

  /// Offers the actions "increment" and "decrement" to assistive technology.
  ///
  /// Mirrors SwiftUI's `accessibilityAdjustableAction(_:)`.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    accessibilityAction(named: "increment") { handler(.increment) }
      .accessibilityAction(named: "decrement") { handler(.decrement) }
  }

  /// Offers an action for each direction in which assistive technology scrolls.
  ///
  /// Mirrors SwiftUI's `accessibilityScrollAction(_:)`.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    accessibilityAction(named: "scroll-up") { handler(.top) }
      .accessibilityAction(named: "scroll-down") { handler(.bottom) }
      .accessibilityAction(named: "scroll-back") { handler(.leading) }
      .accessibilityAction(named: "scroll-forward") { handler(.trailing) }
  }
}
