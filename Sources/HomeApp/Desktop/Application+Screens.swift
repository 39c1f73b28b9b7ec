import GtkBridge
import HomeCore

extension Application {
  func root(of window: Window?) -> RootViewController? { window?.rootViewController as? RootViewController }

  /// Presents a view above the topmost screen of the key window. Returns `nil` if no window is open.
  func present(_ view: some View, title: String) -> ViewController? {
    guard var below = keyWindow?.rootViewController else { return nil }
    while let above = below.presentedViewController { below = above }
    let screen = HostingController(rootView: view)
    screen.title = title
    screen.modalPresentationStyle = .formSheet
    below.present(screen, animated: true)
    return screen
  }
}
