import CGtk

extension Gtk {
  /// The bar at the top of a window: its title, its buttons, and what is packed beside them (GtkHeaderBar).
  package final class HeaderBar: Widget {
    private var titleWidget: Widget?
    private var showsTitleButtons = true

    package init() {
      super.init(adopting: gtk_header_bar_new())
    }

    /// Puts a widget at the edge where text begins.
    package func packStart(_ child: Widget) { gtk_header_bar_pack_start(opaque, child.widget) }

    /// Puts a widget at the edge where text ends.
    package func packEnd(_ child: Widget) { gtk_header_bar_pack_end(opaque, child.widget) }

    /// Puts a widget in the middle in place of the window's title; `nil` shows the title again.
    package func setTitleWidget(_ child: Widget?) {
      guard child !== titleWidget else { return }
      titleWidget = child
      gtk_header_bar_set_title_widget(opaque, child?.widget)
    }

    /// What everything but the title takes. The bar itself would ask for as much on both sides of the title, to keep that in
    /// the middle, where it need not stand.
    package var widthBesideTitle: Double {
      guard let box = all.first(where: { $0.typeName == "GtkCenterBox" }) else { return 0 }
      let title = gtk_center_box_get_center_widget(box.opaque)
      let sides = box.children.filter { $0.widget != title }.map(\.naturalWidth)
      return sides.reduce(Self.margins, +)
    }

    /// What the theme keeps free at both ends, and beside the title.
    private static let margins = 24.0

    /// The room that the title would like to have: the widget's in its place, or that of `title`.
    package func titleWidth(_ title: String) -> Double {
      if let titleWidget { return titleWidget.naturalWidth }
      return all.first { $0.labelText == title && $0.hasStyleClass("title") }?.naturalWidth ?? 0
    }

    /// Whether the desktop's own buttons are shown, such as the one that closes the window.
    package func setShowsTitleButtons(_ shows: Bool) {
      guard shows != showsTitleButtons else { return }
      showsTitleButtons = shows
      gtk_header_bar_set_show_title_buttons(opaque, shows ? 1 : 0)
    }
  }

  /// A title with a smaller one below it, in the middle of a header bar.
  package final class TitleBox: Widget {
    private let title = Label("")
    private let subtitle = Label("")

    package init() {
      super.init(adopting: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
      setAlign(.center, on: .vertical)
      // What it says may change at any time, such as how much a search has found.
      setAccessibleRole(.status)
      title.addStyleClass("title")
      subtitle.addStyleClass("subtitle")
      for label in [title, subtitle] { label.setLineLimit(1, truncation: .end) }
      title.insert(into: self, after: nil)
      subtitle.insert(into: self, after: title)
    }

    package func set(_ title: String, subtitle: String) {
      if self.title.text != title { self.title.text = title }
      if self.subtitle.text != subtitle { self.subtitle.text = subtitle }
    }
  }
}
