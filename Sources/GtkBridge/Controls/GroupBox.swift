import GtkObjects

/// A frame around views, with a title above.
///
/// Mirrors SwiftUI's `GroupBox`; shown by a GtkFrame.
public struct GroupBox<Label: View, Content: View>: View, StyledControl {
  @Environment(\.customGroupBoxStyle) private var style
  private let label: Label
  private let content: Content

  /// Creates a frame around `content`.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  public var body: some View {
    if let style {
      style.body(of: GroupBoxStyleConfiguration(label: .init(label), content: .init(content)))
    } else {
      VStack(alignment: .leading) {
        label.font(.headline)
        FrameView(content: VStack { content }.padding())
      }
    }
  }
}

/// The properties of a group box for its style.
///
/// Mirrors SwiftUI's `GroupBoxStyleConfiguration`.
public struct GroupBoxStyleConfiguration {
  /// The title of the box.
  public typealias Label = StyledContent
  /// The content of the box.
  public typealias Content = StyledContent

  /// The title of the box.
  public let label: Label
  /// The content of the box.
  public let content: Content
}

extension EnvironmentValues {
  fileprivate var customGroupBoxStyle: CustomStyle<GroupBoxStyleConfiguration>? {
    customStyles.of(GroupBoxStyleConfiguration.self)
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a frame around `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// Creates a frame with a title around `content`.
  @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

private struct FrameView<Content: View>: View {
  typealias Body = Never

  let content: Content

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    FrameNode(view, in: context)
  }
}

@MainActor
private final class FrameNode<Content: View>: WidgetNode<FrameView<Content>> {
  private let container: Container
  private let content: Content._Node

  init(_ view: FrameView<Content>, in context: NodeContext) {
    let (frame, bin) = (Gtk.Frame(), Gtk.Bin())
    container = Container(
      bin, axis: nil, layout: .init(horizontal: .start, vertical: .start), outer: context.container,
      graph: context.graph)
    content = Content._makeNode(view.content, in: context.inside(container))
    frame.setContent(bin)
    super.init(frame, taken: .border, in: context)
    container.setContent(content)
  }

  override var retainedState: RetainedState { content.retainedState }

  override func update(_ view: FrameView<Content>) { view.content._update(content) }

  override func unmount() {
    content.unmount()
    super.unmount()
  }
}
