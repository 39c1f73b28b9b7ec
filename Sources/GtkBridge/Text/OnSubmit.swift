extension View {
  /// Calls `action` when the user presses Enter in a text field inside.
  ///
  /// Mirrors SwiftUI's `onSubmit(of:_:)`. Of several actions, the innermost is called first.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    transformEnvironment(\.submitActions) { $0.append(SubmitAction(triggers: triggers, action: action)) }
  }
}

package struct SubmitAction {
  let triggers: SubmitTriggers
  let action: () -> Void
}

extension EnvironmentValues {
  /// Performs the actions for Enter in an input, from innermost to outermost.
  func submit(_ trigger: SubmitTriggers) {
    for submit in submitActions.reversed() where submit.triggers.contains(trigger) { submit.action() }
  }

  /// The actions for Enter, from outermost to innermost.
  package var submitActions: [SubmitAction] {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }
}

private struct SubmitActionsKey: EnvironmentKey {
  static var defaultValue: [SubmitAction] { [] }
}
