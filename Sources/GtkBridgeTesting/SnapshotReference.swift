import GtkBridge

/// Compares snapshots with those that were recorded in files beside the test.
///
/// ```swift
/// @Test @MainActor func looksAsRecorded() throws {
///   let snapshot = try Snapshot.snapshot(of: HomeView(viewModel: .hello), size: CGSize(width: 480, height: 560))
///   try SnapshotReference("home").verify(snapshot)
/// }
/// ```
///
/// The text form has to be the same to the letter. The picture may differ in a share of its blocks of 16 × 16 pixels, for no two
/// machines draw letters alike. The first run records both, and so does every run with `RECORD_SNAPSHOTS=1` in the environment.
@preconcurrency @MainActor
public struct SnapshotReference {
  /// How much a picture may differ.
  public struct Tolerance: Sendable {
    /// How much a block's average may differ in each colour channel, of 255.
    public var channel: Int
    /// The share of blocks that may differ by more than that, from 0 to 1.
    public var share: Double

    /// Makes a tolerance.
    public init(channel: Int, share: Double) {
      self.channel = channel
      self.share = share
    }

    /// What other fonts and another version of a theme change, but no missing control.
    public static let otherFonts = Tolerance(channel: 24, share: 0.1)
    /// Nothing may differ.
    public static let none = Tolerance(channel: 0, share: 0)
  }

  private let name: String
  private let folder: URL
  private let isRecording: Bool

  /// Names a reference: two files with this name in the folder `Snapshots` beside the test's own file.
  ///
  /// - Parameters:
  ///   - name: The files' name; anything but letters, digits, `-`, `_` and `.` is replaced.
  ///   - isRecording: Whether to write the files anew; `RECORD_SNAPSHOTS=1` in the environment says so for all.
  ///   - file: The test's file.
  public init(
    _ name: String, isRecording: Bool = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1",
    file: String = #filePath
  ) {
    self.name = String(name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" })
    folder = URL(filePath: file).deletingLastPathComponent().appending(path: "Snapshots")
    self.isRecording = isRecording
  }

  /// Compares a snapshot's text form and picture with the recorded ones.
  ///
  /// - Throws: ``SnapshotMismatch`` where they differ, and where nothing had been recorded yet; a file system's error where a
  ///   file can be neither read nor written.
  public func verify(_ snapshot: Snapshot, tolerance: Tolerance = .otherFonts) throws {
    // Both are recorded where there is nothing yet.
    let picture = Result { try verifyPicture(snapshot.png, tolerance: tolerance) }
    try verifyText(snapshot.text)
    try picture.get()
  }

  /// Compares a text form with the recorded one.
  ///
  /// - Throws: As ``verify(_:tolerance:)`` does.
  public func verifyText(_ text: String) throws {
    try compare(Data(text.utf8), with: "txt") { recorded, reference, actual in
      let recorded = String(decoding: recorded, as: UTF8.self)
      if recorded != text {
        throw SnapshotMismatch.text(lines(from: recorded, to: text), reference: reference, actual: actual())
      }
    }
  }

  /// Compares a picture in PNG with the recorded one.
  ///
  /// - Throws: As ``verify(_:tolerance:)`` does.
  public func verifyPicture(_ png: Data, tolerance: Tolerance = .otherFonts) throws {
    try compare(png, with: "png") { recorded, reference, actual in
      let difference = PictureDifference(recorded, png, channelTolerance: tolerance.channel)
      guard let difference else {
        throw SnapshotMismatch.picture("one of them is no picture", reference: reference, actual: actual())
      }
      guard difference.differingShare > tolerance.share else { return }
      let share = (difference.differingShare * 1000).rounded() / 10
      let text = difference.sizes.map { "their sizes are \($0)" } ?? "\(share)% of its blocks are not as they were"
      throw SnapshotMismatch.picture(text, reference: reference, actual: actual())
    }
  }

  /// Hands over what was recorded, and a function that leaves what there is now in a file of its own.
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

  /// The lines that went and came, in the order of the texts.
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
