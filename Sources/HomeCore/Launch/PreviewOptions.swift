/// A command for previews.
public nonisolated enum PreviewCommand: Equatable, Sendable {
  /// Print the names of the available previews.
  case list
  /// Show the previews of one view, or of all views if `nil`.
  case show(String?)
  /// Write the image of a view's first preview to a file, or the images and texts of all previews to a folder if `nil`.
  case write(String?, path: String)
}

/// The command-line options for previews.
nonisolated struct PreviewOptions {
  private enum Selection {
    case names
    case one(String)
    case all
  }

  private var selection: Selection?
  private var path: String?

  /// Consumes an option and its value.
  ///
  /// - Returns: A Boolean value that indicates whether this type handles the option.
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

  /// The command that the options describe, or `nil` if none is set.
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
