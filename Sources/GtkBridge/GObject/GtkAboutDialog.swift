import CGtk

extension Gtk.Window {
  /// A window that says what the program is and who made it (GtkAboutDialog); its texts are properties.
  convenience init(about information: AboutInformation) {
    self.init(retaining: UnsafeMutableRawPointer(gtk_about_dialog_new()))
    let texts = [
      "program-name": information.name, "version": information.version, "comments": information.comments,
      "copyright": information.copyright, "logo-icon-name": information.icon, "website": information.website,
      "license": information.license, "translator-credits": information.translators,
    ]
    for (name, text) in texts where !text.isEmpty { setProperty(name, to: text) }
    setProperty("wrap-license", to: true)
    setProperty("translator-credits", to: information.translators)
    let authors = information.authors.map { strdup($0) }
    defer { for author in authors { free(author) } }
    var list = authors.map { UnsafePointer($0) } + [nil]
    gtk_about_dialog_set_authors(opaque, &list)
    setAccessibleRole(.dialog)
    // The texts that can be copied have no names of their own.
    for (text, name) in zip(all.filter { $0.typeName == "GtkTextView" }, ["License", "System"]) {
      text.setAccessibleLabel(Gtk.translated(name))
    }
  }

  /// Belongs to another window from now on: stays above it and, where `isModal`, keeps its input.
  func setParent(_ parent: Gtk.Window?, isModal: Bool) {
    gtk_window_set_transient_for(cast(), parent?.cast())
    gtk_window_set_modal(cast(), isModal ? 1 : 0)
  }
}
