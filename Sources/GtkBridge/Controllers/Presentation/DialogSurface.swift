import GtkObjects

/// The buttons of a dialog, and its behaviour for Enter and Escape. Each button closes the dialog before it acts.
@MainActor
package final class DialogSurface: AdaptivePresentationControllerDelegate {
  private struct Answer {
    let role: ButtonRole?
    let button: Gtk.Button
    let press: () -> Void
  }

  package weak var controller: ViewController?
  private var buttons: [ObjectIdentifier: Answer] = [:]
  private var shown: [ObjectIdentifier] = []
  private var hasFields = false
  /// The default button that the program has chosen.
  private var preferred: ObjectIdentifier?

  package init() {}

  /// Registers a button of the dialog.
  func add(_ button: Gtk.Button, role: ButtonRole?, as element: Element, press: @escaping () -> Void) {
    buttons[ObjectIdentifier(element)] = Answer(role: role, button: button, press: press)
  }

  func remove(_ element: Element) {
    buttons[ObjectIdentifier(element)] = nil
  }

  func isAnswer(_ element: Element) -> Bool { buttons[ObjectIdentifier(element)] != nil }

  func role(of element: Element) -> ButtonRole? { buttons[ObjectIdentifier(element)]?.role }

  /// Sets the visible buttons, and whether the dialog has text fields.
  func setAnswers(_ elements: [Element], hasFields: Bool) {
    shown = elements.map { ObjectIdentifier($0) }
    self.hasFields = hasFields
    preferred = elements.first { $0.traits.isDefaultAction }.map { ObjectIdentifier($0) }
    suggestion?.button.addStyleClass("suggested-action")
  }

  private var answers: [Answer] { shown.compactMap { buttons[$0] } }

  /// The suggested button: the program's default; or the only button without a destructive or cancel role, if it is one
  /// of several buttons or the dialog has fields.
  private var suggestion: Answer? {
    if let preferred, let answer = buttons[preferred] { return answer }
    let suggested = answers.filter { $0.role != .cancel }
    return (answers.count > 1 || hasFields) && suggested.count == 1 && suggested[0].role == nil ? suggested[0] : nil
  }

  /// Makes the suggested button the default after the dialog has appeared. Without one, a destructive button does not
  /// get the focus, because Return would press it.
  package func didAppear() {
    suggestion?.button.makeDefault()
    guard !hasFields else { return }
    let isDangerous = answers.contains { $0.role == .destructive }
    (suggestion ?? (isDangerous ? answers.first { $0.role == .cancel } : nil))?.button.grabFocus()
  }

  /// Presses the suggested button, as Enter does in a field.
  package func confirm() {
    suggestion?.press()
  }

  func close() {
    controller?.presentingViewController?.dismiss(animated: true)
  }

  /// Presses the cancel button on Escape. A single button without a role and without fields only acknowledges the message, so
  /// Escape presses it, too. As on iOS, another dialog waits for an answer.
  package func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool {
    let answers = answers
    let single = answers.count == 1 && answers[0].role == nil && !hasFields ? answers[0] : nil
    (answers.first { $0.role == .cancel } ?? single)?.press()
    return false
  }
}

extension EnvironmentValues {
  /// The surrounding dialog, if any.
  var dialog: DialogSurface? {
    get { self[DialogKey.self] }
    set { self[DialogKey.self] = newValue }
  }
}

private struct DialogKey: EnvironmentKey {
  static var defaultValue: DialogSurface? { nil }
}
