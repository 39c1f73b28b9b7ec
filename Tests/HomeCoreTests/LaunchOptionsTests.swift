import Testing

@testable import HomeCore

@Suite("Launch options")
struct LaunchOptionsTests {
  @Test(
    "are read from the command line",
    arguments: [
      ([], LaunchOptions.run(nil)), (["--screen", "home"], .run(.home)),
      (["--screen", "playground"], .run(.playground)), (["--screen=journal"], .run(.journal)),
      (["--screen=home"], .run(.home)),
      (["--help"], .printHelp), (["-h"], .printHelp), (["--version"], .printVersion),
      (["--screen", "home", "--version"], .printVersion),
      (["--gapplication-service"], .serve),
    ])
  func reading(arguments: [String], options: LaunchOptions) throws {
    #expect(try LaunchOptions(arguments: arguments) == options)
  }

  @Test(
    "that make no sense are named",
    arguments: [
      (["--bogus"], LaunchOptionsError.unknownOption("--bogus")), (["home"], .unknownOption("home")),
      (["--help=yes"], .unknownOption("--help=yes")), (["--screen"], .missingScreen),
      (["--screen", "kitchen"], .unknownScreen("kitchen")), (["--screen="], .unknownScreen("")),
    ])
  func refusing(arguments: [String], error: LaunchOptionsError) {
    #expect(throws: error) { try LaunchOptions(arguments: arguments) }
  }

  @Test("have errors of one line that say what to do")
  func errors() {
    for error in [LaunchOptionsError.unknownOption("-x"), .unknownScreen("y"), .missingScreen] {
      #expect(!error.description.contains("\n"))
      #expect(error.description.contains("--help") || error.description.contains("home"))
    }
  }

  @Test("are all in the usage text")
  func usage() {
    for option in ["--screen", "--help", "--version", "home, books, comics, offers, playground, journal"] {
      #expect(LaunchOptions.usage.contains(option))
    }
  }
}
