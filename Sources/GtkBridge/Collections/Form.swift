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
        CardRows(content: content)
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
