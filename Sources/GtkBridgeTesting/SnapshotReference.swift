import GtkBridge
import GtkObjects

/// A recorded snapshot in files beside the test.
///
/// ```swift
/// @Test @MainActor func looksAsRecorded() throws {
///   let snapshot = try Snapshot.snapshot(of: HomeView(viewModel: .hello), size: CGSize(width: 480, height: 560))
///   try SnapshotReference("home").verify(snapshot)
/// }
/// ```
///
/// The text must match exactly. The images may differ in a fraction of their blocks of 16 × 16 pixels, because glyphs
/// are drawn differently on every machine. Snapshots are recorded on the first run, and on every run with
/// `RECORD_SNAPSHOTS=1` in the environment.
@preconcurrency @MainActor
public struct SnapshotReference {
  /// The permitted difference between two images.
  public struct Tolerance: Sendable {
    /// The permitted difference of a block's average in each colour channel, from 0 to 255.
    public var channel: Int
    /// The fraction of blocks that may exceed ``channel``, from 0 to 1.
    public var share: Double

    /// Creates a tolerance.
    public init(channel: Int, share: Double) {
      self.channel = channel
      self.share = share
    }

    /// A tolerance for different fonts and theme versions that still detects a missing control.
    public static let otherFonts = Tolerance(channel: 24, share: 0.1)
    /// No tolerance.
    public static let none = Tolerance(channel: 0, share: 0)
  }

  private let name: String
  private let folder: URL
  private let isRecording: Bool

  /// Creates a reference to two files in the folder `Snapshots` beside the test's file.
  ///
  /// - Parameters:
  ///   - name: The name of the files. Any character except letters, digits, `-`, `_` and `.` is replaced.
  ///   - isRecording: A Boolean value that indicates whether to rewrite the files. It is `true` by default
  ///     if the environment contains `RECORD_SNAPSHOTS=1`.
  ///   - file: The path of the test's file.
  public init(
    _ name: String, isRecording: Bool = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1",
    file: String = #filePath
  ) {
    self.name = String(name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" })
    folder = URL(filePath: file).deletingLastPathComponent().appending(path: "Snapshots")
    self.isRecording = isRecording
  }

  /// Compares a snapshot's text and image with the recorded ones.
  ///
  /// - Throws: ``SnapshotMismatch`` if they differ or were not recorded before, or a file system error.
  public func verify(_ snapshot: Snapshot, tolerance: Tolerance = .otherFonts) throws {
    // Both comparisons run before either error is thrown, so that a first run records both files.
    let picture = Result { try verifyPicture(snapshot.png, tolerance: tolerance) }
    try verifyText(snapshot.text)
    try picture.get()
  }

  /// Compares a text with the recorded one.
  ///
  /// - Throws: The errors of ``verify(_:tolerance:)``.
  public func verifyText(_ text: String) throws {
    try compare(Data(text.utf8), with: "txt") { recorded, reference, actual in
      let recorded = String(decoding: recorded, as: UTF8.self)
      if recorded != text {
        throw SnapshotMismatch.text(lines(from: recorded, to: text), reference: reference, actual: actual())
      }
    }
  }

  /// Compares a PNG image with the recorded one.
  ///
  /// - Throws: The errors of ``verify(_:tolerance:)``.
  public func verifyPicture(_ png: Data, tolerance: Tolerance = .otherFonts) throws {
    try compare(png, with: "png") { recorded, reference, actual in
      let difference = PictureDifference(recorded, png, channelTolerance: tolerance.channel)
      guard let difference else {
        throw SnapshotMismatch.picture("one of the files is not a PNG image", reference: reference, actual: actual())
      }
      guard difference.differingShare > tolerance.share else { return }
      let share = (difference.differingShare * 1000).rounded() / 10
      let text = difference.sizes.map { "their sizes are \($0)" } ?? "\(share)% of its blocks differ"
      throw SnapshotMismatch.picture(text, reference: reference, actual: actual())
    }
  }

  /// Passes the recorded data to `body`, with a closure that writes the actual data to a temporary file.
  private func compare(
    _ data: Data, with fileExtension: String,
    _ body: (_ recorded: Data, _ reference: URL, _ actual: () -> URL) throws -> Void
  ) throws {
    let reference = folder.appending(path: "\(name).\(fileExtension)")
    let recorded = isRecording ? nil : try? Data(contentsOf: reference)
    guard let recorded else {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try data.write(to: reference)
      if isRecording { return }
      throw SnapshotMismatch.missing(reference)
    }
    try body(recorded, reference) {
      let folder = URL.temporaryDirectory.appending(path: "snapshots")
      let actual = folder.appending(path: "\(name).\(fileExtension)")
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try? data.write(to: actual)
      return actual
    }
  }

  /// Returns the removed and inserted lines, in order.
  private func lines(from old: String, to new: String) -> String {
    let (old, new) = (old.split(separator: "\n"), new.split(separator: "\n"))
    let difference = new.difference(from: old)
    let changes = difference.map { change -> (offset: Int, line: String) in
      switch change {
      case .remove(let offset, let line, _): (offset, "- \(line)")
      case .insert(let offset, let line, _): (offset, "+ \(line)")
      }
    }
    return changes.sorted { ($0.offset, $1.line) < ($1.offset, $0.line) }.map(\.line).joined(separator: "\n")
  }
}
