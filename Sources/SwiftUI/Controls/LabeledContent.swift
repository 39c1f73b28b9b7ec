import GtkBridge

/// A value with a label.
///
/// Mirrors SwiftUI's `LabeledContent`: the label at the beginning of the line and the value, with less emphasis, at its
/// end.
///
/// ```swift
/// LabeledContent("Version", value: "4.8")
/// ```
public struct LabeledContent<Label: View, Content: View>: View, StyledControl {
  @Environment(\.customLabeledContentStyle) private var style
  @Environment(\.hidesLabels) private var hidesLabels
  private let label: Label
  private let content: Content

  /// Creates a value with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  public var body: some View {
    if let style {
      style.body(of: LabeledContentStyleConfiguration(label: .init(label), content: .init(content)))
    } else {
      HStack(spacing: 12) {
        label.omitted(hidesLabels)
        Spacer()
        content.foregroundStyle(.secondary)
      }
    }
  }
}

extension LabeledContent where Label == Text {
  /// Creates a value with a title.
  @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a text with a title.
  @_disfavoredOverload public init<Title: StringProtocol, Value: StringProtocol>(_ title: Title, value: Value) {
    self.init(title) { Text(value) }
  }

  /// Creates a formatted value with a title.
  @_disfavoredOverload public init<Title: StringProtocol, Format: FormatStyle>(
    _ title: Title, value: Format.FormatInput, format: Format
  ) where Format.FormatOutput == String {
    self.init(title, value: format.format(value))
  }
}

/// The properties of a value with a label for its style.
///
/// Mirrors SwiftUI's `LabeledContentStyleConfiguration`.
public struct LabeledContentStyleConfiguration {
  /// The label.
  public typealias Label = StyledContent
  /// The value.
  public typealias Content = StyledContent

  /// The label.
  public let label: Label
  /// The value.
  public let content: Content
}

extension LabeledContent where Label == StyledContent, Content == StyledContent {
  /// Creates the value and the label of a configuration, for the body of a style.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

extension EnvironmentValues {
  fileprivate var customLabeledContentStyle: CustomStyle<LabeledContentStyleConfiguration>? {
    customStyles.of(LabeledContentStyleConfiguration.self)
  }
}
