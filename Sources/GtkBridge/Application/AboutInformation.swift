import GtkObjects

/// What ``Application/showAbout(_:)`` says of the program.
public struct AboutInformation {
  /// The program's name.
  public var name: String
  /// Its version.
  public var version: String
  /// What it does, in one sentence.
  public var comments = ""
  /// The name of its icon.
  public var icon = ""
  /// Where there is more to read: an address.
  public var website = ""
  /// Who holds the rights, and since when.
  public var copyright = ""
  /// The licence's text, or a reference to it.
  public var license = ""
  /// Who wrote it.
  public var authors: [String] = []
  /// Who translated it into the user's language.
  public var translators = ""

  /// Makes the least there is to say.
  public init(name: String, version: String) {
    self.name = name
    self.version = version
  }
}

extension AboutInformation {
  /// The window that says it.
  @MainActor
  func makeWindow() -> Gtk.Window {
    let texts = [
      "program-name": name, "version": version, "comments": comments, "copyright": copyright, "logo-icon-name": icon,
      "website": website, "license": license, "translator-credits": translators,
    ]
    return Gtk.Window(about: texts, authors: authors)
  }
}
