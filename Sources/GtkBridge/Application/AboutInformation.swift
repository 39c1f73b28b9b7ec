import GtkObjects

extension AboutInformation {
  @MainActor
  func makeWindow() -> Gtk.Window {
    let texts = [
      "program-name": name, "version": version, "comments": comments, "copyright": copyright, "logo-icon-name": icon,
      "website": website, "license": license, "translator-credits": translators,
    ]
    return Gtk.Theme.current?.makeAboutWindow(texts, authors) ?? Gtk.Window(about: texts, authors: authors)
  }
}
