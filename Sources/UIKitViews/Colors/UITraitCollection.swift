import Graphics
import GtkBridge
import GtkObjects

extension UITraitCollection {
  /// The traits of the desktop.
  @preconcurrency @MainActor
  public static var current: UITraitCollection {
    Gtk.hasDisplay ? .desktop : UITraitCollection(userInterfaceStyle: .light)
  }

  var colorScheme: ColorScheme { userInterfaceStyle == .dark ? .dark : .light }
}

extension UIViewController {
  /// The traits of the controller: those of its window, with the appearance of the nearest ancestor that sets one.
  ///
  /// Mirrors `UITraitEnvironment.traitCollection`.
  public var traitCollection: UITraitCollection { traits(outsideWindows: .current) }
}

extension UIView {
  /// The traits of the view: those of its window, with the appearance of the nearest ancestor that sets one.
  ///
  /// Mirrors `UITraitEnvironment.traitCollection`.
  public var traitCollection: UITraitCollection { traits(outsideWindows: .current) }
}

extension UIScreen {
  /// The traits of the desktop.
  ///
  /// Mirrors `UITraitEnvironment.traitCollection`.
  public var traitCollection: UITraitCollection { .current }
}
