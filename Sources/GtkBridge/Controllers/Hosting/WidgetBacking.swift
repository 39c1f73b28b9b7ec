import GtkObjects

/// A realisation whose widget stands for a ``NativeView`` in a window.
@MainActor
protocol WidgetBacking: NativeViewBacking {
  var widget: Gtk.Widget { get }
}

extension NativeView {
  /// The widget that stands for the view, made when it is first needed: a container controller's view is shown with what
  /// surrounds its screens, any other as a plain container of its subviews.
  func realize() -> Gtk.Widget {
    if let widget = realizedWidget { return widget }
    let backing: any WidgetBacking =
      switch owner {
      case let navigation as NavigationController: NavigationBacking(navigation, view: self)
      case let tabs as TabController: TabBacking(tabs, view: self)
      case let split as SplitController: SplitBacking(split, view: self)
      default:
        (self as? any WidgetProviding).map { HostingBacking(self, widget: $0.makeWidget()) }
          ?? ViewBacking(self)
      }
    self.backing = backing
    backing.visibilityDidChange()
    backing.subviewsDidChange()
    return backing.widget
  }

  /// The widget that stands for the view, if it has been realised.
  var realizedWidget: Gtk.Widget? { (backing as? any WidgetBacking)?.widget }
}

extension WidgetBacking {
  /// Draws the widget or not. Its room is kept, as in UIKit; most are drawn from the start.
  func setDrawn(_ isDrawn: Bool) {
    if !isDrawn || !widget.isDrawn { widget.isDrawn = isDrawn }
  }
}
