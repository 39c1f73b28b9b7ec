extension Section where Header == EmptyView {
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

extension Section {
  /// Creates a section.
  ///
  /// Mirrors SwiftUI's deprecated initialiser.
  public init(header: Header, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section without a footer.
  ///
  /// Mirrors SwiftUI's deprecated initialiser.
  public init(header: Header, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { EmptyView() })
  }

  /// Creates a section whose content the user shows and hides with a button at the end of its header.
  ///
  /// Mirrors SwiftUI's `init(isExpanded:content:header:)`. The button is there in every style of list.
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.init(content: content, header: header, footer: { EmptyView() })
    self.isExpanded = isExpanded
  }
}

extension Section where Header == Text, Footer == EmptyView {
  /// Creates a section with a title, whose content the user shows and hides.
  ///
  /// Mirrors SwiftUI's `init(_:isExpanded:content:)`.
  public init<Title: StringProtocol>(
    _ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
