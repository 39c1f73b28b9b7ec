/// A button that pushes a screen in the ``NavigationStack`` around it.
///
/// Mirrors SwiftUI's `NavigationLink`. The destination's body is not read before the link is pressed. As a row of a ``List``
/// it is its label alone, and the row as a whole opens the screen: with a click, or Return while it has the focus.
public struct NavigationLink<Label: View, Destination: View>: View {
  enum Target {
    case view(Destination)
    case value(AnyHashable?)
  }

  @Environment(\.navigationScreens) private var screens
  private let target: Target
  private let label: Label

  /// Makes a link to a view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    target = .view(destination)
    self.label = label()
  }

  /// Makes a link to a view.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    target = .view(destination())
    self.label = label()
  }

  public var body: some View {
    LinkContent(action: follow, label: label)
  }

  private func follow() {
    switch target {
    case .view(let destination): screens?.push(destination)
    case .value(let value?): screens?.push(value)
    case .value(nil): break
    }
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link to a view that shows a title.
  public init<Title: StringProtocol>(_ title: Title, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Makes a link to a view that shows a title.
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination()) { Text(title) }
  }
}

extension NavigationLink where Destination == Never {
  /// Makes a link to the screen that ``View/navigationDestination(for:destination:)`` gives for a value. With `nil` the
  /// link does nothing.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    target = .value(value.map { AnyHashable($0) })
    self.label = label()
  }

  /// Makes a link to the screen of a value that shows a title.
  public init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?) where Label == Text {
    self.init(value: value) { Text(title) }
  }
}
