import CGtk

extension Gtk {
  /// A patch that removes the pages of a stack from the accessibility bus when the stack leaves its window, as GTK does
  /// with widgets.
  ///
  /// A page is not a widget, and GTK leaves it on the bus. A client that accesses such a page makes GTK restore the
  /// stack and its children on the bus. When one of the children is later inserted into a window, GTK reports an error
  /// about its role. GTK's own widgets contain stacks, such as drop-downs and menus, so the patch applies to the class.
  enum StackPages {
    /// Applies the patch on first access. Access it before the first stack is created. The class is never released.
    static let leaveWithTheirStack: Void = {
      guard let stacks = g_type_class_ref(gtk_stack_get_type()) else { return }
      stacks.assumingMemoryBound(to: GtkWidgetClass.self).pointee.unroot = { stack in
        guard let stack else { return }
        if let parentClass = g_type_class_peek(gtk_widget_get_type()) {
          parentClass.assumingMemoryBound(to: GtkWidgetClass.self).pointee.unroot?(stack)
        }
        var child = gtk_widget_get_first_child(stack)
        while let current = child {
          // The dispose function of a page does only this and disconnects its listeners. The page remains usable.
          if let page = gtk_stack_get_page(OpaquePointer(stack), current) {
            g_object_run_dispose(UnsafeMutableRawPointer(page).assumingMemoryBound(to: GObject.self))
          }
          child = gtk_widget_get_next_sibling(current)
        }
      }
    }()
  }
}
