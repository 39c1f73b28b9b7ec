import CGtk
import Graphics

extension Gtk {
  /// A row of tabs for the children of a ``Stack`` (GtkStackSwitcher).
  package final class StackSwitcher: Widget {
    /// The images of the tabs that have one, by their page's child.
    private var tabImages: [OpaquePointer: Image] = [:]

    package init(for stack: Stack) {
      super.init(adopting: gtk_stack_switcher_new())
      clearAccessibleName()
      gtk_stack_switcher_set_stack(opaque, stack.opaque)
      // Pages that have left a window lose their listeners, so the switcher connects to them again.
      connect("notify::root") { [weak self, weak stack] in
        guard let self, let stack, gtk_widget_get_root(widget) != nil else { return }
        gtk_stack_switcher_set_stack(opaque, nil)
        gtk_stack_switcher_set_stack(opaque, stack.opaque)
        showImages(in: stack)
      }
    }

    /// Sets or removes the icon or symbol of a child's tab, which replaces the title.
    package func setImage(_ image: Image?, of child: Widget, in stack: Stack) {
      let remaining = Set(stack.children.map(\.opaque))
      tabImages = tabImages.filter { remaining.contains($0.key) }
      tabImages[child.opaque] = image
      // The switcher makes an image for a page that has the name of an icon.
      gtk_stack_page_set_icon_name(
        gtk_stack_get_page(stack.opaque, child.widget), image == nil ? nil : Self.placeholder)
      showImages(in: stack)
    }

    private static let placeholder = "image-missing-symbolic"

    /// Replaces the images of the tabs, which are in the order of the pages. The switcher itself shows only icons of the
    /// theme.
    private func showImages(in stack: Stack) {
      for (tab, page) in zip(children, stack.children) {
        if let image = tabImages[page.opaque] { tab.images.first?.show(contentOf: image) }
      }
    }
  }
}

extension Gtk.Stack {
  package func setTitle(_ title: String, of child: Gtk.Widget) {
    let page = Gtk.Object(retaining: UnsafeMutableRawPointer(gtk_stack_get_page(opaque, child.widget)))
    page.setProperty("title", to: LongWord.brief(title))
  }

  package func isShowing(_ child: Gtk.Widget) -> Bool { gtk_stack_get_visible_child(opaque) == child.widget }
}
