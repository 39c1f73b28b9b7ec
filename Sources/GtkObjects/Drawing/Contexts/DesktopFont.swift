import CGtk
import Foundation
import Synchronization

/// The font of the desktop's text. The main thread reads it, and other threads get the last value.
package struct DesktopFont: Sendable {
  /// The name with the size, in Pango's format.
  let name: String
  /// The resolution in dots per inch.
  let resolution: Double
  /// The scale of text relative to the default.
  package let scale: Double

  private static let known = Mutex(DesktopFont(name: "Sans 11", resolution: 96, scale: 1))

  package static var current: DesktopFont {
    guard Thread.isMainThread else { return known.withLock { $0 } }
    return MainActor.assumeIsolated {
      guard let settings = Gtk.DesktopSettings() else { return known.withLock { $0 } }
      let font = DesktopFont(
        name: settings.fontName, resolution: settings.dotsPerInch, scale: settings.textScale)
      known.withLock { $0 = font }
      return font
    }
  }

  /// The name of the typeface.
  package var family: String {
    guard let description = pango_font_description_from_string(name) else { return "Sans" }
    defer { pango_font_description_free(description) }
    return pango_font_description_get_family(description).map { String(cString: $0) } ?? "Sans"
  }
}
