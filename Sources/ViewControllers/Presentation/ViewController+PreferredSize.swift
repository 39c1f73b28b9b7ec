import Foundation

extension ViewController {
  /// The preferred size of the controller, or of its visible screen.
  package var preferredSizeOfContent: CGSize {
    if preferredContentSize != .zero { return preferredContentSize }
    return switch self {
    case let navigation as NavigationController: navigation.topViewController?.preferredSizeOfContent ?? .zero
    case let tabs as TabController: tabs.selectedViewController?.preferredSizeOfContent ?? .zero
    default: .zero
    }
  }

  /// Indicates whether the screen takes all available height, because its scrolling content has no height of its own.
  package var takesAllHeight: Bool {
    switch self {
    case let navigation as NavigationController: navigation.topViewController?.takesAllHeight == true
    case let tabs as TabController: tabs.selectedViewController?.takesAllHeight == true
    default: viewIfLoaded?.scrollsWithoutHeight == true
    }
  }
}

extension NativeView {
  /// Indicates whether the view, or one of its descendants, scrolls vertically and has no height of its own.
  fileprivate var scrollsWithoutHeight: Bool {
    let hasHeight = ((superview?.constraints ?? []) + constraints).contains {
      $0.firstItem === self && $0.firstAttribute == .height && $0.relation != .greaterThanOrEqual
        && $0.secondView?.isDescendant(of: self) != false
    }
    guard !isHidden, !hasHeight else { return false }
    if let scroll = self as? UIScrollView { return scroll.isScrollEnabled }
    return subviews.contains(where: \.scrollsWithoutHeight)
  }
}
