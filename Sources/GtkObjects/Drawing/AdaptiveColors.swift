import CGtk
import Foundation
import Graphics

extension Gtk {
  /// The colours with a variant for the dark theme. They are named colours of the style sheet. A change of the theme
  /// defines them again, so that every widget and drawing follows.
  @MainActor
  package final class AdaptiveColors {
    private static let shared = AdaptiveColors()

    private let provider = StyleProvider()
    private let settings = DesktopSettings()
    private var colors: [String: (light: Color, dark: Color)] = [:]
    private var isDark = false

    private init() {
      provider.install()
      settings?.followBrightness { [weak self] in
        self?.isDark = $0
        self?.load()
      }
    }

    /// Defines a new colour.
    package static func define(_ name: String, light: Color, dark: Color) {
      guard shared.colors[name] == nil else { return }
      shared.colors[name] = (light, dark)
      shared.load()
    }

    private func load() {
      provider.load(
        colors.map { "@define-color \($0.key) \((isDark ? $0.value.dark : $0.value.light).css);" }
          .joined(separator: "\n"))
    }
  }
}

extension Color {
  /// Returns a colour with a different value in a dark theme.
  package static func adaptive(light: Color, dark: Color) -> Color {
    guard light != dark else { return light }
    let name = adaptiveName(light: light, dark: dark)
    if Thread.isMainThread {
      MainActor.assumeIsolated { Gtk.AdaptiveColors.define(name, light: light, dark: dark) }
    } else {
      DispatchQueue.main.async { Gtk.AdaptiveColors.define(name, light: light, dark: dark) }
    }
    return Color(css: "@\(name)")
  }
}
