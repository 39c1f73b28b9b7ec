import GtkBridge

/// A view that is created only when it is shown. It makes the destination of a navigation link free until it is
/// followed.
struct NavigationLazyView<Content: View>: View {
  private let build: () -> Content

  /// Stores the expression, which `body` evaluates.
  init(_ build: @autoclosure @escaping () -> Content) {
    self.build = build
  }

  var body: Content { build() }
}
