import CGtk

extension Gtk {
  /// Has every stack that leaves its window take its pages from the accessibility bus, as GTK does with widgets.
  ///
  /// A page is no widget, and GTK leaves it there. A client that comes upon it has GTK put the stack and its children back on the
  /// bus, and to put one of these into a window again is then an error to GTK, with a role that is not set. GTK has stacks of
  /// its own, such as those in drop-downs and menus: therefore this is a matter of the class.
  enum StackPages {
    /// Comes before the first stack. The class is kept for ever.
    static let leaveWithTheirStack: Void = {
      guard let stacks = g_type_class_ref(gtk_stack_get_type()) else { return }
      stacks.assumingMemoryBound(to: GtkWidgetClass.self).pointee.unroot = { stack in
        guard let stack else { return }
        if let parentClass = g_type_class_peek(gtk_widget_get_type()) {
          parentClass.assumingMemoryBound(to: GtkWidgetClass.self).pointee.unroot?(stack)
        }
        var child = gtk_widget_get_first_child(stack)
        while let current = child {
          // All that a page does then is this, and to disconnect who listens to it. It can be used as before.
          if let page = gtk_stack_get_page(OpaquePointer(stack), current) {
            g_object_run_dispose(UnsafeMutableRawPointer(page).assumingMemoryBound(to: GObject.self))
          }
          child = gtk_widget_get_next_sibling(current)
        }
      }
    }()
  }
}
