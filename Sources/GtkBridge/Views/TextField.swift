/// One line of text that the user edits.
///
/// Mirrors SwiftUI's `TextField`; shown by a GtkEntry, which takes the width it is given. The title stands in the empty
/// field, and names it to assistive technology. It holds at most 65,534 bytes of UTF-8, GTK's limit for
/// one line; a ``TextEditor`` has none.
public struct TextField: View {
  private let field: EntryView

  /// Makes a field that shows and changes `text`.
  ///
  /// - Parameters:
  ///   - title: Names the field.
  ///   - prompt: Stands in the empty field instead of the title.
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text? = nil) {
    field = EntryView(kind: .text, title: String(title), prompt: prompt?.content ?? String(title), text: text)
  }

  public var body: some View { field }
}

/// One line of text that is not to be read on the screen.
///
/// Mirrors SwiftUI's `SecureField`; shown by a GtkPasswordEntry, which offers to show the text while a button is on.
public struct SecureField: View {
  private let field: EntryView

  /// Makes a field that changes `text`.
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text? = nil) {
    field = EntryView(kind: .password, title: String(title), prompt: prompt?.content ?? String(title), text: text)
  }

  public var body: some View { field }
}

extension View {
  /// Calls `action` when the user presses Enter in a text field inside.
  ///
  /// Mirrors SwiftUI's `onSubmit(_:)`. Of several around a field the innermost is called first.
  public func onSubmit(_ action: @escaping () -> Void) -> some View {
    transformEnvironment(\.submitActions) { $0.append(action) }
  }
}

extension EnvironmentValues {
  /// What is done on Enter, the outermost first.
  var submitActions: [() -> Void] {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }
}

private struct SubmitActionsKey: EnvironmentKey {
  static var defaultValue: [() -> Void] { [] }
}

/// A field of one line of any kind.
struct EntryView: View {
  typealias Body = Never

  let kind: Gtk.Entry.Kind
  let title: String
  let prompt: String
  let text: Binding<String>

  static func _makeNode(_ view: EntryView, in context: NodeContext) -> Node<EntryView> {
    EntryNode(view, in: context)
  }
}

@MainActor
private final class EntryNode: BoundControlNode<EntryView, String> {
  private let entry: Gtk.Entry
  private let style: AppliedStyle
  private var title: String
  private var changed: Gtk.SignalHandler?

  init(_ view: EntryView, in context: NodeContext) {
    title = view.title
    entry = Gtk.Entry(view.kind)
    style = AppliedStyle(entry)
    entry.placeholder = view.prompt
    entry.setAccessibleLabel(view.title)
    entry.setExpands(true, on: .horizontal)
    super.init(entry, binding: view.text, in: context)
    changed = entry.connect("changed") { [weak self] in
      guard let self else { return }
      self.userDidChange(to: self.entry.text)
    }
    entry.connect("activate") { [weak self] in self?.submit() }
    showValue()
  }

  private func submit() {
    for action in context.environment.values.submitActions.reversed() { action() }
    context.environment.values.dialog?.confirm()
  }

  override func show(_ text: String) {
    guard entry.text != text else { return }
    let cursor = entry.cursor
    changed?.withBlocked { entry.text = text }
    entry.cursor = cursor
  }

  override func update(_ view: EntryView) {
    if view.title != title {
      title = view.title
      entry.setAccessibleLabel(view.title)
    }
    if entry.placeholder != view.prompt { entry.placeholder = view.prompt }
    setBinding(view.text)
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    style.set(context.environment.values.textCSS)
  }
}
