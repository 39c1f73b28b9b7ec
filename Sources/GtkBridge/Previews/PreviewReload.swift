import GtkObjects

/// What goes on between the window with previews and whoever builds the program anew while that is open (`data/preview`): the
/// errors of the newest build come in, and what has been chosen in the window stays for the next program.
///
/// Both are files in the folder that `GTKBRIDGE_PREVIEW_FOLDER` in the environment names. Without it nothing is kept.
@MainActor
final class PreviewReload: ObservableObject {
  /// What is wrong with the newest sources; empty where they are what is shown.
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

  /// The folder that the environment names.
  static var environmentFolder: URL? {
    ProcessInfo.processInfo.environment["GTKBRIDGE_PREVIEW_FOLDER"].map { URL(filePath: $0) }
  }

  private func readErrors(_ file: URL) {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    if errors != text { errors = text }
  }

  private var choicesFile: URL? { folder?.appending(path: "choices.json") }

  /// What was chosen in the window before; `nil` in the first.
  var choices: PreviewChoices? {
    choicesFile.flatMap { try? Data(contentsOf: $0) }.flatMap {
      try? JSONDecoder().decode(PreviewChoices.self, from: $0)
    }
  }

  /// Keeps what has been chosen. Where that fails, the next window begins as the first did.
  func keep(_ choices: PreviewChoices) {
    guard let choicesFile, let data = try? JSONEncoder().encode(choices) else { return }
    try? data.write(to: choicesFile, options: .atomic)
  }

  /// Keeps the window's size with what has been chosen in it.
  func keepWindowSize(_ size: CGSize) {
    var choices = choices ?? PreviewChoices(settings: PreviewSettings(isDark: Gtk.prefersDark))
    choices.windowSize = size
    keep(choices)
  }
}

/// What people have made of the window with previews.
struct PreviewChoices: Codable, Equatable {
  /// The preview that is shown, by its id.
  var selection: String?
  var settings: PreviewSettings
  /// The window's size, in points; `nil` until it has been closed once.
  var windowSize: CGSize?
}
