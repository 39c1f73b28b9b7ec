import Foundation
import Testing

@testable import NewScreen

@Suite("Options of new-screen")
struct NewScreenOptionsTests {
  private static let places = [
    "--views-module", "App", "--views-folder=/p/App", "--logic-module", "Core", "--logic-folder", "/p/Core",
    "--tests-folder", "/p/Tests",
  ]

  @Test("give a screen and its places", arguments: Screen.Style.allCases)
  func reading(style: Screen.Style) throws {
    let options = try NewScreenOptions(arguments: ["Basket", "--style", style.rawValue] + Self.places)
    #expect(options.screen.name == "Basket")
    #expect(options.screen.style == style)
    #expect(options.places.logic.path == "/p/Core")
    #expect(options.places.views.path == "/p/App")
    #expect(options.places.tests.path == "/p/Tests")
  }

  @Test(
    "say what is wrong",
    arguments: [
      (["--style", "rib"], NewScreenError.oneNameIsNeeded), (["A", "B", "--style", "rib"], .oneNameIsNeeded),
      (["Basket"], .missingValue("--style")), (["Basket", "--style"], .missingValue("--style")),
      (["Basket", "--style", "viper"], .unknownStyle("viper")),
      (["Basket", "--stile", "rib"], .unknownOption("--stile")),
    ])
  func mistakes(arguments: [String], error: NewScreenError) {
    #expect(throws: error) { try NewScreenOptions(arguments: Self.places + arguments) }
    #expect("\(error)".count > 20)
  }
}
