import Foundation
import Graphics
import GtkObjects
import Synchronization

/// The colours of the program's asset catalogues.
package enum Assets {
  private static let colors = Mutex<[String: Color]>([:])

  /// Returns a colour, or `nil` if there is none of that name.
  package static func color(named name: String, in bundle: Bundle?) -> Color? {
    let id = "\(bundle?.bundlePath ?? "")/\(name)"
    if let known = colors.withLock({ $0[id] }) { return known }
    guard let asset = AssetCatalogue.of(bundle).color(named: name) else { return nil }
    let color = Color.adaptive(light: asset.light, dark: asset.dark)
    colors.withLock { $0[id] = color }
    return color
  }
}

extension Color {
  /// Creates a colour of an asset catalogue (`.xcassets`) in the resources of the program or of a bundle.
  ///
  /// Mirrors SwiftUI's `Color(_:bundle:)`. The colour follows the theme, light or dark. A missing name is logged once,
  /// and shown as a bright pink.
  @_disfavoredOverload
  public init(_ name: String, bundle: Bundle? = nil) {
    if let color = Assets.color(named: name, in: bundle) {
      self = color
    } else {
      Gtk.reportMissing("colour", name)
      self = Color(red: 1, green: 0, blue: 0.6)
    }
  }
}

extension UIColor {
  /// Creates a colour of an asset catalogue, or `nil` if there is none of that name. The traits have no effect: the
  /// colour follows the appearance of its window.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    self.init(named: name, in: bundle)
  }

  /// Creates a colour of an asset catalogue, or `nil` if there is none of that name.
  ///
  /// Mirrors `UIColor(named:in:compatibleWith:)`.
  public convenience init?(named name: String, in bundle: Bundle? = nil) {
    guard let color = Assets.color(named: name, in: bundle) else { return nil }
    self.init(color)
  }
}
