import Foundation
import Testing

@testable import NewScreen

@Suite("Writing a screen")
final class ScreenWriterTests {
  private let package = URL.temporaryDirectory.appending(path: "NewScreenTests-\(UUID().uuidString)")
  private let places: ScreenPlaces

  init() {
    places = ScreenPlaces(
      logic: package.appending(path: "Core"), views: package.appending(path: "App"),
      tests: package.appending(path: "CoreTests"))
  }

  deinit {
    try? FileManager.default.removeItem(at: package)
  }

  @Test("makes the files of its style, each part in its module", arguments: Screen.Style.allCases)
  func files(style: Screen.Style) throws {
    let report = try writer(style).write()
    #expect(report.files.allSatisfy { FileManager.default.fileExists(atPath: $0.path) })
    let names = Set(paths())
    #expect(names.isSuperset(of: ["App/Basket/BasketView.swift", "App/Previews/BasketPreviews.swift"]))
    #expect(names.isSuperset(of: ["Core/Basket/BasketViewState.swift", "Core/Basket/BasketBuilder.swift"]))
    #expect(names.filter { $0.hasPrefix("CoreTests/Basket/") }.count == 2)
    #expect(names.contains("Core/Basket/BasketRouter.swift") == (style == .rib))
    #expect(names.contains("Core/Basket/BasketCoordinator.swift") == (style == .coordinator))
  }

  @Test("makes a list of previews, then adds to it")
  func list() throws {
    let first = try writer(.rib).write()
    #expect(first.list?.lastPathComponent == "Preview+All.swift")
    _ = try writer(.mvvm, "WishList").write()
    let list = try text("App/Previews/Preview+All.swift")
    #expect(list.contains("    basketScreen\n      + wishListScreen\n  }\n"))
  }

  @Test("adds to the list that a program has, wherever that is")
  func ownList() throws {
    try put("App/Other.swift", "extension Preview {\n  static var all: [Preview] {\n    home + books\n  }\n}\n")
    _ = try writer(.coordinator).write()
    #expect(
      try text("App/Other.swift")
        == "extension Preview {\n  static var all: [Preview] {\n    home + books\n      + basketScreen\n  }\n}\n")
  }

  @Test("leaves a list of another form alone, and says so")
  func otherList() throws {
    let list = "extension Preview {\n  static var all: [Preview] { home }\n}\n"
    try put("App/Other.swift", list)
    let report = try writer(.rib).write()
    #expect(report.list == nil)
    #expect(report.description.contains("Add basketScreen to your list of previews"))
    #expect(try text("App/Other.swift") == list)
  }

  @Test(
    "writes nothing where a file is in the way, also another of its name in the module",
    arguments: ["Core/Basket/BasketRouter.swift", "Core/Old/BasketRouter.swift", "App/Views/BasketView.swift"])
  func inTheWay(path: String) throws {
    try put(path, "// mine\n")
    #expect(throws: NewScreenError.inTheWay([package.appending(path: path).path])) { try writer(.rib).write() }
    #expect(paths() == [path])
    #expect(try text(path) == "// mine\n")
  }

  @Test("says what cannot be written")
  func cannotWrite() throws {
    try put("App", "a file where a folder belongs")
    #expect { try writer(.rib).write() } throws: { "\($0)".contains("cannot be written") }
  }

  private func writer(_ style: Screen.Style, _ name: String = "Basket") throws -> ScreenWriter {
    ScreenWriter(
      screen: try Screen(name, style: style, logicModule: "Core", viewsModule: "App"), places: places)
  }

  private func put(_ path: String, _ text: String) throws {
    let url = package.appending(path: path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: package.appending(path: path), encoding: .utf8)
  }

  private func paths() -> [String] {
    ScreenWriter.swiftFiles(in: package).map { String($0.path.dropFirst(package.path.count + 1)) }.sorted()
  }
}
