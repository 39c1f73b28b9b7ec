import GtkObjects

/// A single-line text field of any kind.
package struct EntryView: View {
  package typealias Body = Never

  let kind: Gtk.Entry.Kind
  package let title: String
  package let prompt: String
  let text: Binding<String>
  /// A closure that returns the action for a completed text, or `nil` if the text is invalid. Fields without this
  /// closure report every change.
  var commit: ((String) -> (() -> Void)?)?
  package var onEditingChanged: ((Bool) -> Void)?
  package var onCommit: (() -> Void)?
  package var follow: ((TextSelectionFollower) -> Void)?

  package static func _makeNode(_ view: EntryView, in context: NodeContext) -> Node<EntryView> {
    EntryNode(view, in: context)
  }
}

@MainActor
private final class EntryNode: BoundControlNode<EntryView, String> {
  private let entry: Gtk.Entry
  private let style: AppliedStyle
  private let isPassword: Bool
  private let isSearch: Bool
  private var title: String { didSet { if title != oldValue { entry.setAccessibleLabel(title) } } }
  private var changed: Gtk.SignalHandler?
  private var commit: ((String) -> (() -> Void)?)?
  private var onEditingChanged: ((Bool) -> Void)?
  private var onCommit: (() -> Void)?
  /// The text before an uncompleted edit, or `nil` if there is none.
  private var replaced: String?
  /// The part of a text beyond GTK's length limit. It is kept so that an edit at the beginning does not lose it.
  private var rest = ""
  private var input = TextInput()
  private lazy var selection = TextSelectionFollower(of: entry)

  init(_ view: EntryView, in context: NodeContext) {
    title = view.title
    (commit, onEditingChanged, onCommit) = (view.commit, view.onEditingChanged, view.onCommit)
    isPassword = view.kind == .password
    isSearch = view.kind == .search
    entry = Gtk.Entry(view.kind)
    style = AppliedStyle(entry)
    entry.placeholder = view.prompt
    entry.setAccessibleLabel(view.title)
    entry.setExpands(true, on: .horizontal)
    super.init(entry, binding: view.text, in: context)
    changed = entry.connect("changed") { [weak self] in self?.userDidType() }
    entry.connect("activate") { [weak self] in self?.submit() }
    entry.onKeys("Escape") { [weak self] in self?.takeBack() == true }
    applyStyle()
    if commit != nil || onEditingChanged != nil {
      entry.onFocusChange { [weak self] hasFocus in
        if !hasFocus { self?.complete() }
        self?.onEditingChanged?(hasFocus)
      }
    }
    showValue()
    view.follow?(selection)
  }

  /// Without an uncompleted edit, the field is a function of its binding. The password widget itself keeps whether its
  /// text is visible.
  override var retainedState: RetainedState {
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
    onCommit?()
    let environment = context.environment.values
    environment.submit(isSearch ? .search : .text)
    environment.dialog?.confirm()
    if onCommit == nil, environment.submitActions.isEmpty { entry.activateDefault() }
  }

  /// Completes an edit: stores the value, or restores the previous one if the text is invalid.
  private func complete() {
    guard replaced != nil else { return }
    replaced = nil
    setInvalid(false)
    commit?(entry.text + rest)?()
    showValue()
  }

  /// Reverts an uncompleted edit, or clears a search. Returns whether there was an edit or a search.
  private func takeBack() -> Bool {
    if isSearch, !entry.text.isEmpty {
      rest = ""
      entry.text = ""
      return true
    }
    guard replaced != nil else { return false }
    replaced = nil
    setInvalid(false)
    showValue()
    return true
  }

  private func setInvalid(_ isInvalid: Bool) {
    guard isInvalid != entry.hasStyleClass("error") else { return }
    if isInvalid { entry.addStyleClass("error") } else { entry.removeStyleClass("error") }
    entry.setAccessibleInvalid(isInvalid)
  }

  override func show(_ text: String) {
    // An uncompleted edit stays unless the value has changed.
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
    title = view.title
    if entry.placeholder != view.prompt { entry.placeholder = view.prompt }
    if commit != nil { commit = view.commit }
    if onEditingChanged != nil { onEditingChanged = view.onEditingChanged }
    onCommit = view.onCommit
    setBinding(view.text)
    view.follow?(selection)
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    applyStyle()
  }

  /// By default, a field with its own background is bare text in it.
  private func applyStyle() {
    let values = context.environment.values
    if values.textInput != input {
      input = values.textInput
      entry.setInput(input)
    }
    entry.setJustification(values.multilineTextAlignment.justification)
    let isPlain = values.textFieldLook == .plain || values.textFieldLook == .automatic && element.hasOwnLook
    guard isPlain else {
      guard let size = values.controlSize.fieldCSS else { return style.set(values.textCSS) }
      return style.set((values.textCSS ?? "") + size)
    }
    let bare = "&,& > text{background:none;border:none;box-shadow:none;outline:none;padding:0;min-height:0;}"
    // The theme's caret may have the colour of the background.
    style.set(bare + "&{caret-color:\((values.tint ?? .accentColor).css);}" + (values.textCSS.map { "&{\($0)}" } ?? ""))
  }
}
