import Foundation

extension ViewController {
  /// The expected size of the view. Code for iOS reads the size in `viewDidLoad`, before the first layout; other
  /// programs have windows of their own sizes.
  var expectedSize: CGSize {
    guard Window.usualSize != .zero else { return .zero }
    if let presenter = presentingViewController { return expectedSize(over: presenter) }
    guard let parent else { return rootedWindow?.contentSize ?? Window.usualSize }
    // The layout of a navigation controller sets the sizes of its screens.
    let covered = (parent as? NavigationController)?.viewControllers.last { $0 !== self && $0.isViewLoaded }
    if let size = covered?.viewIfLoaded?.bounds.size, size != .zero { return size }
    return switch parent {
    case let tabs as TabController: tabs.room(for: self, in: parent.presentSize)
    case let split as SplitController: split.room(for: self, in: parent.presentSize)
    default: parent.presentSize
    }
  }

  /// The size of the view on screen, or else its expected size.
  private var presentSize: CGSize {
    for size in [containerBacking?.size, viewIfLoaded?.bounds.size] {
      if let size, size != .zero { return size }
    }
    return expectedSize
  }

  /// Returns the expected size of a view that is presented over another controller.
  func expectedSize(over presenter: ViewController) -> CGSize {
    let bounds = presenter.viewIfLoaded?.window?.bounds.size ?? .zero
    let room = bounds == .zero ? Window.usualSize : bounds
    let preferred = preferredContentSize
    switch modalPresentationStyle {
    case .fullScreen, .overFullScreen: return room
    case .popover: return preferred
    case .automatic, .pageSheet, .formSheet:
      let usual = CGSize(width: Self.formSize.width, height: Self.formSize.height - Self.usualBarHeight)
      return CGSize(
        width: min(preferred.width > 0 ? preferred.width : usual.width, room.width),
        height: min(preferred.height > 0 ? preferred.height : usual.height, room.height))
    }
  }

  /// The size of a sheet of native views, whose constraints seldom determine a size: that of UIKit's form sheet.
  package static let formSize = CGSize(width: 540, height: 620)
  /// The height of the bar of a sheet, or of a row of tabs, in common fonts.
  package static let usualBarHeight: CGFloat = 46
}
