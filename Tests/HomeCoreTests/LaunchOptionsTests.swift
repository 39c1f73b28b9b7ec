import Foundation
import Testing

@testable import HomeCore

@Suite("Launch options")
struct LaunchOptionsTests {
  @Test(
    "are read from the command line",
    arguments: [
      ([], LaunchOptions.Action.run(nil)), (["--screen", "home"], .run(.home)),
      (["--screen", "playground"], .run(.playground)), (["--screen=journal"], .run(.journal)),
      (["--screen=home"], .run(.home)),
      (["--help"], .printHelp), (["-h"], .printHelp), (["--version"], .printVersion),
      (["--screen", "home", "--version"], .printVersion),
      (["--gapplication-service"], .serve), (["--preview"], .preview(.list)),
      (["--preview", "HomeView"], .preview(.show("HomeView"))),
      (["--preview=HomeView", "--snapshot", "a.png"], .preview(.write("HomeView", path: "a.png"))),
      (["--preview-all"], .preview(.show(nil))),
      (["--snapshot=out", "--preview-all"], .preview(.write(nil, path: "out"))),
    ])
  func reading(arguments: [String], action: LaunchOptions.Action) throws {
    #expect(try LaunchOptions(arguments: arguments).action == action)
  }

  @Test(
    "that make no sense are named",
    arguments: [
      (["--bogus"], LaunchOptionsError.unknownOption("--bogus")), (["home"], .unknownOption("home")),
      (["--help=yes"], .unknownOption("--help=yes")), (["--screen"], .missingScreen),
      (["--screen", "kitchen"], .unknownScreen("kitchen")), (["--screen="], .unknownScreen("")),
      (["--store"], .missingValue(option: "--store")), (["--import="], .missingValue(option: "--import")),
      (["--views", "motif"], .unknownValue("motif", option: "--views", known: ["swiftui", "uikit"])),
      (["--format", "xml"], .unknownValue("xml", option: "--format", known: ["csv", "json", "jsonl"])),
      (["--import", "a.csv", "--export", "b.csv"], .conflict("--import", "--export")),
      (["--migrate", "a.sqlite"], .missingValue(option: "--migrate")),
      (
        ["--migrate", "a.sqlite", "./b/../a.sqlite"],
        .sameStore(StoreAddress.file(URL(filePath: "a.sqlite")).description)
      ),
      (["--migrate", "a.sqlite", "b.sqlite", "--store", "c.sqlite"], .conflict("--migrate", "--store")),
      (["--migrate", "a", "b", "--import", "c.csv"], .conflict("--migrate", "--import or --export")),
      (["--migrate", "a", "mysql://b"], .badStore(.unknownKind("mysql://"))),
      (["--records", "books"], .needless(option: "--records", without: "--import or --export")),
      (["--preview", "HomeView", "--snapshot"], .missingValue(option: "--snapshot")),
      (["--snapshot", "a.png"], .needless(option: "--snapshot", without: "--preview NAME")),
      (["--preview", "--snapshot=a.png"], .needless(option: "--snapshot", without: "--preview NAME")),
      (["--export", "a.csv", "--on-bad-row=keep"], .needless(option: "--on-bad-row", without: "--import")),
    ])
  func refusing(arguments: [String], error: LaunchOptionsError) {
    #expect(throws: error) { try LaunchOptions(arguments: arguments) }
  }

  @Test("name a store, and what goes into it and comes out of it")
  func exchange() throws {
    func options(_ line: String) throws -> LaunchOptions {
      try LaunchOptions(arguments: line.split(separator: " ").map(String.init))
    }
    #expect(try options("--store /a/b.sqlite").store == .file(URL(filePath: "/a/b.sqlite")))
    #expect(try options("--screen home").store == nil)
    #expect(try options("--screen home").framework == .swiftUI)
    #expect(try options("--screen comics --views uikit").framework == .uiKit)
    #expect(
      try options("--import /a.csv --store=s").action
        == .exchange(.importRecords(RecordImport(from: URL(filePath: "/a.csv")))))
    #expect(
      try options("--import - --records offers --on-bad-row keep").action
        == .exchange(
          .importRecords(
            RecordImport(from: URL(filePath: "/dev/stdin"), format: .csv, kind: .offers, badRows: .keepGoodRows))))
    #expect(
      try options("--export /a.json").action
        == .exchange(.exportRecords(.books, to: URL(filePath: "/a.json"), format: nil)))
    #expect(
      try options("--export=- --format jsonl --records comics").action
        == .exchange(.exportRecords(.comics, to: URL(filePath: "/dev/stdout"), format: .jsonLines)))
  }

  @Test("have errors of one line that say what to do")
  func errors() {
    for error in [
      LaunchOptionsError.unknownOption("-x"), .unknownScreen("y"), .missingScreen, .missingValue(option: "--store"),
      .needless(option: "--format", without: "--import"),
    ] {
      #expect(!error.description.contains("\n"))
      #expect(error.description.contains("--help") || error.description.contains("home"))
    }
  }

  @Test("name two shops, of which the first is carried to the second")
  func migration() throws {
    let options = try LaunchOptions(arguments: ["--migrate", "shop.sqlite", "postgresql://alice:secret@server/shop"])
    let server = try #require(try ServerAddress("postgresql://alice:secret@server/shop"))
    #expect(options.action == .migrate(from: .file(URL(filePath: "shop.sqlite")), to: .server(server)))
  }

  @Test("are all in the usage text")
  func usage() {
    for option in [
      "--screen", "--store", "--import", "--export", "--format", "--records", "--on-bad-row", "--migrate",
      "--preview NAME",
      "--preview-all", "--snapshot FILE", "--help", "--version",
      "home, books, comics, offers, playground, journal",
    ] {
      #expect(LaunchOptions.usage.contains(option))
    }
  }
}
