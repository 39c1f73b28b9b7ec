extension Section {
  public static var _makeRows: ((Self, NodeContext) -> RowSource<Self>)? {
    { section, context in
      WrappedRows(
        section,
        { section in
          PairView(
            PairView(SectionTitle(content: section.header, font: .headline), section.content),
            SectionTitle(content: section.footer, font: .caption))
        }, in: context)
    }
  }
}

/// The head or foot of a section: one row, or none where there is nothing in it.
private struct SectionTitle<Content: View>: View {
  let content: Content
  let font: Font

  var body: some View { content.font(font) }

  static var _makeRows: ((Self, NodeContext) -> RowSource<Self>)? {
    Content.self == EmptyView.self ? { _, context in RowSource(in: context) } : nil
  }
}
