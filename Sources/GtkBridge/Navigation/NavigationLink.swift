/// A button that pushes a screen onto the surrounding ``NavigationStack``.
///
/// Mirrors SwiftUI's `NavigationLink`. The destination's `body` is evaluated only after the link is pressed. The pushed
/// screen then follows the link: whenever the view around the link is evaluated again, so is the destination. As a row
/// of a ``List``, a link shows only its label. The row opens the screen on a click, or on Return or the space bar while
/// it has the focus. In the sidebar of a ``NavigationSplitView``, the next column shows the screen, and the link selects
/// its row.
public struct NavigationLink<Label: View, Destination: View>: View, StyledControl {
  @Environment(\.navigationScreens) private var screens
  private let target: LinkTarget<Destination>
  private let label: Label

  /// Creates a link to `destination`.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    target = .view(destination)
    self.label = label()
  }

  /// Creates a link to `destination`.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    target = .view(destination())
    self.label = label()
  }

  /// Creates a link to `destination` that is on screen while `isActive` is true.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    target = .active(isActive, destination())
    self.label = label()
  }

  /// Creates a link to `destination` that is on screen while `isActive` is true.
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    target = .active(isActive, destination)
    self.label = label()
  }

  public var body: some View {
    let content = LinkContent(target: target, screens: screens, label: label)
    if case .active(let isActive, let destination) = target {
      content.navigationDestination(isPresented: isActive) { destination }
    } else {
      content
    }
  }
}

/// The target of a ``NavigationLink``.
enum LinkTarget<Destination: View> {
  case view(Destination)
  case value(AnyHashable?)
  /// A destination that is on screen while the binding is true.
  case active(Binding<Bool>, Destination)

  var value: AnyHashable? {
    if case .value(let value) = self { value } else { nil }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title to `destination`.
  @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link with a title to `destination`.
  @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination()) { Text(title) }
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to the ``View/navigationDestination(for:destination:)`` for a value. A link to `nil` does nothing.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    target = .value(value.map { AnyHashable($0) })
    self.label = label()
  }

  /// Creates a link with a title to the destination for a value.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?) where Label == Text {
    self.init(value: value) { Text(title) }
  }
}
