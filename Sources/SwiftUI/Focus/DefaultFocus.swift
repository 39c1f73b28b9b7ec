import GtkBridge
import GtkObjects

/// The priority of a view for the initial focus.
///
/// Mirrors SwiftUI's `DefaultFocusEvaluationPriority`.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let name: String

  /// The usual priority.
  public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
  /// On other platforms, the focus that the user or the program has chosen takes precedence.
  public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

/// An action that moves the focus to the preferred view of a scope: `@Environment(\.resetFocus) private var resetFocus`.
///
/// Mirrors SwiftUI's `ResetFocusAction`.
public struct ResetFocusAction: Sendable {
  /// Moves the focus to the view of the scope that `prefersDefaultFocus(_:in:)` marks.
  @preconcurrency @MainActor
  public func callAsFunction(in namespace: Namespace.ID) { PreferredFocus.shared.take(in: namespace) }
}

extension EnvironmentValues {
  /// The action that moves the focus to the preferred view of a scope.
  ///
  /// Mirrors SwiftUI's `resetFocus`.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
}

extension View {
  /// Moves the focus to a control when the view appears.
  ///
  /// ```swift
  /// Form { TextField("Name", text: $name).focused($field, equals: .name) }.defaultFocus($field, .name)
  /// ```
  ///
  /// Mirrors SwiftUI's `defaultFocus(_:_:priority:)`. The priority has no effect: the focus is moved once.
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    afterFirstFocus { binding.wrappedValue = value }
  }

  /// Gives the view the initial focus in a scope, and the focus after ``ResetFocusAction``.
  ///
  /// Mirrors SwiftUI's `prefersDefaultFocus(_:in:)`.
  public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View {
    modifier(PreferredFocusModifier(isPreferred: prefersDefaultFocus, scope: namespace))
  }

  /// Defines a scope with a preferred view, which gets the focus when the scope appears.
  ///
  /// Mirrors SwiftUI's `focusScope(_:)`.
  public func focusScope(_ namespace: Namespace.ID) -> some View {
    afterFirstFocus { PreferredFocus.shared.take(in: namespace) }
  }

  /// Performs an action after the window of the view has given the focus to its first control.
  private func afterFirstFocus(_ action: @escaping @MainActor () -> Void) -> some View {
    InputContent(content: self, action: action) { element, latest in
      let widget = element.outermost
      widget.connect("map") { [weak widget] in widget?.afterPaint { latest.perform() } }
    }
  }

  /// Returns the view itself: GTK moves the focus by the places of the views, with or without sections.
  ///
  /// Mirrors SwiftUI's `focusSection()`.
  public func focusSection() -> some View { self }

  /// Sets whether controls inside show no focus ring.
  ///
  /// Mirrors SwiftUI's `focusEffectDisabled(_:)`.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    modifier(FocusEffectModifier(isDisabled: disabled))
  }
}

private struct PreferredFocusModifier: ViewModifier {
  let isPreferred: Bool
  let scope: Namespace.ID
  @FocusState private var isFocused: Bool
  @State private var owner = SceneKey()

  init(isPreferred: Bool, scope: Namespace.ID) {
    self.isPreferred = isPreferred
    self.scope = scope
  }

  func body(content: Content) -> some View {
    content.focused($isFocused)
      .onChange(of: isPreferred, initial: true) {
        let binding = $isFocused
        PreferredFocus.shared.set(isPreferred ? { binding.wrappedValue = true } : nil, in: scope, by: owner)
      }
      .onDisappear { PreferredFocus.shared.set(nil, in: scope, by: owner) }
  }
}

/// The preferred views of all scopes.
@MainActor
private final class PreferredFocus {
  static let shared = PreferredFocus()

  private var views: [Namespace.ID: (owner: SceneKey, take: () -> Void)] = [:]

  func set(_ take: (() -> Void)?, in scope: Namespace.ID, by owner: SceneKey) {
    if let take { views[scope] = (owner, take) } else if views[scope]?.owner === owner { views[scope] = nil }
  }

  func take(in scope: Namespace.ID) { views[scope]?.take() }
}

private struct FocusEffectModifier: ViewModifier {
  let isDisabled: Bool
  @Environment(\.isFocusEffectEnabled) private var isEnabled

  init(isDisabled: Bool) { self.isDisabled = isDisabled }

  func body(content: Content) -> some View {
    content.environment(\.isFocusEffectEnabled, isEnabled && !isDisabled)
      .cssRules(isDisabled ? "&,& *{outline-color:transparent;}" : nil)
  }
}

extension EnvironmentValues {
  /// Indicates whether controls show a focus ring.
  ///
  /// Mirrors SwiftUI's `isFocusEffectEnabled`.
  public internal(set) var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }

  private enum FocusEffectKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }
}
