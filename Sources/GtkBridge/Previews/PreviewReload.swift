import GtkObjects

/// The exchange between a preview window and `data/preview`, the script that rebuilds the program while the window is
/// open. It receives the errors of the latest build, and saves the choices in the window for the next process.
///
/// Both are files in the folder named by the environment variable `GTKBRIDGE_PREVIEW_FOLDER`. Without it, nothing is
/// saved.
@MainActor
final class PreviewReload: ObservableObject {
  /// The errors of the latest build, or an empty string if the window shows the latest sources.
  @Published private(set) var errors = ""

  private let folder: URL?
  private var monitor: Gtk.FileMonitor?

  init(folder: URL?) {
    self.folder = folder
    guard let folder else { return }
    let file = folder.appending(path: "errors.txt")
    monitor = Gtk.FileMonitor(path: file.path)
    monitor?.onChange { [weak self] in self?.readErrors(file) }
    readErrors(file)
  }

  static var environmentFolder: URL? {
    ProcessInfo.processInfo.environment["GTKBRIDGE_PREVIEW_FOLDER"].map { URL(filePath: $0) }
  }

  private func readErrors(_ file: URL) {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    if errors != text { errors = text }
  }

  private var choicesFile: URL? { folder?.appending(path: "choices.json") }

  /// The saved choices, or `nil` for the first window.
  var choices: PreviewChoices? {
    choicesFile.flatMap { try? Data(contentsOf: $0) }.flatMap {
      try? JSONDecoder().decode(PreviewChoices.self, from: $0)
    }
  }

  /// Saves the choices. After a failure, the next window uses the defaults.
  func keep(_ choices: PreviewChoices) {
    guard let choicesFile, let data = try? JSONEncoder().encode(choices) else { return }
    try? data.write(to: choicesFile, options: .atomic)
  }

  func keepWindowSize(_ size: CGSize) {
    var choices = choices ?? PreviewChoices(settings: PreviewSettings(isDark: Gtk.prefersDark))
    choices.windowSize = size
    keep(choices)
  }
}

/// The user's choices in a preview window.
struct PreviewChoices: Codable, Equatable {
  var selection: String?
  var settings: PreviewSettings
  /// The window's size in points, or `nil` until a window has been closed.
  var windowSize: CGSize?
}
