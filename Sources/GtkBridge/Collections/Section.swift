/// A group of views with an optional header and footer.
///
/// Mirrors SwiftUI's `Section`. In a ``Form``, the views are the rows of a card, as in the desktop's settings. In a
/// ``List`` they are rows of the list, between a header row and a footer row, which cannot be selected. In a ``Menu``
/// they are items below a title. In a stack, the section adds nothing to its views; see ``View/boxedSections()``.
@preconcurrency @MainActor
public struct Section<Header, Content, Footer> {
  package let header: Header
  package let content: Content
  package let footer: Footer
  /// Indicates whether the content is shown, if the user may hide it.
  package var isExpanded: Binding<Bool>?
  @Environment(\.lookDetails) private var look
  @Environment(\.font) private var font

  /// Creates a section of views, or of the rows of a table.
  package init(_ content: Content, header: Header, footer: Footer) {
    (self.header, self.content, self.footer) = (header, content, footer)
  }
}

extension Section: View where Header: View, Content: View, Footer: View {
  /// Creates a section.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header, @ViewBuilder footer: () -> Footer
  ) {
    self.init(content(), header: header(), footer: footer())
  }

  private var headerFont: Font? {
    switch look.sections {
    case .plain, .grids, .options: font
    case .rows, .cards: look.hasLargeHeaders ? .title2.bold() : .headline
    }
  }

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
    if case .options = look.sections { shown } else { group }
  }

  private var group: some View {
    InMenu {
      MenuSection(header: header, content: content)
    } elsewhere: {
      InList {
        SectionRows(
          header: title, content: shown, footer: footer.font(.caption).foregroundColor(.secondary))
      } elsewhere: {
        switch look.sections {
        case .cards:
          VStack(alignment: .leading) {
            title
            CardRows(content: shown)
            footer.font(.caption).foregroundColor(.secondary)
          }
          .widgetModifier(LayoutTrait(path: \.isSection, value: true))
        case .grids(let axis, let lines, let spacing):
          title
          LazyLines(axis: axis, lines: lines, spacing: spacing, content: shown)
          footer
        case .plain, .rows, .options:
          title
          shown
          footer
        }
      }
    }
  }
}

extension View {
  /// Makes each ``Section`` inside the view a card of rows, as in a ``Form``.
  ///
  /// The cards are the boxed lists of GNOME's guidelines. SwiftUI has no such modifier: its sections have no look
  /// outside lists and forms.
  ///
  /// ```swift
  /// ScrollView {
  ///   VStack(spacing: 24) {
  ///     Cover(of: book)
  ///     Section("Details") { LabeledContent("Pages", value: book.pages) }
  ///   }
  ///   .boxedSections()
  /// }
  /// ```
  public func boxedSections() -> some View {
    transformEnvironment(\.lookDetails) { $0.sections = .cards }
  }
}

extension Section where Header: View, Content: View, Footer == EmptyView {
  /// Creates a section without a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.init(content: content, header: header) { EmptyView() }
  }
}

extension Section where Header == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section without header and footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Header == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title.
  @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}
