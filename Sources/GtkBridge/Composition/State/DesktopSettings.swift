import GtkObjects

/// What the user has set for the whole desktop, as far as views follow it: part of every window's environment, live.
@MainActor
final class DesktopSettings {
  static let shared = DesktopSettings()

  /// The environment that every window starts from.
  let environment = EnvironmentScope()

  private let settings = Gtk.DesktopSettings()

  private init() {
    for property in Gtk.DesktopSettings.observedProperties {
      settings?.connect("notify::\(property)") { [weak self] in self?.read() }
    }
    read()
  }

  /// Takes over what is set now.
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
