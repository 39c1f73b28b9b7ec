import CGtk
import Foundation

extension Gtk.Window {
  /// Creates a window with information about the program (GtkAboutDialog).
  ///
  /// - Parameter texts: The dialog's properties by name. Empty values are ignored.
  package convenience init(about texts: [String: String], authors: [String]) {
    self.init(retaining: UnsafeMutableRawPointer(gtk_about_dialog_new()))
    for (name, text) in texts where !text.isEmpty { setProperty(name, to: text) }
    setProperty("wrap-license", to: true)
    let copies = authors.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    var list = copies.map { UnsafePointer($0) } + [nil]
    gtk_about_dialog_set_authors(opaque, &list)
    setAccessibleRole(.dialog)
    // The text views with copyable text have no accessibility labels by default.
    for (text, name) in zip(all.filter { $0.typeName == "GtkTextView" }, ["License", "System"]) {
      text.setAccessibleLabel(Gtk.translated(name))
    }
  }

  /// Sets the parent window, above which this window stays. A modal window also takes the parent's input.
  package func setParent(_ parent: Gtk.Window?, isModal: Bool) {
    gtk_window_set_transient_for(cast(), parent?.cast())
    gtk_window_set_modal(cast(), isModal ? 1 : 0)
    // Otherwise, the window would remain alone and keep the program running.
    gtk_window_set_destroy_with_parent(cast(), 1)
    joinApplication(of: parent)
  }
}
