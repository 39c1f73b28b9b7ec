import GtkObjects

/// A group of views with an optional header and footer.
///
/// Mirrors SwiftUI's `Section`. The views are the rows of a card, as in the desktop's settings. In a ``List`` they are
/// rows of the list, between a header row and a footer row, which cannot be selected. In a ``Menu`` they are items
/// below a title.
public struct Section<Header: View, Content: View, Footer: View>: View {
  package let header: Header
  package let content: Content
  package let footer: Footer
  /// Whether the content is shown, if the user may hide it.
  package var isExpanded: Binding<Bool>?

  /// Creates a section.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header, @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  @Environment(\.lookDetails.hasLargeHeaders) private var hasLargeHeaders

  private var headerFont: Font { hasLargeHeaders ? .title : .headline }

  private var shown: Content? { isExpanded?.wrappedValue == false ? nil : content }

  @ViewBuilder private var title: some View {
    if let isExpanded {
      HStack {
        header.font(headerFont)
        Spacer()
        ExpanderButton(isExpanded: isExpanded)
      }
    } else {
      header.font(headerFont)
    }
  }

  public var body: some View {
    InMenu {
      MenuSection(header: header, content: content)
    } elsewhere: {
      InList {
        SectionRows(
          header: title, content: shown, footer: footer.font(.caption).foregroundColor(.secondary))
      } elsewhere: {
        VStack(alignment: .leading) {
          title
          Card(content: shown)
          footer.font(.caption).foregroundColor(.secondary)
        }
      }
    }
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section without a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.init(content: content, header: header) { EmptyView() }
  }
}

extension Section where Header == EmptyView, Footer == EmptyView {
  /// Creates a section without header and footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Header == Text, Footer == EmptyView {
  /// Creates a section with a title.
  @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// A scrolling column of controls in sections.
///
/// Mirrors SwiftUI's `Form`. The column has a maximum width for readability.
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
        VStack(spacing: 24) { content.environment(\.isInForm, true) }
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

private struct Card<Content: View>: View {
  typealias Body = Never

  let content: Content

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    CardNode(view, in: context)
  }
}

@MainActor
private final class CardNode<Content: View>: WidgetNode<Card<Content>>, Decoration {
  private let box: Gtk.Box
  private let container: Container
  private var content: Content._Node?
  private let scope: EnvironmentScope
  private var rows: [ObjectIdentifier: AppliedStyle] = [:]

  init(_ view: Card<Content>, in context: NodeContext) {
    box = Gtk.Box(axis: .vertical)
    box.clipsContent = true
    box.setExpands(true, on: .horizontal)
    container = Container(
      box, axis: .vertical, layout: .init(horizontal: .fill, vertical: .fill), outer: context.container,
      graph: context.graph)
    scope = EnvironmentScope(inside: context.environment) { $0.spreadsControls = true }
    super.init(box, taken: .border, in: context)
    var inner = context.inside(container)
    inner.decorations = DecorationChain(self, outer: nil)
    inner.environment = scope
    let content = Content._makeNode(view.content, in: inner)
    self.content = content
    container.setContent(content)
    // Without rows, the edge would appear as a line.
    showCard()
    container.onArrange = { [unowned self] in showCard() }
  }

  private func showCard() {
    if container.elements.isEmpty { box.removeStyleClass("card") } else { box.addStyleClass("card") }
  }

  func decorate(_ element: Element) {
    element.wrapInFrame(.init(horizontal: .start, vertical: .center)).setMinimumHeight(50)
    let style = AppliedStyle(element.outermost)
    // A separator above each row. The separator above the first row is clipped by the card.
    style.set("padding:8px 12px;box-shadow:0 -1px 0 @card_shade_color;")
    rows[ObjectIdentifier(element)] = style
    element.taken = .border
  }

  func forget(_ element: Element) { rows[ObjectIdentifier(element)] = nil }

  override func update(_ view: Card<Content>) { if let content { view.content._update(content) } }

  override func unmount() {
    content?.unmount()
    scope.unmount()
    super.unmount()
  }
}
