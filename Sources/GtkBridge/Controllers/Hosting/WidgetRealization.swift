import GtkObjects

/// A realisation whose widget stands for a ``NativeView`` in a window.
@MainActor
protocol WidgetRealization: NativeViewRealization {
  var widget: Gtk.Widget { get }
}

extension NativeView {
  /// The widget that stands for the view, made when it is first needed: a container controller's view is shown with what
  /// surrounds its screens, any other as a plain container of its subviews.
  func realize() -> Gtk.Widget {
    if let widget = realizedWidget { return widget }
    let realization: any WidgetRealization =
      switch owner {
      case let navigation as NavigationController: NavigationRealization(navigation, view: self)
      case let tabs as TabController: TabRealization(tabs, view: self)
      case let split as SplitController: SplitRealization(split, view: self)
      default:
        (self as? any WidgetProviding).map { HostingRealization(self, widget: $0.makeWidget()) }
          ?? ViewRealization(self)
      }
    self.realization = realization
    realization.visibilityDidChange()
    realization.subviewsDidChange()
    return realization.widget
  }

  /// The widget that stands for the view, if it has been realised.
  var realizedWidget: Gtk.Widget? { (realization as? any WidgetRealization)?.widget }
}

extension WidgetRealization {
  /// Draws the widget or not. Its room is kept, as in UIKit; most are drawn from the start.
  func setDrawn(_ isDrawn: Bool) {
    if !isDrawn || !widget.isDrawn { widget.isDrawn = isDrawn }
  }
}
