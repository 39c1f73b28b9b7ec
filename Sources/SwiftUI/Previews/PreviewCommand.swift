/// A command for the previews on the command line of an ``App``.
///
/// ```text
/// --preview                         print the names of the previews
/// --preview NAME                    show a view's previews
/// --preview-all                     show all previews
/// --preview NAME --snapshot FILE    write the image of a view's first preview
/// --preview-all --snapshot FOLDER   write images and texts of all previews, in light and dark
/// ```
enum PreviewCommand: Equatable {
  case list
  /// Show the previews of a name, or all.
  case show(String?)
  /// Write the image of the first preview of a name to a file, or all images to a folder.
  case write(String?, path: String)

  /// Reads the arguments after the program's name. Other arguments are the program's.
  ///
  /// - Returns: `nil` if there is no preview command.
  init?(arguments: some Sequence<String>) throws(PreviewCommandError) {
    var isList = false
    var isAll = false
    var name: String?
    var path: String?
    var rest = Array(arguments)[...]
    func value(after equals: Substring?) -> String? {
      if let equals { return String(equals) }
      guard let next = rest.first, !next.hasPrefix("-") else { return nil }
      rest.removeFirst()
      return next
    }
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let equals = parts.count > 1 ? parts[1] : nil
      switch parts[0] {
      case "--preview":
        isList = true
        name = value(after: equals)
      case "--preview-all" where equals == nil:
        isAll = true
      case "--snapshot":
        guard let file = value(after: equals), !file.isEmpty else { throw .noPath }
        path = file
      default: break
      }
    }
    switch (name, path) {
    case (let name?, let path?): self = .write(name, path: path)
    case (let name?, nil): self = .show(name)
    case (nil, let path?):
      guard isAll else { throw .noName }
      self = .write(nil, path: path)
    case (nil, nil) where isAll: self = .show(nil)
    case (nil, nil) where isList: self = .list
    case (nil, nil): return nil
    }
  }

  /// Executes the command, and returns the exit status.
  @MainActor
  func run(identifier: String, previews all: [Preview]) throws -> Int32 {
    switch self {
    case .list:
      for preview in all { print(preview.id) }
    case .show(let name):
      // A separate identifier: otherwise the window of the running program would come to the front.
      return try Application(id: identifier + ".Previews").run(previewing: try Self.previews(name, of: all))
    case .write(nil, let path):
      try Self.write(try Self.previews(nil, of: all), to: URL(filePath: path))
    case .write(let name?, let path):
      let preview = try Self.previews(name, of: all).first
      try preview?.snapshot().png.write(to: URL(filePath: path), options: .atomic)
    }
    return EXIT_SUCCESS
  }

  @MainActor
  private static func previews(_ name: String?, of all: [Preview]) throws -> [Preview] {
    let previews = name.map { all.matching($0) } ?? all
    if previews.isEmpty { throw PreviewCommandError.unknown(name) }
    return previews
  }

  @MainActor
  private static func write(_ previews: [Preview], to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for preview in previews {
      let name = preview.id.replacing("/", with: "-").replacing(" ", with: "-")
      for scheme in ColorScheme.allCases {
        let snapshot = try preview.snapshot(scheme: scheme)
        let suffix = scheme == .dark ? "-dark" : ""
        try snapshot.png.write(to: folder.appending(path: "\(name)\(suffix).png"), options: .atomic)
        try Data(snapshot.text.utf8).write(to: folder.appending(path: "\(name).txt"), options: .atomic)
      }
    }
  }
}

/// An error in the use of the options for previews.
enum PreviewCommandError: Error, Equatable, CustomStringConvertible {
  case noPath
  case noName
  case unknown(String?)

  var description: String {
    switch self {
    case .noPath: "--snapshot is followed by the path of a file or folder."
    case .noName: "--snapshot needs --preview NAME or --preview-all."
    case .unknown(nil): "The program has no previews. A file declares one by #Preview { … }."
    case .unknown(let name?): "There is no preview \"\(name)\". --preview lists the names."
    }
  }
}
