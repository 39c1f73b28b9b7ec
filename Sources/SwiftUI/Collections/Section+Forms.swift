extension Section where Header == EmptyView, Content: View, Footer: View {
  /// Creates a section without a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }

  /// Creates a section without a header.
  ///
  /// Mirrors SwiftUI's deprecated initialiser.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { footer })
  }
}

extension Section where Header: View, Content: View, Footer: View {
  /// Creates a section.
  ///
  /// Mirrors SwiftUI's deprecated initialiser.
  public init(header: Header, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }

  /// Sets whether the user may hide the content of the section. Without that, the content is always shown.
  ///
  /// Mirrors SwiftUI's `collapsible(_:)`. Only a section with `isExpanded` has a button for that.
  public func collapsible(_ collapsible: Bool) -> some View {
    var section = self
    if !collapsible { section.isExpanded = nil }
    return section
  }

  /// Adds actions to the section, as rows after its content.
  ///
  /// Mirrors SwiftUI's `sectionActions(content:)` on iOS.
  public func sectionActions<Actions: View>(@ViewBuilder content actions: () -> Actions) -> some View {
    var section = copy(ViewBuilder.buildPartialBlock(accumulated: content, next: actions()))
    section.isExpanded = isExpanded
    return section
  }

  private func copy<Other: View>(_ content: Other) -> Section<Header, Other, Footer> {
    Section<Header, Other, Footer>(content, header: header, footer: footer)
  }
}

extension Section where Header: View, Content: View, Footer == EmptyView {
  /// Creates a section without a footer.
  ///
  /// Mirrors SwiftUI's deprecated initialiser.
  public init(header: Header, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { EmptyView() })
  }

  /// Creates a section whose content the user shows and hides with a button at the end of its header.
  ///
  /// Mirrors SwiftUI's `init(isExpanded:content:header:)`. The button exists in every style of list.
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.init(content: content, header: header, footer: { EmptyView() })
    self.isExpanded = isExpanded
  }
}

extension Section where Header == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title, whose content the user shows and hides.
  ///
  /// Mirrors SwiftUI's `init(_:isExpanded:content:)`.
  public init<Title: StringProtocol>(
    _ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
