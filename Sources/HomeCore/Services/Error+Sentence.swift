extension Error {
  /// What it says to people: its own sentence if it is made for them, or else what to do about an error that nobody foresaw.
  nonisolated var sentence: String {
    switch self {
    case let error as ServiceError: error.description
    case let error as RecordFileError: error.description
    default: String(localized: "This did not work, and the program does not know why. Try again.")
    }
  }
}
