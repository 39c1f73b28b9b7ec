import GtkBridge

/// An error for a snapshot that differs from its reference.
public struct SnapshotMismatch: Error, CustomStringConvertible {
  /// A description of the differences, with the paths of the compared files.
  public let description: String

  static func missing(_ file: URL) -> SnapshotMismatch {
    SnapshotMismatch(
      description: "The reference \(file.path) did not exist and is now recorded. Review it and rerun the test.")
  }

  static func text(_ difference: String, reference: URL, actual: URL) -> SnapshotMismatch {
    SnapshotMismatch(
      description: """
        The text differs from the reference \(reference.path). The new text is in \(actual.path). \
        Lines with - are in the reference only, lines with + in the new text only. To accept the new text, rerun the \
        test with RECORD_SNAPSHOTS=1.
        \(difference)
        """)
  }

  static func picture(_ difference: String, reference: URL, actual: URL) -> SnapshotMismatch {
    SnapshotMismatch(
      description: """
        The image differs from the reference \(reference.path): \(difference). The new image is in \(actual.path). \
        To accept the new image, rerun the test with RECORD_SNAPSHOTS=1.
        """)
  }
}
