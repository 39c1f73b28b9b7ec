/// The confirmation that the user sees before the program quits.
///
/// ```swift
/// if let question = QuitQuestion(activity: transfer.state.activity, confirmsOnQuit: preferences.confirmsOnQuit) { … }
/// ```
public nonisolated enum QuitQuestion: Equatable, Sendable {
  /// Quitting stops the reading of a file that the user wants to import.
  case givesUpReading(file: String)
  /// Quitting cancels an import.
  case givesUpImport(file: String)
  /// Quitting cancels an export.
  case givesUpExport(file: String)
  /// Quitting loses no work, but the user prefers to confirm.
  case quits

  /// Creates the question for a running activity, or for a user who always confirms. Returns `nil` if no question is
  /// needed.
  public init?(activity: RecordTransferState.Activity?, confirmsOnQuit: Bool) {
    switch activity {
    case .reading(let file): self = .givesUpReading(file: file)
    case .importing(let file): self = .givesUpImport(file: file)
    case .exporting(let file): self = .givesUpExport(file: file)
    case nil:
      guard confirmsOnQuit else { return nil }
      self = .quits
    }
  }

  /// The dialog's title.
  public var title: String {
    switch self {
    case .givesUpReading, .givesUpImport: String(localized: "Cancel the Import and Quit?")
    case .givesUpExport: String(localized: "Cancel the Export and Quit?")
    case .quits: String(localized: "Quit HomeApp?")
    }
  }

  /// A sentence about the consequences.
  public var message: String {
    switch self {
    case .givesUpReading(let file):
      String(localized: "“\(file)” is still being read. You will have to choose it again if you quit now.")
    case .givesUpImport(let file):
      String(localized: "“\(file)” is still being imported. Nothing of it will be there if you quit now.")
    case .givesUpExport(let file):
      String(localized: "“\(file)” is still being written. It will not be there if you quit now.")
    case .quits: String(localized: "All of its windows will be closed.")
    }
  }

  /// The title of the button that cancels quitting.
  public var stayTitle: String {
    switch self {
    case .givesUpReading: String(localized: "Keep Reading")
    case .givesUpImport: String(localized: "Keep Importing")
    case .givesUpExport: String(localized: "Keep Exporting")
    case .quits: String(localized: "Cancel")
    }
  }

  /// The title of the button that quits.
  public var quitTitle: String {
    switch self {
    case .givesUpReading, .givesUpImport: String(localized: "Cancel Import and Quit")
    case .givesUpExport: String(localized: "Cancel Export and Quit")
    case .quits: String(localized: "Quit")
    }
  }
}
