import CAdwaita
import Foundation
import GtkBridge
import GtkObjects

extension ApplicationStyle {
  /// The style of GNOME's applications, drawn by libadwaita.
  ///
  /// ```swift
  /// Application.style = .adwaita
  /// ```
  ///
  /// The widgets then follow the desktop's colour scheme, accent colour and high contrast, and
  /// `Application.showAbout(_:)` shows libadwaita's window.
  public static let adwaita = ApplicationStyle(
    theme: Gtk.Theme(
      start: { adw_init() },
      isDark: { adw_style_manager_get_dark(adw_style_manager_get_default()) != 0 },
      isHighContrast: { adw_style_manager_get_high_contrast(adw_style_manager_get_default()) != 0 },
      prefer: { isDark in
        let scheme = isDark.map { $0 ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT }
        adw_style_manager_set_color_scheme(adw_style_manager_get_default(), scheme ?? ADW_COLOR_SCHEME_DEFAULT)
      },
      makeAboutWindow: { Gtk.Window(adwaitaAbout: $0, authors: $1) }))
}

extension Gtk.Window {
  /// The properties of libadwaita's window whose names differ from those of GTK's dialog.
  private static let names = ["program-name": "application-name", "logo-icon-name": "application-icon"]

  /// Creates libadwaita's window with information about the program (AdwAboutWindow).
  ///
  /// - Parameters:
  ///   - texts: The texts by the names of GtkAboutDialog's properties. Empty ones are ignored.
  ///   - authors: The authors' names.
  fileprivate convenience init(adwaitaAbout texts: [String: String], authors: [String]) {
    let copies = authors.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    var list = copies.map { UnsafePointer($0) } + [nil]
    self.init(retaining: gtkbridge_adw_about_window_new(&list))
    for (name, text) in texts where !text.isEmpty { setProperty(Self.names[name] ?? name, to: text) }
    if let first = authors.first { setProperty("developer-name", to: first) }
    // The title is not shown. Assistive technology reads it.
    let title = Gtk.translated("About %s")
    setProperty("title", to: title.replacingOccurrences(of: "%s", with: texts["program-name"] ?? ""))
    nameParts()
  }

  /// Names the parts that libadwaita leaves without an accessibility label: a text by the title of its page, and the
  /// version button by its own text.
  private func nameParts() {
    for part in all {
      if part.typeName == "GtkTextView" {
        let page = sequence(first: part, next: \.parent).first { !$0.pageTitles.isEmpty }
        if let title = page?.pageTitles.first { part.setAccessibleLabel(title.property("title")) }
      } else if part.hasStyleClass("app-version") {
        part.setLabelledByLabels(in: part)
      }
    }
  }
}

extension Gtk.Widget {
  fileprivate var pageTitles: [Gtk.Widget] { all.filter { $0.typeName == "AdwWindowTitle" } }
}
