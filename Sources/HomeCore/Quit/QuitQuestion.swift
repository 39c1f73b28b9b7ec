/// What the user is asked before the program ends.
///
/// ```swift
/// if let question = QuitQuestion(activity: transfer.state.activity, confirmsOnQuit: preferences.confirmsOnQuit) { … }
/// ```
public nonisolated enum QuitQuestion: Equatable, Sendable {
  /// Whether an import or an export is to be given up.
  case givesUp(RecordTransferState.Activity)
  /// Whether the program is to end, with nothing to be lost by it.
  case quits

  /// The question for what is being done, or for somebody who wants to be asked always; `nil` if there is none.
  public init?(activity: RecordTransferState.Activity?, confirmsOnQuit: Bool) {
    if let activity {
      self = .givesUp(activity)
    } else if confirmsOnQuit {
      self = .quits
    } else {
      return nil
    }
  }

  /// The question in a few words.
  public var title: String {
    switch self {
    case .givesUp(.importing): String(localized: "Cancel the Import and Quit?")
    case .givesUp(.exporting): String(localized: "Cancel the Export and Quit?")
    case .quits: String(localized: "Quit HomeApp?")
    }
  }

  /// What becomes of what, in a sentence.
  public var message: String {
    switch self {
    case .givesUp(.importing(let file)):
      String(localized: "“\(file)” is still being imported. What has not been imported when you quit is left out.")
    case .givesUp(.exporting(let file)):
      String(localized: "“\(file)” is still being written. It will not be there if you quit now.")
    case .quits: String(localized: "All of its windows will be closed.")
    }
  }

  /// What the button says that changes nothing.
  public var stayTitle: String {
    switch self {
    case .givesUp(.importing): String(localized: "Keep Importing")
    case .givesUp(.exporting): String(localized: "Keep Exporting")
    case .quits: String(localized: "Cancel")
    }
  }

  /// What the button says that ends the program.
  public var quitTitle: String {
    switch self {
    case .givesUp(.importing): String(localized: "Cancel Import and Quit")
    case .givesUp(.exporting): String(localized: "Cancel Export and Quit")
    case .quits: String(localized: "Quit")
    }
  }
}
