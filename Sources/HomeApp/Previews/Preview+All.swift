import GtkBridge
import HomeCore

extension Preview {
  /// Every screen of the program in its states, in the order of the sidebar.
  ///
  /// To add a screen, write a file of previews and add it here.
  static var all: [Preview] {
    shell + home + books + cart + orders + comics + offers + transfers + playground + journal + gallery + desktop
      + connection
  }
}

extension PreviewLanguage {
  /// The program's languages, the current one first.
  static var all: [PreviewLanguage] {
    let environment = ProcessInfo.processInfo.environment["LANGUAGE"] ?? ""
    let languages = [("English", "en"), ("한국어", "ko")]
    let spoken = languages.filter { environment.hasPrefix($0.1) } + languages.filter { !environment.hasPrefix($0.1) }
    return spoken.map { name, code in PreviewLanguage(name) { ProgramLanguage.start(in: code) } }
  }
}
