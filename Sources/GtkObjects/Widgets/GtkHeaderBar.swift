import CGtk

extension Gtk {
  /// The bar at the top of a window, with a title, window buttons and further widgets (GtkHeaderBar).
  package final class HeaderBar: Widget {
    private var titleWidget: Widget?
    /// The label in which GTK shows the window's title, after its first use.
    private var titleLabel: Widget?
    /// The width of that label at the last measurement.
    private var titleLabelWidth = 0.0
    /// The box of the title and the widgets beside it.
    private lazy var centerBox = all.first { $0.typeName == "GtkCenterBox" }
    private var showsTitleButtons = true

    package init() {
      super.init(adopting: gtk_header_bar_new())
      letTitleShrink()
    }

    /// Lets the title become shorter than the five characters that GTK reserves, so that the bar of a narrow window has
    /// enough space.
    private func letTitleShrink() {
      guard let title = all.first(where: { $0.labelText != nil && $0.hasStyleClass("title") }) else { return }
      gtk_label_set_width_chars(title.opaque, 2)
    }

    /// Adds a widget at the leading edge.
    package func packStart(_ child: Widget) { gtk_header_bar_pack_start(opaque, child.widget) }

    /// Adds a widget at the trailing edge.
    package func packEnd(_ child: Widget) { gtk_header_bar_pack_end(opaque, child.widget) }

    /// Sets a widget in place of the window's title; `nil` restores the title.
    package func setTitleWidget(_ child: Widget?) {
      hidesTitle = false
      guard child !== titleWidget else { return }
      titleWidget = child
      titleLabel = nil
      gtk_header_bar_set_title_widget(opaque, child?.widget)
      if child == nil { letTitleShrink() }
    }

    /// The widths of all widgets before and after the title. The minimum width of the bar itself reserves the wider
    /// side twice to centre the title, which is not necessary.
    package var sideWidths: (start: Double, end: Double) {
      guard let box = centerBox else { return (0, 0) }
      func width(_ side: UnsafeMutablePointer<GtkWidget>?) -> Double {
        side.map { Widget(retaining: UnsafeMutableRawPointer($0)).naturalWidth } ?? 0
      }
      return (width(gtk_center_box_get_start_widget(box.opaque)), width(gtk_center_box_get_end_widget(box.opaque)))
    }

    /// The theme's margins at both ends and beside the title.
    package static let margins = 24.0

    /// Returns the natural width of the title widget, or of the label that shows `title`.
    package func titleWidth(_ title: String) -> Double {
      if let titleWidget { return titleWidget.naturalWidth }
      if titleLabel?.labelText != title {
        titleLabel = all.first { $0.labelText == title && $0.hasStyleClass("title") }
      }
      // A hidden label has no width.
      if !hidesTitle { titleLabelWidth = titleLabel?.naturalWidth ?? 0 }
      return titleLabelWidth
    }

    /// Indicates whether the window's title is hidden in favour of the widgets beside it.
    package var hidesTitle = false {
      didSet { if hidesTitle != oldValue { titleLabel?.isVisible = !hidesTitle } }
    }

    /// Sets whether the window buttons, such as the close button, are shown.
    package func setShowsTitleButtons(_ shows: Bool) {
      guard shows != showsTitleButtons else { return }
      showsTitleButtons = shows
      gtk_header_bar_set_show_title_buttons(opaque, shows ? 1 : 0)
    }
  }

  /// A title with a subtitle for a header bar.
  package final class TitleBox: Widget {
    private let title = Label("")
    private let subtitle = Label("")

    package init() {
      super.init(adopting: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
      setAlign(.center, on: .vertical)
      // The texts may change at any time, such as the number of search results.
      setAccessibleRole(.status)
      title.addStyleClass("title")
      subtitle.addStyleClass("subtitle")
      for label in [title, subtitle] { label.setLineLimit(1, truncation: .end) }
      title.insert(into: self, after: nil)
      subtitle.insert(into: self, after: title)
    }

    package func set(_ title: String, subtitle: String?) {
      if self.title.text != title { self.title.text = title }
      self.subtitle.isVisible = subtitle != nil
      if let subtitle, self.subtitle.text != subtitle { self.subtitle.text = subtitle }
    }
  }
}
