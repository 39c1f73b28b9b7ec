import Foundation

/// The parsed command line: a screen and the folders of its parts.
struct NewScreenOptions {
  let screen: Screen
  let places: ScreenPlaces

  static let usage =
    "Usage: swift package new-screen NAME --style rib|mvvm|coordinator [--views TARGET] [--logic TARGET]"

  /// Parses the name, the style and the folders, which the plugin adds.
  init(arguments: [String]) throws(NewScreenError) {
    var values: [String: String] = [:]
    var names: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-") else {
        names.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      guard let option = Option(rawValue: parts[0]) else { throw .unknownOption(parts[0]) }
      guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else { throw .missingValue(option.rawValue) }
      values[option.rawValue] = value
    }
    func value(_ option: Option) throws(NewScreenError) -> String {
      guard let value = values[option.rawValue] else { throw .missingValue(option.rawValue) }
      return value
    }
    guard names.count == 1, let name = names.first else { throw .oneNameIsNeeded }
    let styleName = try value(.style)
    guard let style = Screen.Style(rawValue: styleName) else { throw .unknownStyle(styleName) }
    let (logic, views) = (try value(.logicModule), try value(.viewsModule))
    screen = try Screen(name, style: style, logicModule: logic, viewsModule: views)
    places = ScreenPlaces(
      logic: URL(filePath: try value(.logicFolder)), views: URL(filePath: try value(.viewsFolder)),
      tests: URL(filePath: try value(.testsFolder)))
  }

  private enum Option: String {
    case style = "--style"
    case logicModule = "--logic-module"
    case logicFolder = "--logic-folder"
    case viewsModule = "--views-module"
    case viewsFolder = "--views-folder"
    case testsFolder = "--tests-folder"
  }
}
