import CGtk
import Graphics

extension Gtk {
  /// A row of tabs that choose among the children of a ``Stack`` (GtkStackSwitcher).
  package final class StackSwitcher: Widget {
    package init(for stack: Stack) {
      super.init(adopting: gtk_stack_switcher_new())
      clearAccessibleName()
      gtk_stack_switcher_set_stack(opaque, stack.opaque)
      // Pages that have left a window are no longer listened to.
      connect("notify::root") { [weak self, weak stack] in
        guard let self, let stack, gtk_widget_get_root(widget) != nil else { return }
        gtk_stack_switcher_set_stack(opaque, nil)
        gtk_stack_switcher_set_stack(opaque, stack.opaque)
      }
    }
  }
}

extension Gtk.Stack {
  /// What the tab of a child says.
  package func setTitle(_ title: String, of child: Gtk.Widget) {
    let page = Gtk.Object(retaining: UnsafeMutableRawPointer(gtk_stack_get_page(opaque, child.widget)))
    page.setProperty("title", to: LongWord.brief(title))
  }

  /// The icon that the tab of a child shows in place of a title.
  package func setIcon(_ name: String, of child: Gtk.Widget) {
    let page = Gtk.Object(retaining: UnsafeMutableRawPointer(gtk_stack_get_page(opaque, child.widget)))
    page.setProperty("icon-name", to: name)
  }

  /// Whether a child is the one that is seen.
  package func isShowing(_ child: Gtk.Widget) -> Bool { gtk_stack_get_visible_child(opaque) == child.widget }
}
