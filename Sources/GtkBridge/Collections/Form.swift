import GtkObjects

/// A scrolling column of controls in sections.
///
/// Mirrors SwiftUI's `Form`. The column has a maximum width for readability. Views outside of a ``Section`` are rows of a
/// section without a header. A ``Button`` or ``NavigationLink`` without a style of its own fills its row.
public struct Form<Content: View>: View {
  @Environment(\.customFormStyle) private var style
  private let content: Content

  /// Creates a form.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View {
    if let style {
      style.body(of: FormStyleConfiguration(content: .init(content)))
    } else {
      ScrollView {
        CardRows(content: content.environment(\.isInForm, true))
          .frame(maxWidth: 600)
          .padding(EdgeInsets(top: 24, leading: 12, bottom: 24, trailing: 12))
          .frame(maxWidth: .infinity)
      }
    }
  }
}

/// The properties of a form for its style.
///
/// Mirrors SwiftUI's `FormStyleConfiguration`.
public struct FormStyleConfiguration {
  /// The content of the form.
  public typealias Content = StyledContent

  /// The content of the form.
  public let content: Content
}

extension Form where Content == StyledContent {
  /// Creates the form of a configuration, for the body of a style.
  public init(_ configuration: FormStyleConfiguration) {
    content = configuration.content
  }
}

extension EnvironmentValues {
  fileprivate var customFormStyle: CustomStyle<FormStyleConfiguration>? { customStyles.of(FormStyleConfiguration.self) }
}

/// Views as rows of cards, with sections between them.
struct CardRows<Content: View>: View {
  typealias Body = Never

  let content: Content

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    CardRowsNode(view, in: context)
  }
}

@MainActor
private final class CardRowsNode<Content: View>: WidgetNode<CardRows<Content>>, Decoration {
  private let container: CardContainer
  private var content: Content._Node?
  private let scope: EnvironmentScope

  init(_ view: CardRows<Content>, in context: NodeContext) {
    let column = Gtk.Box(axis: .vertical, spacing: 24)
    column.setExpands(true, on: .horizontal)
    container = CardContainer(column, outer: context.container, graph: context.graph)
    scope = EnvironmentScope(inside: context.environment) { $0.spreadsControls = true }
    super.init(column, taken: .border, in: context)
    var inner = context.inside(container)
    inner.decorations = DecorationChain(self, outer: nil)
    inner.environment = scope
    let content = Content._makeNode(view.content, in: inner)
    self.content = content
    container.setContent(content)
  }

  func decorate(_ element: Element) {
    if !element.traits.isSection { _ = CardRow(element) }
  }

  func forget(_ element: Element) {}

  override func update(_ view: CardRows<Content>) { if let content { view.content._update(content) } }

  override func unmount() {
    content?.unmount()
    scope.unmount()
    super.unmount()
  }
}
