/// What is asked of previews.
public nonisolated enum PreviewCommand: Equatable, Sendable {
  /// Print the names of the views that can be previewed.
  case list
  /// Show the previews of a view, or with `nil` of all of them.
  case show(String?)
  /// Write the picture of a view's first preview to a file, or with `nil` the pictures and texts of all to a folder.
  case write(String?, path: String)
}

/// Those options of a command line that are about previews.
nonisolated struct PreviewOptions {
  private enum Selection {
    case names
    case one(String)
    case all
  }

  private var selection: Selection?
  private var path: String?

  /// Reads the value of an option.
  ///
  /// - Returns: Whether the option is one of these.
  mutating func take(_ option: String, _ arguments: inout LaunchArguments) throws(LaunchOptionsError) -> Bool {
    switch option {
    case "--preview": selection = arguments.optionalValue().map { .one($0) } ?? .names
    case "--preview-all":
      try arguments.refuseValue()
      selection = .all
    case "--snapshot": path = try arguments.requiredValue()
    default: return false
    }
    return true
  }

  /// What all of them ask for; `nil` if that is nothing.
  var command: PreviewCommand? {
    get throws(LaunchOptionsError) {
      switch (selection, path) {
      case (.one(let name), let path?): .write(name, path: path)
      case (.all, let path?): .write(nil, path: path)
      case (nil, .some), (.names, .some): throw .needless(option: "--snapshot", without: "--preview NAME")
      case (.one(let name), nil): .show(name)
      case (.all, nil): .show(nil)
      case (.names, nil): .list
      case (nil, nil): nil
      }
    }
  }
}
