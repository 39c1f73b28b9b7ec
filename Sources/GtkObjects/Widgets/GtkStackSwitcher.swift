import CGtk
import Graphics

extension Gtk {
  /// A row of tabs for the children of a ``Stack`` (GtkStackSwitcher).
  package final class StackSwitcher: Widget {
    package init(for stack: Stack) {
      super.init(adopting: gtk_stack_switcher_new())
      clearAccessibleName()
      gtk_stack_switcher_set_stack(opaque, stack.opaque)
      // Pages that have left a window lose their listeners, so the switcher connects to them again.
      connect("notify::root") { [weak self, weak stack] in
        guard let self, let stack, gtk_widget_get_root(widget) != nil else { return }
        gtk_stack_switcher_set_stack(opaque, nil)
        gtk_stack_switcher_set_stack(opaque, stack.opaque)
      }
    }
  }
}

extension Gtk.Stack {
  package func setTitle(_ title: String, of child: Gtk.Widget) {
    let page = Gtk.Object(retaining: UnsafeMutableRawPointer(gtk_stack_get_page(opaque, child.widget)))
    page.setProperty("title", to: LongWord.brief(title))
  }

  /// Sets or removes the icon of a child's tab, which replaces the title.
  package func setIcon(_ name: String?, of child: Gtk.Widget) {
    gtk_stack_page_set_icon_name(gtk_stack_get_page(opaque, child.widget), name)
  }

  package func isShowing(_ child: Gtk.Widget) -> Bool { gtk_stack_get_visible_child(opaque) == child.widget }
}
