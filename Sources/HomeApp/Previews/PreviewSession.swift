import GtkBridge
import HomeCore

/// The execution of a preview command from the command line.
struct PreviewSession {
  enum Failure: Error, CustomStringConvertible {
    case unknownPreview(String)

    var description: String {
      switch self {
      case .unknownPreview(let name):
        String(localized: "There is no preview \"\(name)\". HomeApp --preview lists the available ones.")
      }
    }
  }

  /// Runs the command. Returns the exit status if it showed a window.
  static func run(_ command: PreviewCommand, _ application: Application) throws -> Int32? {
    switch command {
    case .list:
      for preview in Preview.all { print(preview.id) }
    case .show(let name): return try application.run(previewing: try previews(name), languages: PreviewLanguage.all)
    case .write(let name, let path): try write(name, to: path)
    }
    return nil
  }

  /// Writes the image of a view's first preview to a file. Without a name, writes the images of all previews to a
  /// folder, in light and dark and at half scale, together with their texts.
  private static func write(_ name: String?, to path: String) throws {
    let previews = try previews(name)
    let url = URL(filePath: path)
    guard name == nil else {
      try previews.first?.snapshot().png.write(to: url, options: .atomic)
      return
    }
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for preview in previews {
      let fileName = preview.id.replacing("/", with: "-").replacing(" ", with: "-")
      for scheme in ColorScheme.allCases {
        let snapshot = try preview.snapshot(scheme: scheme, scale: 0.5)
        let suffix = scheme == .dark ? "-dark" : ""
        try snapshot.png.write(to: url.appending(path: "\(fileName)\(suffix).png"), options: .atomic)
        try Data(snapshot.text.utf8).write(to: url.appending(path: "\(fileName).txt"), options: .atomic)
      }
    }
  }

  private static func previews(_ name: String?) throws(Failure) -> [Preview] {
    guard let name else { return Preview.all }
    let previews = Preview.all.matching(name)
    guard !previews.isEmpty else { throw .unknownPreview(name) }
    return previews
  }
}
