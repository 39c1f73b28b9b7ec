import GtkObjects

/// The dialog that buttons are in: they close it before they act.
@MainActor
final class DialogSurface: AdaptivePresentationControllerDelegate {
  /// A button in the dialog.
  private struct Answer {
    let role: ButtonRole?
    let button: Gtk.Button
    let press: () -> Void
  }

  weak var controller: ViewController?
  private var buttons: [ObjectIdentifier: Answer] = [:]
  private var shown: [ObjectIdentifier] = []
  private var hasFields = false

  /// A button has been made in the dialog.
  func add(_ button: Gtk.Button, role: ButtonRole?, as element: Element, press: @escaping () -> Void) {
    buttons[ObjectIdentifier(element)] = Answer(role: role, button: button, press: press)
  }

  func remove(_ element: Element) {
    buttons[ObjectIdentifier(element)] = nil
  }

  func isAnswer(_ element: Element) -> Bool { buttons[ObjectIdentifier(element)] != nil }

  func role(of element: Element) -> ButtonRole? { buttons[ObjectIdentifier(element)]?.role }

  /// The buttons that are shown, and whether there are fields above them.
  func setAnswers(_ elements: [Element], hasFields: Bool) {
    shown = elements.map { ObjectIdentifier($0) }
    self.hasFields = hasFields
    suggestion?.button.addStyleClass("suggested-action")
  }

  private var answers: [Answer] { shown.compactMap { buttons[$0] } }

  /// The button that the dialog is there for: the only one that neither destroys nor cancels anything, among others.
  private var suggestion: Answer? {
    let suggested = answers.filter { $0.role != .cancel }
    return answers.count > 1 && suggested.count == 1 && suggested[0].role == nil ? suggested[0] : nil
  }

  /// The dialog is on screen.
  func didAppear() {
    suggestion?.button.makeDefault()
    if !hasFields { suggestion?.button.grabFocus() }
  }

  /// Presses the button that the dialog is there for, as Enter does in a field.
  func confirm() {
    suggestion?.press()
  }

  func close() {
    controller?.presentingViewController?.dismiss(animated: true)
  }

  /// Escape leaves everything as it is, by the button for that. A single button says no more than that the user has read
  /// what there is to read.
  func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool {
    let answers = answers
    guard let answer = answers.first(where: { $0.role == .cancel }) ?? (answers.count == 1 ? answers[0] : nil) else {
      return true
    }
    answer.press()
    return false
  }
}

extension EnvironmentValues {
  /// The dialog around, if there is one.
  var dialog: DialogSurface? {
    get { self[DialogKey.self] }
    set { self[DialogKey.self] = newValue }
  }
}

private struct DialogKey: EnvironmentKey {
  static var defaultValue: DialogSurface? { nil }
}
