import Foundation
import Testing

@testable import HomeCore

/// Each in a separate process, because the language is that of the whole process.
@Suite("Translations")
struct TranslationTests {
  @Test("are found by message, context and number, and fall back on the message")
  func lookingUp() async {
    await #expect(processExitsWith: .success) {
      let folder = try MessageCatalogue([
        "": "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=1; plural=0;\n",
        "Open": "열기", "adjective\u{4}Open": "열림", "%@ book\0%@ books": "책 %@권",
        "%@ of %@": "%2$@ 중 %1$@",
      ]).write(language: "ko", domain: "Test")
      defer { try? FileManager.default.removeItem(at: folder) }
      setenv("LC_ALL", "C.UTF-8", 1)
      ProgramLanguage.start(in: "ko")
      // The toolkit does this when it starts.
      setlocale(LC_ALL, "")
      let domain = TextDomain(name: "Test")
      domain.bind(to: folder)
      precondition(domain.translation(of: "Open") == "열기")
      precondition(domain.translation(of: "Open", context: "adjective") == "열림")
      precondition(domain.translation(of: "Open", context: "unknown") == "Open")
      precondition(domain.translation(of: "Close") == "Close")
      precondition(domain.translation(of: "") == "")
      for count in [0, 1, 2, -1] {
        precondition(domain.translation(of: "%@ book", plural: "%@ books", count: count) == "책 %@권")
      }
      precondition(MessageFormat.fill(domain.translation(of: "%@ of %@"), with: ["1", "2"]) == "2 중 1")
    }
  }

  @Test(
    "are in the language that the environment asks for, whether its locale is installed or not",
    arguments: [
      (["LANGUAGE": "ko"], "ko"), (["LANGUAGE": "ko", "LC_ALL": "C.UTF-8"], "ko"),
      (["LC_ALL": "xx_XX.UTF-8"], "xx_XX"), (["LANG": "xx_XX.UTF-8"], "xx_XX"), (["LC_ALL": "C"], nil), ([:], nil),
      (["LANG": "xx_XX.UTF-8", "LANGUAGE": "ko"], "ko"),
    ])
  func environment(variables: [String: String], language: String?) async {
    await #expect(processExitsWith: .success) { [variables, language] in
      for name in ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"] { unsetenv(name) }
      for (name, value) in variables { setenv(name, value, 1) }
      ProgramLanguage.start()
      precondition(setlocale(LC_CTYPE, nil).map { String(cString: $0) } == "C.UTF-8")
      let spoken = getenv("LANGUAGE").map { String(cString: $0) }
      precondition(spoken == language || (language == nil && spoken.map { ["C", "en"].contains($0) } ?? true))
    }
  }
}

/// A compiled catalogue, as `msgfmt` writes it.
private nonisolated struct MessageCatalogue {
  let messages: [(message: [UInt8], translation: [UInt8])]

  init(_ messages: [String: String]) {
    self.messages = messages.map { (Array($0.utf8), Array($1.utf8)) }.sorted { $0.0.lexicographicallyPrecedes($1.0) }
  }

  /// Writes the catalogue to the place where gettext looks for it in the returned folder.
  func write(language: String, domain: String) throws -> URL {
    let root = URL.temporaryDirectory.appending(path: "HomeCoreTests-\(UUID().uuidString)")
    let folder = root.appending(path: "\(language)/LC_MESSAGES")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: folder.appending(path: "\(domain).mo"))
    return root
  }

  private var data: Data {
    let header = 28
    let tables = header + 16 * messages.count
    var strings: [UInt8] = []
    func table(_ texts: [[UInt8]]) -> [UInt32] {
      texts.flatMap { text in
        defer { strings += text + [0] }
        return [UInt32(text.count), UInt32(tables + strings.count)]
      }
    }
    let words: [UInt32] =
      [0x9504_12de, 0, UInt32(messages.count), UInt32(header), UInt32(header + 8 * messages.count), 0, 0]
      + table(messages.map(\.message)) + table(messages.map(\.translation))
    return Data(words.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } } + strings)
  }
}
