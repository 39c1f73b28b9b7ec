import CGtk
import Foundation

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
          if let page = gtk_stack_get_page(OpaquePointer(stack), current) { StackPages.leaveBus(page) }
          child = gtk_widget_get_next_sibling(current)
        }
      }
    }()

    /// Removes a page from the bus until a client asks for it again.
    ///
    /// The context of the page, which is private in GTK 4.8, does only this when it is disposed of. So does the page of
    /// GTK 4.8, which also disconnects its listeners. The page of a later version would never return to the bus.
    private static func leaveBus(_ page: OpaquePointer) {
      guard let context = contextGetter?(page) else {
        return g_object_run_dispose(UnsafeMutableRawPointer(page).assumingMemoryBound(to: GObject.self))
      }
      g_object_run_dispose(context)
      g_object_unref(context)
    }

    private typealias ContextGetter = @convention(c) (OpaquePointer) -> UnsafeMutablePointer<GObject>?

    /// The function that returns the context of an object with a reference. GTK has it from 4.10 on.
    // The cast is safe, because GTK declares the function of that name with these types.
    private static let contextGetter =
      Gtk.isLaterThanOldest
      ? dlsym(nil, "gtk_accessible_get_at_context").map { unsafeBitCast($0, to: ContextGetter.self) } : nil
  }
}
