extension Error {
  /// The error's message for the user: its own description if it is written for users, otherwise a generic sentence.
  nonisolated var sentence: String {
    switch self {
    case let error as ServiceError: error.description
    case let error as RecordFileError: error.description
    default: String(localized: "An unexpected error occurred. Try again.")
    }
  }
}
