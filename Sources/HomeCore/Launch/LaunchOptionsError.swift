/// An error in the command line.
public nonisolated enum LaunchOptionsError: Error, Equatable, CustomStringConvertible {
  /// No option has that name, or the option takes no value but has one.
  case unknownOption(String)
  /// No screen has that name.
  case unknownScreen(String)
  /// The option `--screen` lacks its value.
  case missingScreen
  /// The option lacks its value.
  case missingValue(option: String)
  /// The option's value is not one of the known values.
  case unknownValue(String, option: String, known: [String])
  /// The option requires another option.
  case needless(option: String, without: String)
  /// The address of the store is invalid.
  case badStore(StoreAddressError)
  /// The source and the target of a migration are the same store.
  case sameStore(String)
  /// The options exclude each other.
  case conflict(String, String)

  public var description: String {
    let screens = LaunchOptions.Screen.allCases.map(\.rawValue).joined(separator: ", ")
    return switch self {
    case .unknownOption(let option):
      String(localized: "There is no option \"\(option)\". See --help for those there are.")
    case .unknownScreen(let name): String(localized: "There is no screen \"\(name)\". The screens are: \(screens).")
    case .missingScreen: String(localized: "--screen needs the name of a screen: \(screens).")
    case .missingValue(let option): String(localized: "\(option) requires a value. See --help.")
    case .unknownValue(let value, let option, let known):
      String(localized: "\(option) cannot be \"\(value)\". It is one of: \(known.joined(separator: ", ")).")
    case .needless(let option, let other):
      String(localized: "\(option) is for \(other), which is not there. See --help for both.")
    case .badStore(let error): error.description
    case .sameStore(let place): String(localized: "“\(place)” cannot be carried to itself. Name two different shops.")
    case .conflict(let one, let other): String(localized: "\(one) and \(other) cannot be combined. Use one of them.")
    }
  }
}
