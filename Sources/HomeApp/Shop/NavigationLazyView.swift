import GtkBridge

/// A view that is not made before it is shown: what a link leads to costs nothing until somebody follows it.
struct NavigationLazyView<Content: View>: View {
  private let build: () -> Content

  /// Keeps the expression, and makes the view of it when its body is read.
  init(_ build: @autoclosure @escaping () -> Content) {
    self.build = build
  }

  var body: Content { build() }
}
