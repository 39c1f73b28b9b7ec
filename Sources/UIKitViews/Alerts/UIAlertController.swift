import Foundation
import GtkBridge
import GtkObjects

/// A message with buttons and text fields.
///
/// Mirrors `UIAlertController`; shown as the library's alerts are, in the style of GTK's message dialogs. Enter presses the
/// only suggested button, and Escape the one that cancels.
///
/// ```swift
/// let alert = UIAlertController(title: "Delete?", message: "This cannot be undone.", preferredStyle: .alert)
/// alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
/// alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in delete() })
/// present(alert, animated: true)
/// ```
@preconcurrency @MainActor
open class UIAlertController: UIViewController, DialogPresenting {
  /// The kind of an alert.
  ///
  /// Mirrors `UIAlertController.Style`. A sheet of actions is a dialog, too, which always has a button that cancels.
  public enum Style: Int, Sendable {
    /// Choices for something that the user has asked for. The default.
    case actionSheet
    /// A message that needs an answer.
    case alert
  }

  /// The text below the title.
  open var message: String? {
    get { content.message }
    set { content.message = newValue }
  }

  /// The title.
  open override var title: String? {
    didSet { content.title = title }
  }

  /// The kind.
  public private(set) var preferredStyle = Style.actionSheet
  /// The buttons, in the order in which they were added.
  public var actions: [UIAlertAction] { content.actions }
  /// The text fields, in the order in which they were added.
  public var textFields: [UITextField]? { content.fields.isEmpty ? nil : content.fields }
  /// The suggested button of an alert, which Enter presses. Without one, it is the only button that neither cancels nor
  /// destroys. Set it before the alert is shown.
  open var preferredAction: UIAlertAction? {
    get { content.preferredAction }
    set { content.preferredAction = newValue }
  }

  package var dialogSurface: DialogSurface? { surface }

  private let surface = DialogSurface()
  private let content = AlertContent()

  deinit {}

  /// Creates a message without buttons.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    content.title = title
    content.message = message
    self.preferredStyle = preferredStyle
    modalPresentationStyle = .formSheet
  }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) { content.actions.append(action) }

  /// Adds a text field. The closure receives it before it is shown.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.addAction(UIAction { [weak self] _ in self?.surface.confirm() }, for: .primaryActionTriggered)
    configurationHandler?(field)
    content.fields.append(field)
  }

  open override func loadView() {
    surface.controller = self
    presentationController?.delegate = surface
    view = surface.makeView(
      title: title.map { Text($0) }, isAlert: preferredStyle == .alert, message: AlertMessage(content: content),
      actions: AlertActions(content: content))
  }

  open override func endAppearanceTransition() {
    super.endAppearanceTransition()
    guard appearanceState == .appeared else { return }
    surface.didAppear()
    content.fields.first?.becomeFirstResponder()
  }
}

/// The content of an alert.
@MainActor
private final class AlertContent: ObservableObject {
  @Published var title: String?
  @Published var message: String?
  @Published var actions: [UIAlertAction] = []
  @Published var preferredAction: UIAlertAction?
  @Published var fields: [UITextField] = []
}

private struct AlertMessage: View {
  @ObservedObject var content: AlertContent

  var body: some View {
    if let message = content.message { Text(message) }
  }
}

private struct AlertActions: View {
  @ObservedObject var content: AlertContent

  var body: some View {
    ForEach(content.fields, id: \.self) { HostedView(view: $0) }
    ForEach(content.actions.indices, id: \.self) { index in
      let action = content.actions[index]
      let button = AlertButton(action: action)
      if action === content.preferredAction { button.keyboardShortcut(.defaultAction) } else { button }
    }
  }
}

private struct AlertButton: View {
  @ObservedObject var action: UIAlertAction

  var body: some View {
    Button(action.title ?? "", role: role) { [weak action] in
      if let action { action.handler?(action) }
    }
    .disabled(!action.isEnabled)
  }

  private var role: ButtonRole? {
    switch action.style {
    case .default: nil
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}
