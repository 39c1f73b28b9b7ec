import GtkBridge
import GtkBridgeTesting
import Testing

extension GtkBridgeTests {
  @Suite @MainActor struct SnapshotReferenceTests {
    /// Creates a test's file in a separate folder, which is removed at the end.
    private func withTestFile(_ body: (String) throws -> Void) throws {
      let folder = URL.temporaryDirectory.appending(path: "SnapshotReferenceTests-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      try body(folder.appending(path: "Tests.swift").path)
    }

    private func snapshot(_ title: String) throws -> Snapshot {
      try Snapshot.snapshot(of: Button(title) {}, size: CGSize(width: 100, height: 60))
    }

    @Test func firstRunRecordsAndFails() throws {
      try withTestFile { file in
        let reference = SnapshotReference("a", isRecording: false, file: file)
        let error = #expect(throws: SnapshotMismatch.self) { try reference.verifyText("one\n") }
        #expect(error?.description.contains("Snapshots/a.txt") == true)
        try reference.verifyText("one\n")
      }
    }

    @Test func sameSnapshotPassesAndAnotherSaysWhatDiffers() throws {
      try withTestFile { file in
        try SnapshotReference("b", isRecording: true, file: file).verify(snapshot("Add"))
        let reference = SnapshotReference("b", isRecording: false, file: file)
        try reference.verify(snapshot("Add"), tolerance: .none)
        let error = #expect(throws: SnapshotMismatch.self) { try reference.verify(snapshot("Remove")) }
        #expect(error?.description.contains("- button \"Add\"\n+ button \"Remove\"") == true)
      }
    }

    @Test func pictureBeyondItsToleranceNamesBothFiles() throws {
      try withTestFile { file in
        let size = CGSize(width: 100, height: 60)
        try SnapshotReference("c", isRecording: true, file: file).verifyPicture(Snapshot.png(of: Spacer(), size: size))
        let reference = SnapshotReference("c", isRecording: false, file: file)
        let error = #expect(throws: SnapshotMismatch.self) {
          try reference.verifyPicture(Snapshot.png(of: Color(red: 1, green: 0, blue: 0), size: size))
        }
        #expect(error?.description.contains("Snapshots/c.png") == true)
        #expect(error?.description.contains("100.0% of its blocks") == true)
      }
    }
  }
}
