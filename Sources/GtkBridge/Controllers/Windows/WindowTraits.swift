import Foundation
import Graphics
import GtkObjects

/// The traits of one window, which follow the desktop and the window's size.
@MainActor
final class WindowTraits: EnvironmentScope.Reader {
  private weak var window: Window?
  private let widget: Gtk.Window
  /// The size of the window's surface in the previous layout.
  private var size: CGSize?

  init(of window: Window, in widget: Gtk.Window) {
    self.window = window
    self.widget = widget
    DesktopSettings.shared.environment.addReader(self)
    update()
  }

  func environmentDidChange() {
    update()
    Self.reportTextSize()
  }

  private static var textSize = desktop.preferredContentSizeCategory

  /// Reports a change of the text size to the program, once for all windows.
  private static func reportTextSize() {
    let new = desktop.preferredContentSizeCategory
    guard new != textSize else { return }
    textSize = new
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: nil,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: new])
  }

  /// Reads the traits again.
  func update() {
    // The surface has its new size before the layout.
    let shown = widget.surfaceSize
    if let shown, shown != size {
      if let size, let end = window?.surfaceWillResize(from: size, to: shown) { widget.afterLayout(end) }
      if ScreenBounds.shared.isRead { widget.afterLayout { ScreenBounds.shared.windowDidResize() } }
    }
    self.size = shown ?? size
    let size = shown ?? window?.frame.size ?? .zero
    let classes = WindowSizeClasses(size, displayScale: widget.displayScale)
    window?.traitsDidChange(
      to: UITraitCollection(traitsFrom: [
        Self.desktop, UITraitCollection(horizontalSizeClass: classes.horizontal.traitValue),
        UITraitCollection(verticalSizeClass: classes.vertical.traitValue),
        UITraitCollection(displayScale: classes.displayScale),
      ]))
  }

  func end() { DesktopSettings.shared.environment.removeReader(self) }

  /// The traits that all windows have in common.
  static var desktop: UITraitCollection {
    let values = DesktopSettings.shared.environment.values
    let all = UIContentSizeCategory.all
    let size = DynamicTypeSize.allCases.firstIndex(of: values.dynamicTypeSize) ?? 3
    return UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: values.colorScheme == .dark ? .dark : .light),
      UITraitCollection(layoutDirection: values.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight),
      UITraitCollection(preferredContentSizeCategory: all[min(size, all.count - 1)]),
    ])
  }
}

extension UserInterfaceSizeClass {
  fileprivate var traitValue: UIUserInterfaceSizeClass { self == .compact ? .compact : .regular }
}

extension UITraitCollection {
  /// The traits of the desktop.
  @MainActor package static var desktop: UITraitCollection { WindowTraits.desktop }
}
