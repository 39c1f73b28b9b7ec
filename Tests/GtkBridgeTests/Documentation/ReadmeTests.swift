import Foundation
import Testing

/// The tables of views, modifiers and wrappers are complete, and so are the gallery and the tests.
@Suite struct ReadmeTests {
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let library = package.appending(path: "Sources/GtkBridge")

  private static let readme = (try? String(contentsOf: library.appending(path: "README.md"), encoding: .utf8)) ?? ""

  /// The first groups of a pattern's matches in a text.
  private static func matches(_ pattern: String, in text: String) throws -> Set<String> {
    let expression = try NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
    let matches = expression.matches(in: text, range: NSRange(text.startIndex..., in: text))
    return Set(matches.compactMap { Range($0.range(at: 1), in: text).map { String(text[$0]) } })
  }

  /// The Swift files in a folder, except this one.
  private static func sources(in folder: URL) throws -> String {
    var text = ""
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift", file.lastPathComponent != "ReadmeTests.swift" else { continue }
      text += try String(contentsOf: file, encoding: .utf8)
    }
    return text
  }

  /// The first groups of a pattern's matches in the library's sources.
  private static func names(_ pattern: String) throws -> Set<String> { try matches(pattern, in: sources(in: library)) }

  /// The names in the first column of the tables under some headings.
  private static func names(under headings: String...) throws -> Set<String> {
    var names: Set<String> = []
    for section in readme.components(separatedBy: "\n## ") where headings.contains(where: section.hasPrefix) {
      for cell in try matches(#"^\| (`[^|]*)\|"#, in: section) { names.formUnion(try matches("`@?(\\w+)`", in: cell)) }
    }
    return names
  }

  /// Returns the names that a text does not use: types by their name, modifiers by a call.
  private static func unused(_ names: Set<String>, in text: String) -> [String] {
    names.filter { name in
      let use = name.first?.isUppercase == true ? "(?<![\\w.])@?\(name)\\b" : "\\.\(name)\\b\\s*[({]"
      return text.range(of: use, options: .regularExpression) == nil
    }.sorted()
  }

  /// Types that the library creates itself, and that programs never write, or only as the type of a parameter.
  private static let inner: Set = [
    "PairView", "TupleView", "ConditionalContent", "ModifierContent", "ShapeView", "StrokedShape", "LayoutView",
    "StyledContent",
  ]
  /// The requirements of styles, which are no modifiers.
  private static let requirements: Set = ["makeBody", "_body"]

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
    for modifier in modifiers.subtracting(Self.requirements).sorted() {
      #expect(Self.readme.contains("`\(modifier)`"), "\(modifier) is missing in Sources/GtkBridge/README.md")
    }
  }

  @Test func everyNameOfTheTablesIsTested() throws {
    let names = try Self.names(under: "Views", "Modifiers", "Previews", "Wrappers")
    #expect(names.count > 150)
    #expect(Self.unused(names, in: try Self.sources(in: Self.package.appending(path: "Tests/GtkBridgeTests"))) == [])
  }

  /// The application does not import GTK, so it cannot create custom widgets.
  private static let notInTheGallery: Set = ["GtkWidgetRepresentable"]

  @Test func everyNameOfTheTablesHasItsExampleInTheGallery() throws {
    let gallery = try Self.sources(in: Self.package.appending(path: "Sources/HomeApp/Gallery"))
    var shown: Set<String> = []
    for names in try Self.matches(#"\bof: ((?:"@?\w+",?\s*)+)"#, in: gallery) {
      shown.formUnion(try Self.matches("\"@?(\\w+)\"", in: names))
    }
    let names = try Self.names(under: "Views", "Modifiers", "Wrappers").subtracting(Self.notInTheGallery)
    #expect(shown.subtracting(names).sorted() == [], "an example of what is not in the tables")
    #expect(names.subtracting(shown).sorted() == [], "no example in the gallery")
    let code = gallery.replacingOccurrences(of: #""[^"\n]*""#, with: "", options: .regularExpression)
    #expect(Self.unused(shown, in: code) == [], "an example that does not use what it is of")
  }
}
