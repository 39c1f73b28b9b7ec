import GtkObjects

/// The content of a dialog: a title, a message, and buttons, in the style of GTK's message dialogs.
struct DialogView<Actions: View, Message: View>: View {
  let title: Text?
  let isAlert: Bool
  let message: Message
  let actions: Actions

  @Environment(\.lookDetails) private var details

  init(title: Text?, isAlert: Bool, message: Message, actions: Actions) {
    (self.title, self.isAlert, self.message, self.actions) = (title, isAlert, message, actions)
  }

  var body: some View {
    VStack(spacing: 0) {
      VStack(spacing: 10) {
        details.dialogIcon
        if let title { title.styleClass("title-2") }
        message
        details.dialogSuppression
      }
      .multilineTextAlignment(.center)
      .padding(EdgeInsets(top: 6, leading: 30, bottom: 24, trailing: 30))
      .frame(maxWidth: 420)
      DialogActions(isAlert: isAlert, actions: actions)
    }
    .navigationTitle(title?.content ?? "")
  }
}

/// The buttons of a dialog, with the text fields above them.
private struct DialogActions<Actions: View>: View {
  typealias Body = Never

  let isAlert: Bool
  let actions: Actions

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    DialogActionsNode(view, in: context)
  }
}

@MainActor
private final class DialogActionsNode<Actions: View>: WidgetNode<DialogActions<Actions>> {
  private let container: DialogContainer
  private let actions: Actions._Node
  /// The fallback button: "OK" in an alert without buttons, "Cancel" in a confirmation dialog without a cancel button.
  private let fallback: ButtonNode<Text>

  init(_ view: DialogActions<Actions>, in context: NodeContext) {
    let surface = context.environment.values.dialog ?? DialogSurface()
    container = DialogContainer(surface, outer: context.container, graph: context.graph)
    let inner = context.inside(container)
    actions = Actions._makeNode(view.actions, in: inner)
    fallback = Button<Text>._makeNode(
      Button(Gtk.translated(view.isAlert ? "_OK" : "_Cancel"), role: .cancel) {}, in: inner)
    container.fallback = fallback
    container.isFallbackNeeded = { view.isAlert ? $0.isEmpty : !$0.contains(.cancel) }
    super.init(container.widget, taken: .border, in: context)
    container.widget.setExpands(true, on: .horizontal)
    container.setContent(actions)
  }

  override func update(_ view: DialogActions<Actions>) {
    view.actions._update(actions)
  }

  override func unmount() {
    actions.unmount()
    fallback.unmount()
    super.unmount()
  }
}

extension DialogSurface {
  /// Returns the native view of a dialog, for a controller that is a dialog.
  package func makeView<Message: View, Actions: View>(
    title: Text?, isAlert: Bool, message: Message, actions: Actions
  ) -> NativeView {
    let content = DialogView(title: title, isAlert: isAlert, message: message, actions: actions)
    return HostingView(rootView: content.environment(\.dialog, self), environment: nil)
  }
}
