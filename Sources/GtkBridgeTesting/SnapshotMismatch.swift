import GtkBridge

/// A snapshot that is not as it was recorded.
public struct SnapshotMismatch: Error, CustomStringConvertible {
  /// What differs, with the files that were compared.
  public let description: String

  static func missing(_ file: URL) -> SnapshotMismatch {
    SnapshotMismatch(
      description: "There was no reference \(file.path). It has been recorded now: look at it, and run the test again.")
  }

  static func text(_ difference: String, reference: URL, actual: URL) -> SnapshotMismatch {
    SnapshotMismatch(
      description: """
        What is on screen differs from \(reference.path); it is now in \(actual.path). \
        Lines with - were recorded, those with + are there now. RECORD_SNAPSHOTS=1 records them.
        \(difference)
        """)
  }

  static func picture(_ difference: String, reference: URL, actual: URL) -> SnapshotMismatch {
    SnapshotMismatch(
      description: """
        The picture differs from \(reference.path); it is now in \(actual.path): \(difference). \
        RECORD_SNAPSHOTS=1 records it.
        """)
  }
}
