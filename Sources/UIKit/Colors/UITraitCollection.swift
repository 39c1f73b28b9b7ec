import Graphics
import GtkObjects

extension UITraitCollection {
  /// The traits of the desktop.
  @preconcurrency @MainActor
  public static var current: UITraitCollection {
    UITraitCollection(userInterfaceStyle: Gtk.DesktopSettings()?.isDark == true ? .dark : .light)
  }

  var colorScheme: ColorScheme { userInterfaceStyle == .dark ? .dark : .light }
}

extension UIViewController {
  /// The traits of the desktop, which all controllers have in common.
  ///
  /// Mirrors `UITraitEnvironment.traitCollection`.
  public var traitCollection: UITraitCollection { .current }
}

extension UIView {
  /// The traits of the desktop, which all views have in common.
  ///
  /// Mirrors `UITraitEnvironment.traitCollection`.
  public var traitCollection: UITraitCollection { .current }
}

extension UIScreen {
  /// The traits of the desktop.
  ///
  /// Mirrors `UITraitEnvironment.traitCollection`.
  public var traitCollection: UITraitCollection { .current }
}
