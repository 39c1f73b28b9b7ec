import Foundation

/// The program's list of previews: the property `all` of `Preview`.
struct PreviewList {
  private static let opening = "static var all: [Preview] {"

  private let folder: URL

  /// Creates the list for the program with views in a folder.
  init(in folder: URL) {
    self.folder = folder
  }

  /// Returns the file of the list with previews added, or a new file if there is none. Returns no file if the list has
  /// an unexpected form, so that the user must add the previews.
  func adding(_ member: String) -> (file: ScreenFile?, isListed: Bool) {
    for url in ScreenWriter.swiftFiles(in: folder) {
      guard let text = try? String(contentsOf: url, encoding: .utf8), text.contains(Self.opening) else { continue }
      guard let extended = Self.adding(member, to: text) else { return (nil, false) }
      return (ScreenFile(url: url, text: extended), true)
    }
    let url = folder.appending(path: "Previews/Preview+All.swift")
    guard !FileManager.default.fileExists(atPath: url.path) else { return (nil, false) }
    return (ScreenFile(url: url, text: Self.list(of: member)), true)
  }

  /// Inserts a line before the closing brace of the property.
  private static func adding(_ member: String, to text: String) -> String? {
    var lines = text.components(separatedBy: "\n")
    guard let start = lines.firstIndex(where: { $0.contains(opening) }) else { return nil }
    let indentation = lines[start].prefix { $0 == " " }
    guard let end = lines[start...].firstIndex(of: "\(indentation)}"), end > start + 1 else { return nil }
    lines.insert("\(indentation)    + \(member)", at: end)
    return lines.joined(separator: "\n")
  }

  private static func list(of member: String) -> String {
    """
    import GtkBridge

    extension Preview {
      /// Every screen of the program in its states.
      ///
      /// To add a screen, write a file of previews and add it here.
      static var all: [Preview] {
        \(member)
      }
    }

    """
  }
}
