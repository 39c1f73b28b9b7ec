import GtkObjects

/// A backing that represents a ``NativeView`` with a widget.
@MainActor
package protocol WidgetBacking: NativeViewBacking {
  /// The widget that the superview arranges.
  var widget: Gtk.Widget { get }
  /// The widget with the view's look. It shows the view's content or contains its subviews.
  var ownWidget: Gtk.Widget { get }
  /// Returns the widget that can draw the layers of the view.
  func widgetForLayers() -> Gtk.Widget
}

extension WidgetBacking {
  package var ownWidget: Gtk.Widget { widget }

  package func widgetForLayers() -> Gtk.Widget { ownWidget }
}

/// A native view that provides its backing. Constraints and frames place its subviews.
@MainActor
package protocol BackingProviding: NativeView {
  func makeBacking() -> any WidgetBacking
}

extension NativeView {
  /// Returns the widget of the view, and creates it on first use. The view of a container controller also shows the
  /// container's bars; any other view is a plain container of its subviews.
  package func realize() -> Gtk.Widget {
    if let widget = realizedWidget { return widget }
    let backing: any WidgetBacking =
      switch owner {
      case let navigation as NavigationController: NavigationBacking(navigation, view: self)
      case let tabs as TabController: TabBacking(tabs, view: self)
      case let split as SplitController: SplitBacking(split, view: self)
      default:
        (self as? any WidgetProviding).map { HostingBacking($0, widget: $0.makeWidget()) }
          ?? (self as? any BackingProviding)?.makeBacking() ?? ViewBacking(self)
      }
    placesSubviews = !(self is any WidgetProviding) && (backing is ViewBacking || self is any BackingProviding)
    self.backing = backing
    backing.widget.setShownObject(self)
    backing.visibilityDidChange()
    backing.lookDidChange()
    backing.subviewsDidChange()
    if backing is any ContainerBacking { backing.widget.afterEachLayout { [weak self] in self?.containerWasLaidOut() } }
    if let accessibility = accessibility as? any WidgetAccessibility, let controlWidget {
      accessibility.apply(to: controlWidget)
    }
    backing.inputDidChange()
    if let owner, let content = owner.navigationItem.content as? any ScreenContent { content.show(for: owner) }
    return backing.widget
  }

  /// The widget with the view's focus and name, or `nil` if it has not been created yet.
  package var controlWidget: Gtk.Widget? {
    guard let ownWidget else { return nil }
    return (self as? any WidgetProviding)?.innerWidget ?? ownWidget
  }

  /// The widget with the view's look, or `nil` if it has not been created yet.
  var ownWidget: Gtk.Widget? { (backing as? any WidgetBacking)?.ownWidget }

  /// The widget of the view, or `nil` if it has not been created yet.
  package var realizedWidget: Gtk.Widget? { (backing as? any WidgetBacking)?.widget }
}

extension WidgetBacking {
  package func placeDidChange() { widget.setContainerNeedsPlacing() }

  package func transformDidChange() { widget.setContainerNeedsPlacing() }

  package func inputDidChange() { ViewInput.update(for: ownWidget) }

  package func point(fromWindow point: CGPoint) -> CGPoint? { widget.point(fromWindow: point) }

  package func pointInWindow(_ point: CGPoint) -> CGPoint? { widget.pointInWindow(point) }

  package var surroundingView: NativeView? { widget.surroundingShownObject as? NativeView }

  package var size: CGSize? { widget.contentSize }

  package var hasFocus: Bool { widget.isFocused }

  package func takeFocus() -> Bool {
    if !widget.isFocusable { widget.isFocusable = true }
    return widget.grabFocus()
  }

  package func giveUpFocus() { if widget.isFocused { widget.clearFocus() } }

  /// Shows or hides the widget. A hidden widget keeps its allocation, as in UIKit.
  package func setDrawn(_ isDrawn: Bool) {
    if !isDrawn || !widget.isDrawn { widget.isDrawn = isDrawn }
  }

  package func setLook(of view: NativeView) {
    (view.look as? any NativeLook)?.show(on: ownWidget)
    if widget.opacity != view.presentedAlpha { widget.opacity = view.presentedAlpha }
    if view.clipsToBounds || view.backing is ViewBacking, widget.clipsContent != view.clipsToBounds {
      widget.clipsContent = view.clipsToBounds
    }
    if widget.takesPointer != view.isUserInteractionEnabled { widget.takesPointer = view.isUserInteractionEnabled }
  }
}
