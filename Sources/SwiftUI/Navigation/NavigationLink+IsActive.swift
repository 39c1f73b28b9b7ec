import GtkBridge

extension NavigationLink where Label == Text {
  /// Creates a link with a title to `destination` that is on screen while `isActive` is true.
  @_disfavoredOverload public init<Title: StringProtocol>(
    _ title: Title, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination(), isActive: isActive) { Text(title) }
  }

  /// Creates a link with a title to `destination` that is on screen while `isActive` is true.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }
}
