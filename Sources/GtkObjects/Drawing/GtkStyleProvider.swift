import CGtk

extension Gtk {
  /// Returns a CSS length for a distance in points. Negative and non-finite values become zero.
  package static func styleLength(_ points: Double) -> String {
    "\(points.isFinite ? min(max(points, 0), greatestStyleLength) : 0)px"
  }

  /// The greatest length on one side of a widget. GTK adds those of both sides in 16 bits.
  private static let greatestStyleLength = 8_000.0

  /// A CSS provider for the whole display (GtkCssProvider).
  package final class StyleProvider: Object {
    package init() {
      let provider: UnsafeMutablePointer<GtkCssProvider> = gtk_css_provider_new()
      super.init(adopting: UnsafeMutableRawPointer(provider))
    }

    /// Adds the rules to those of the display. Rules that override come before the others, whatever their selectors are.
    ///
    /// A program may set styles before it opens the display, such as in the initialiser of its `App`. They are added then
    /// as soon as its main loop runs.
    package func install(overrides: Bool = false) {
      install(at: overrides ? .override : .application)
    }

    /// The rank of a provider's rules among those of the display, whatever their selectors are.
    enum Rank {
      /// Below the rules of the theme.
      case fallback
      case application, override

      fileprivate var priority: UInt32 {
        switch self {
        case .fallback: UInt32(GTK_STYLE_PROVIDER_PRIORITY_FALLBACK)
        case .application: UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
        case .override: UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION) + 1
        }
      }
    }

    func install(at rank: Rank) {
      if Gtk.display == nil { Task { add(at: rank) } } else { add(at: rank) }
    }

    private func add(at rank: Rank) {
      guard let display = Gtk.display else { return }
      gtk_style_context_add_provider_for_display(display, opaque, rank.priority)
    }

    package func load(_ rules: String) {
      gtk_css_provider_load_from_data(cast(), rules, -1)
    }
  }
}
