import GtkObjects

/// A multi-line text editor.
///
/// Mirrors SwiftUI's `TextEditor`; shown by a scrolling GtkTextView that fills the available space.
public struct TextEditor: View {
  public typealias Body = Never

  let text: Binding<String>
  /// Indicates whether Tab types a tab rather than moving the focus.
  let acceptsTab: Bool
  package var follow: ((TextSelectionFollower) -> Void)?

  public static func _makeNode(_ view: TextEditor, in context: NodeContext) -> Node<TextEditor> {
    TextEditorNode(view, in: context)
  }
}

extension TextEditor {
  /// Creates an editor that shows and changes `text`.
  public init(text: Binding<String>) { self.init(text: text, acceptsTab: true) }
}

@MainActor
private final class TextEditorNode: BoundControlNode<TextEditor, String> {
  private let textView = Gtk.TextView()
  private let style: AppliedStyle
  private let background: AppliedStyle
  private var changed: Gtk.SignalHandler?
  /// Indicates whether the user is editing. Changes that the program makes in response belong to the same undo step.
  private var isTyping = false
  private lazy var selection = TextSelectionFollower(of: textView)

  init(_ view: TextEditor, in context: NodeContext) {
    style = AppliedStyle(textView)
    background = AppliedStyle(textView)
    textView.window.expand()
    textView.acceptsTab = view.acceptsTab
    super.init(textView.window, control: textView, binding: view.text, in: context)
    changed = textView.buffer.connect("changed") { [weak self] in
      guard let self else { return }
      isTyping = true
      defer { isTyping = false }
      userDidChange(to: textView.text)
    }
    showValue()
    view.follow?(selection)
  }

  override func show(_ text: String) {
    guard textView.text != text else { return }
    changed?.withBlocked { textView.setText(text, isUndoable: isTyping) }
  }

  override func update(_ view: TextEditor) {
    setBinding(view.text)
    view.follow?(selection)
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    style.set(context.environment.values.textCSS)
    let values = context.environment.values
    textView.window.setHidesBars(values.scrollSettings.verticalIndicators.isHidden ? [.vertical] : [])
    let showsBackground = values.scrollSettings.showsBackground && !values.lookDetails.hasPlainEditors
    // A multi-line field has the frame of a field.
    textView.window.hasFrame = textView.acceptsTab ? showsBackground : values.textFieldLook != .plain
    // The theme's caret may be invisible on another background.
    background.set(
      showsBackground ? nil : "&,&>text{background:none;caret-color:\((values.tint ?? .accentColor).css);}")
  }
}
