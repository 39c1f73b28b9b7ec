/// A group of related controls, joined visually.
///
/// Mirrors SwiftUI's `ControlGroup`; shown by a row of linked buttons. The label names the group for assistive
/// technology.
public struct ControlGroup<Content: View>: View, StyledControl {
  @Environment(\.customControlGroupStyle) private var style
  private let content: Content
  private let label: StyledContent?

  /// Creates a group of controls.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    label = nil
  }

  /// Creates a group of controls with a label.
  public init<Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = StyledContent(label())
  }

  public var body: some View {
    if let style {
      style.body(of: ControlGroupStyleConfiguration(content: .init(content), label: label))
    } else {
      HStack(spacing: 0) { content }.linked()
    }
  }
}

/// The properties of a control group for its style.
///
/// Mirrors SwiftUI's `ControlGroupStyleConfiguration`.
public struct ControlGroupStyleConfiguration {
  /// The controls.
  public typealias Content = StyledContent
  /// The label of the group.
  public typealias Label = StyledContent

  /// The controls.
  public let content: Content
  /// The label of the group, or `nil` for a group without one.
  public let label: Label?
}

extension ControlGroup where Content == StyledContent {
  /// Creates the group of a configuration, for the body of a style.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    content = configuration.content
    label = configuration.label
  }
}

extension EnvironmentValues {
  fileprivate var customControlGroupStyle: CustomStyle<ControlGroupStyleConfiguration>? {
    customStyles.of(ControlGroupStyleConfiguration.self)
  }
}
