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

  @Environment(\.lookDetails) private var look

  @Environment(\.font) private var font

  private var headerFont: Font? { look.hasPlainHeaders ? font : look.hasLargeHeaders ? .title2.bold() : .headline }

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
          CardRows(content: shown)
          footer.font(.caption).foregroundColor(.secondary)
        }
        .widgetModifier(LayoutTrait(path: \.isSection, value: true))
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
