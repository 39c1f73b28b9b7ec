import Foundation

extension View {
  /// Calls a closure in the front window with each file or URL that the desktop asks the application to open.
  ///
  /// Mirrors SwiftUI's `onOpenURL(perform:)`. The desktop entry of the program names the types and schemes that it opens,
  /// and ends its command in `%U`. A URL that starts the program arrives once its window has appeared.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(OpenURLModifier(action: action))
  }
}

/// The URLs for a window, and the views that open them.
@MainActor
final class URLReceiver {
  private var handlers: [ObjectIdentifier: (URL) -> Void] = [:]
  /// The URLs that arrived before a view could open them.
  private var waiting: [URL] = []

  func open(_ url: URL) {
    if handlers.isEmpty { waiting.append(url) }
    for handler in handlers.values { handler(url) }
  }

  func add(_ handler: @escaping (URL) -> Void, for key: SceneKey) {
    handlers[ObjectIdentifier(key)] = handler
    let urls = waiting
    waiting = []
    for url in urls { handler(url) }
  }

  func remove(_ key: SceneKey) { handlers[ObjectIdentifier(key)] = nil }
}

private struct OpenURLModifier: ViewModifier {
  let action: (URL) -> Void

  @Environment(\.urlReceiver) private var receiver
  @State private var key = SceneKey()

  func body(content: Content) -> some View {
    content
      .onAppear { receiver?.add(action, for: key) }
      .onDisappear { receiver?.remove(key) }
  }
}

extension EnvironmentValues {
  var urlReceiver: URLReceiver? {
    get { self[URLReceiverKey.self] }
    set { self[URLReceiverKey.self] = newValue }
  }
}

private struct URLReceiverKey: EnvironmentKey {
  static var defaultValue: URLReceiver? { nil }
}
