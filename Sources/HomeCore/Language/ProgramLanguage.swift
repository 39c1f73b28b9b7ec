import Foundation

/// The language that the program speaks: the environment's, by gettext's rules.
public nonisolated enum ProgramLanguage {
  /// Makes the C library, gettext and ``Foundation/Locale/user`` speak the environment's language, or `language` where one
  /// is given. Comes first in the program, while there is one thread and nobody has asked for a message.
  ///
  /// A language whose locale this system has not generated, as in most containers, is spoken all the same: the C library
  /// then gets the neutral UTF-8 locale, and gettext the language's name.
  ///
  /// - Parameter language: A language code such as `ko`, or `nil` for the environment's choice.
  public static func start(in language: String? = nil) {
    if let language { setenv("LANGUAGE", language, 1) }
    if setlocale(LC_ALL, "") == nil || isUntranslated {
      let environment = ProcessInfo.processInfo.environment
      if environment["LANGUAGE", default: ""].isEmpty, let name = name(in: environment) { setenv("LANGUAGE", name, 1) }
      // For the toolkit too, which asks for the environment's locale once more.
      setenv("LC_ALL", "C.UTF-8", 1)
      setlocale(LC_ALL, "")
    }
    TextDomain.current.bind(to: DataDirectories.url(of: "locale"))
  }

  /// In the C library's own locale gettext gives every message as it is, and no character but ASCII's is text.
  private static var isUntranslated: Bool {
    setlocale(LC_MESSAGES, nil).map { String(cString: $0) } == "C"
  }

  private static func name(in environment: [String: String]) -> String? {
    ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
      .map { String($0.prefix { $0 != "." }) }
  }
}
