import Foundation

extension ViewController {
  /// The preferred size of the controller, or of the screen that it shows.
  package var preferredSizeOfContent: CGSize {
    if preferredContentSize != .zero { return preferredContentSize }
    return switch self {
    case let navigation as NavigationController: navigation.topViewController?.preferredSizeOfContent ?? .zero
    case let tabs as TabController: tabs.selectedViewController?.preferredSizeOfContent ?? .zero
    default: .zero
    }
  }
}
