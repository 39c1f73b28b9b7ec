import GtkBridge

/// An error for a snapshot that differs from its reference.
public struct SnapshotMismatch: Error, CustomStringConvertible {
  /// A description of the differences, with the paths of the compared files.
  public let description: String

  static func missing(_ file: URL) -> SnapshotMismatch {
    SnapshotMismatch(
      description: "There was no reference \(file.path). It has been recorded. Review it and rerun the test.")
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
