import GtkObjects

/// A field of one line of any kind.
struct EntryView: View {
  typealias Body = Never

  let kind: Gtk.Entry.Kind
  let title: String
  let prompt: String
  let text: Binding<String>
  /// Gives what is to be done with a text that the user has completed; `nil` where it cannot be read. Fields without it
  /// hand on every change.
  var commit: ((String) -> (() -> Void)?)?

  static func _makeNode(_ view: EntryView, in context: NodeContext) -> Node<EntryView> {
    EntryNode(view, in: context)
  }
}

@MainActor
private final class EntryNode: BoundControlNode<EntryView, String> {
  private let entry: Gtk.Entry
  private let style: AppliedStyle
  private let isPassword: Bool
  private var title: String
  private var changed: Gtk.SignalHandler?
  private var commit: ((String) -> (() -> Void)?)?
  /// What was shown when the user began to type something that is yet to be completed.
  private var replaced: String?
  /// The end of a text that is longer than GTK shows: it is not lost when the user changes the beginning.
  private var rest = ""

  init(_ view: EntryView, in context: NodeContext) {
    title = view.title
    commit = view.commit
    isPassword = view.kind == .password
    entry = Gtk.Entry(view.kind)
    style = AppliedStyle(entry)
    entry.placeholder = view.prompt
    entry.setAccessibleLabel(view.title)
    entry.setExpands(true, on: .horizontal)
    super.init(entry, binding: view.text, in: context)
    changed = entry.connect("changed") { [weak self] in self?.userDidType() }
    entry.connect("activate") { [weak self] in self?.submit() }
    if commit != nil {
      entry.onFocusChange { [weak self] hasFocus in
        if !hasFocus { self?.complete() }
      }
    }
    showValue()
  }

  /// Where nothing is being typed, the field shows what its binding says and keeps nothing. A password that is being
  /// looked at is shown by the widget itself.
  override var tie: IdentityTie {
    if replaced != nil { return .changed }
    return isPassword || entry.focusedDescendant != nil ? .initial : .none
  }

  private var shownText = ""

  private func userDidType() {
    let text = entry.text + rest
    guard let commit else { return userDidChange(to: text) }
    if replaced == nil { replaced = shownText }
    setInvalid(commit(text) == nil)
  }

  private func submit() {
    complete()
    for action in context.environment.values.submitActions.reversed() { action() }
    context.environment.values.dialog?.confirm()
  }

  /// Makes a value of what has been typed, or shows the one from before again.
  private func complete() {
    guard replaced != nil else { return }
    replaced = nil
    setInvalid(false)
    commit?(entry.text + rest)?()
    showValue()
  }

  private func setInvalid(_ isInvalid: Bool) {
    guard isInvalid != entry.hasStyleClass("error") else { return }
    if isInvalid { entry.addStyleClass("error") } else { entry.removeStyleClass("error") }
    entry.setAccessibleInvalid(isInvalid)
  }

  override func show(_ text: String) {
    // What is being typed stays, unless the value has changed meanwhile.
    if replaced == text { return }
    if replaced != nil { setInvalid(false) }
    replaced = nil
    shownText = text
    let old = entry.text
    guard old + rest != text else { return }
    let cursor = entry.cursor
    changed?.withBlocked { entry.text = text }
    entry.cursor = cursor
    let shown = entry.text
    let isBeginning = text.utf8.starts(with: shown.utf8)
    rest = isBeginning ? String(decoding: text.utf8.dropFirst(shown.utf8.count), as: UTF8.self) : ""
  }

  override func update(_ view: EntryView) {
    if view.title != title {
      title = view.title
      entry.setAccessibleLabel(view.title)
    }
    if entry.placeholder != view.prompt { entry.placeholder = view.prompt }
    if commit != nil { commit = view.commit }
    setBinding(view.text)
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    style.set(context.environment.values.textCSS)
  }
}
