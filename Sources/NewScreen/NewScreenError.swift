/// An error that prevents a screen from being written.
enum NewScreenError: Error, Equatable, CustomStringConvertible {
  case oneNameIsNeeded
  case unknownOption(String)
  case missingValue(String)
  case unknownStyle(String)
  case notATypeName(String)
  case nameIsTaken(String)
  case inTheWay([String])
  case cannotWrite(String, reason: String)

  var description: String {
    switch self {
    case .oneNameIsNeeded: "Give the screen one name. \(NewScreenOptions.usage)"
    case .unknownOption(let option): "Unknown option \(option). \(NewScreenOptions.usage)"
    case .missingValue(let option): "\(option) needs a value. \(NewScreenOptions.usage)"
    case .unknownStyle(let style): "Unknown style \"\(style)\". Choose rib, mvvm or coordinator."
    case .notATypeName(let name):
      "\"\(name)\" cannot begin the name of a Swift type. Use letters and digits, a capital first, such as WishList."
    case .nameIsTaken(let type): "The name \(type) belongs to a view of GtkBridge. Choose another name for the screen."
    case .inTheWay(let files):
      "Nothing was written, because \(files.count == 1 ? "this file is" : "these files are") in the way: "
        + files.joined(separator: ", ")
    case .cannotWrite(let path, let reason): "\(path) cannot be written: \(reason)"
    }
  }
}
