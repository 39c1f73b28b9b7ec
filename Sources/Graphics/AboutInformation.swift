/// The contents of the window that `Application.showAbout(_:)` shows.
public struct AboutInformation {
  /// The program's name.
  public var name: String
  /// The version.
  public var version: String
  /// A sentence about the program's purpose.
  public var comments = ""
  /// The icon's name.
  public var icon = ""
  /// The address of the website.
  public var website = ""
  /// The copyright notice.
  public var copyright = ""
  /// The text of the licence, or a reference to it.
  public var license = ""
  /// The authors' names.
  public var authors: [String] = []
  /// The translators of the current language.
  public var translators = ""

  /// Creates the information with its required parts.
  public init(name: String, version: String) {
    self.name = name
    self.version = version
  }
}
