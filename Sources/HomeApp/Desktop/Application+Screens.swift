import GtkBridge
import HomeCore

extension Application {
  /// What a window of the program shows.
  func root(of window: Window?) -> RootViewController? { window?.rootViewController as? RootViewController }

  /// Shows a view above whatever the window with the keyboard shows; `nil` if no window is open.
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
