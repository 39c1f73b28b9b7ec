import CGtk
import Foundation

extension Gtk.Window {
  /// A window that says what the program is and who made it (GtkAboutDialog).
  ///
  /// - Parameter texts: The dialog's properties by their names; what is empty is left out.
  package convenience init(about texts: [String: String], authors: [String]) {
    self.init(retaining: UnsafeMutableRawPointer(gtk_about_dialog_new()))
    for (name, text) in texts where !text.isEmpty { setProperty(name, to: text) }
    setProperty("wrap-license", to: true)
    let copies = authors.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    var list = copies.map { UnsafePointer($0) } + [nil]
    gtk_about_dialog_set_authors(opaque, &list)
    setAccessibleRole(.dialog)
    // The texts that can be copied have no names of their own.
    for (text, name) in zip(all.filter { $0.typeName == "GtkTextView" }, ["License", "System"]) {
      text.setAccessibleLabel(Gtk.translated(name))
    }
  }

  /// Belongs to another window from now on: stays above it and, where `isModal`, keeps its input.
  package func setParent(_ parent: Gtk.Window?, isModal: Bool) {
    gtk_window_set_transient_for(cast(), parent?.cast())
    gtk_window_set_modal(cast(), isModal ? 1 : 0)
  }
}
