import Foundation
import Testing

/// The tables of views, modifiers and wrappers leave nothing out.
@Suite struct ReadmeTests {
  private static let library = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources/GtkBridge")

  private static let readme = (try? String(contentsOf: library.appending(path: "README.md"), encoding: .utf8)) ?? ""

  /// The first groups of a pattern's matches in the sources.
  private static func names(_ pattern: String) throws -> Set<String> {
    let expression = try NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
    var names: Set<String> = []
    let files = FileManager.default.enumerator(at: library, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in expression.matches(in: text, range: NSRange(text.startIndex..., in: text)) {
        if let range = Range(match.range(at: 1), in: text) { names.insert(String(text[range])) }
      }
    }
    return names
  }

  /// Parts that the library makes itself, and nobody writes down.
  private static let inner: Set = ["PairView", "ConditionalContent", "ModifierContent"]

  @Test func everyViewIsInTheTable() throws {
    let views = try Self.names(
      #"^public (?:struct|protocol) (\w+)[^\n{]*(?:\n[^\n{]*)?:[^\n{]*\b(?:View|Shape)\b"#)
    #expect(views.count > 40)
    for view in views.subtracting(Self.inner).sorted() {
      #expect(Self.readme.contains("`\(view)`"), "\(view) is missing in Sources/GtkBridge/README.md")
    }
  }

  @Test func everyModifierIsInTheTable() throws {
    let modifiers = try Self.names(
      #"^  public (?:consuming )?func (\w+)[^\n]*(?:\n[^\n]*){0,3}?-> some View"#)
    #expect(modifiers.count > 50)
    for modifier in modifiers.sorted() {
      #expect(Self.readme.contains("`\(modifier)`"), "\(modifier) is missing in Sources/GtkBridge/README.md")
    }
  }
}
