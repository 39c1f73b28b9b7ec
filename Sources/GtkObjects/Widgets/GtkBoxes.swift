import CGtk
import Graphics

extension Gtk {
  /// A title that shows and hides its content (GtkExpander).
  package final class Expander: Widget {
    package init() {
      super.init(adopting: gtk_expander_new(nil))
      clearAccessibleNames(of: ["GtkBuiltinIcon"])
    }

    package func setLabel(_ label: Widget) { gtk_expander_set_label_widget(opaque, label.widget) }
    package func setContent(_ content: Widget) { gtk_expander_set_child(opaque, content.widget) }

    package var isExpanded: Bool {
      get { gtk_expander_get_expanded(opaque) != 0 }
      set { gtk_expander_set_expanded(opaque, newValue ? 1 : 0) }
    }
  }

  /// A frame around content (GtkFrame).
  package final class Frame: Widget {
    package init() {
      super.init(adopting: gtk_frame_new(nil))
      clearAccessibleName()
    }

    package func setContent(_ content: Widget) { gtk_frame_set_child(cast(), content.widget) }
  }

  /// A button that opens a URL (GtkLinkButton).
  package final class LinkButton: Widget {
    package init(_ address: String) {
      super.init(adopting: gtk_link_button_new(address))
      shortenTooltip()
    }

    /// Sets the tooltip. GTK's default shows the whole URL, on a single line if it has no spaces.
    private func shortenTooltip() { tooltip = LongWord.isIn(address) ? address : nil }

    package func setLabel(_ label: Widget) { gtk_button_set_child(cast(), label.widget) }

    package var address: String {
      get { String(cString: gtk_link_button_get_uri(opaque)) }
      set {
        gtk_link_button_set_uri(opaque, newValue)
        shortenTooltip()
      }
    }
  }
}
