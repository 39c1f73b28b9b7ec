import GtkObjects

/// The desktop settings that views follow. They are part of every window's environment and update live.
@MainActor
final class DesktopSettings {
  static let shared = DesktopSettings()

  /// The base environment of every window.
  let environment = EnvironmentScope()

  private let settings = Gtk.DesktopSettings()

  private init() {
    for property in Gtk.DesktopSettings.observedProperties {
      settings?.connect("notify::\(property)") { [weak self] in self?.read() }
    }
    read()
  }

  func read() {
    let isDark = settings?.isDark ?? false
    let animates = settings?.animationsAreEnabled ?? true
    let textScale = settings?.textScale ?? 1
    let isRightToLeft = Gtk.DesktopSettings.isRightToLeft
    environment.setChange { values in
      values.colorScheme = isDark ? .dark : .light
      values.accessibilityReduceMotion = !animates
      values.textScale = textScale
      values.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    }
  }
}
