import Foundation
import GtkBridgeTesting
import PhotosUI
import SwiftUI
import Testing
import WidgetTesting

@Suite(.serialized, .needsDisplay) @MainActor struct PhotosPickerTests {
  /// Answers with files, and records the requests.
  private final class Chooser: FileChooser {
    var requests: [FileChooserRequest] = []
    let files: [URL]

    init(_ files: [URL]) { self.files = files }

    func choose(_ request: FileChooserRequest, answer: @escaping ([URL]) -> Void) -> (any FileChooserSession)? {
      requests.append(request)
      answer(files)
      return nil
    }
  }

  private struct Picker: View {
    @State private var item: PhotosPickerItem?
    @State private var text = "nothing"

    var body: some View {
      VStack {
        PhotosPicker("choose", selection: $item, matching: .images)
        Text(verbatim: text)
      }
      .onChange(of: item) { _, item in
        Task {
          let data = try? await item?.loadTransferable(type: Data.self)
          text = data.map { "\($0.count) bytes" } ?? "no data"
        }
      }
    }
  }

  private func temporaryFile(_ name: String, _ data: Data) throws -> URL {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString)-\(name)")
    try data.write(to: file)
    return file
  }

  @Test func chosenPictureIsRead() async throws {
    let file = try temporaryFile("a.png", Data([1, 2, 3]))
    defer { try? FileManager.default.removeItem(at: file) }
    let chooser = Chooser([file])
    let host = try ViewHost { Picker().environment(\.fileChooser, chooser) }
    try host.tap("choose")
    try await host.wait(for: "3 bytes")
    #expect(chooser.requests.map(\.contentTypes) == [[.image]])
    #expect(chooser.requests.map(\.allowsMultipleSelection) == [false])
    host.close()
  }

  @Test func noMoreItemsAreKeptThanAsked() async throws {
    struct Several: View {
      @State var items: [PhotosPickerItem] = []
      @State var isPresented = false
      var body: some View {
        Button("several") { isPresented = true }
          .photosPicker(isPresented: $isPresented, selection: $items, maxSelectionCount: 2, matching: .not(.images))
        Text(verbatim: items.compactMap(\.itemIdentifier).joined(separator: " "))
      }
    }
    let chooser = Chooser(["/a.mp4", "/b.mp4", "/c.mp4"].map { URL(fileURLWithPath: $0) })
    let host = try ViewHost { VStack { Several() }.environment(\.fileChooser, chooser) }
    try host.tap("several")
    try await host.wait(for: "/a.mp4 /b.mp4")
    #expect(chooser.requests.map(\.contentTypes) == [[.movie]])
    #expect(chooser.requests.map(\.allowsMultipleSelection) == [true])
    host.close()
  }

  @Test func aFileThatIsNoPictureIsAnError() async throws {
    let item = PhotosPickerItem(itemIdentifier: "/nowhere.png")
    #expect(item.supportedContentTypes == [.png])
    await #expect(throws: (any Error).self) { try await item.loadTransferable(type: Data.self) }
    #expect(PHPickerFilter.any(of: [.images, .videos]) == .not(.all(of: [.images, .videos])))
  }
}
