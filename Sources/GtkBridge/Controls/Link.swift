import GtkObjects

/// A control that opens a URL in the desktop's default program.
///
/// Mirrors SwiftUI's `Link`; shown by a GtkLinkButton.
public struct Link<Label: View>: View {
  public typealias Body = Never

  let destination: URL
  let label: Label

  /// Creates a link that shows `label`.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    LinkNode(view, in: context)
  }
}

extension Link where Label == Text {
  /// Creates a link that shows a title.
  @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

@MainActor
private final class LinkNode<Label: View>: ControlNode<Link<Label>>, MenuLineSource {
  private let button: Gtk.LinkButton
  private let label: ControlLabel<Label>
  private let style: AppliedStyle

  init(_ view: Link<Label>, in context: NodeContext) {
    button = Gtk.LinkButton(view.destination.absoluteString)
    label = ControlLabel(view.label, in: context)
    button.setLabel(label.box)
    label.name(button)
    // A link is part of a text, so it begins at the edge of the text.
    style = AppliedStyle(button)
    style.set("padding:0;min-width:0;min-height:0;")
    super.init(button, in: context)
    button.connect(answering: "activate-link") { [weak self] in
      guard let self else { return false }
      let openURL = self.context.environment.values.openURL
      guard !openURL.isSystem, let url = URL(string: button.address) else { return false }
      openURL(url)
      return true
    }
    if context.environment.values.describesMenuLines { element.traits.menuLines = self }
  }

  func menuLines(named name: String?) -> [MenuLine] {
    [
      .action(name ?? label.title, isEnabled: button.isSensitive, isDestructive: false) { [weak self] in
        if let self, let url = URL(string: button.address) { context.environment.values.openURL(url) }
      }
    ]
  }

  override var retainedState: RetainedState { label.retainedState }

  override func update(_ view: Link<Label>) {
    if button.address != view.destination.absoluteString { button.address = view.destination.absoluteString }
    label.update(view.label)
  }

  override func unmount() {
    label.unmount()
    super.unmount()
  }
}
