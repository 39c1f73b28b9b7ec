import CGtk
import GtkObjects
import Testing

extension GtkBridgeTests {
  @Suite @MainActor struct StackPageTests {
    /// A page that may never return to the accessibility bus has lost its accessibility properties.
    @Test func pagesOfAStackOutsideAWindowMayReturnToTheBus() throws {
      let (stack, child) = (Gtk.Stack(), Gtk.Label("page"))
      stack.add(child)
      let page = try #require(gtk_stack_get_page(stack.opaque, child.widget))
      let window = Gtk.Window()
      window.setChild(stack)
      window.setChild(nil)
      #expect(gtk_test_accessible_has_property(page, GTK_ACCESSIBLE_PROPERTY_LABEL) != 0)
      window.destroy()
    }
  }
}
