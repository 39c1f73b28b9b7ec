/// What the user is asked before the program ends.
///
/// ```swift
/// if let question = QuitQuestion(activity: transfer.state.activity, confirmsOnQuit: preferences.confirmsOnQuit) { … }
/// ```
public nonisolated enum QuitQuestion: Equatable, Sendable {
  /// Whether an import is to be given up.
  case givesUpImport(file: String)
  /// Whether an export is to be given up.
  case givesUpExport(file: String)
  /// Whether the program is to end, with nothing to be lost by it.
  case quits

  /// The question for what is being done, or for somebody who wants to be asked always; `nil` if there is none.
  public init?(activity: RecordTransferState.Activity?, confirmsOnQuit: Bool) {
    switch activity {
    case .importing(let file): self = .givesUpImport(file: file)
    case .exporting(let file): self = .givesUpExport(file: file)
    // Whoever has a file read loses nothing.
    case .reading, nil:
      guard confirmsOnQuit else { return nil }
      self = .quits
    }
  }

  /// The question in a few words.
  public var title: String {
    switch self {
    case .givesUpImport: String(localized: "Cancel the Import and Quit?")
    case .givesUpExport: String(localized: "Cancel the Export and Quit?")
    case .quits: String(localized: "Quit HomeApp?")
    }
  }

  /// What becomes of what, in a sentence.
  public var message: String {
    switch self {
    case .givesUpImport(let file):
      String(localized: "“\(file)” is still being imported. Nothing of it will be there if you quit now.")
    case .givesUpExport(let file):
      String(localized: "“\(file)” is still being written. It will not be there if you quit now.")
    case .quits: String(localized: "All of its windows will be closed.")
    }
  }

  /// What the button says that changes nothing.
  public var stayTitle: String {
    switch self {
    case .givesUpImport: String(localized: "Keep Importing")
    case .givesUpExport: String(localized: "Keep Exporting")
    case .quits: String(localized: "Cancel")
    }
  }

  /// What the button says that ends the program.
  public var quitTitle: String {
    switch self {
    case .givesUpImport: String(localized: "Cancel Import and Quit")
    case .givesUpExport: String(localized: "Cancel Export and Quit")
    case .quits: String(localized: "Quit")
    }
  }
}
