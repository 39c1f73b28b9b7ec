import GtkBridge
import HomeCore

extension Preview {
  /// Every screen of the program in its states, in the order of the sidebar.
  ///
  /// A new screen is a file of previews and a line here.
  static var all: [Preview] {
    shell + home + books + cart + orders + comics + offers + transfers + playground + journal + gallery + desktop
  }
}

extension PreviewLanguage {
  /// The languages that the program speaks, the one that it speaks already first.
  static var all: [PreviewLanguage] {
    let environment = ProcessInfo.processInfo.environment["LANGUAGE"] ?? ""
    let languages = [("English", "en"), ("한국어", "ko")]
    let spoken = languages.filter { environment.hasPrefix($0.1) } + languages.filter { !environment.hasPrefix($0.1) }
    return spoken.map { name, code in PreviewLanguage(name) { ProgramLanguage.start(in: code) } }
  }
}
