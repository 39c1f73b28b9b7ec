import GtkBridgeTesting
import SwiftUI
import Testing

extension SwiftUITests {
  @Suite @MainActor struct DocumentTests {
    struct Chooser: FileChooser {
      let url: URL
      func choose(_ request: FileChooserRequest, answer: @escaping ([URL]) -> Void) -> (any FileChooserSession)? {
        answer([url])
        return nil
      }
    }

    final class Model: ObservableObject {
      @Published var isShown = false
      var results: [Result<URL, any Error>] = []
      var several: [Result<[URL], any Error>] = []
    }

    struct Note: FileDocument {
      static var readableContentTypes: [UTType] { [.plainText] }
      var text: String

      init(_ text: String) { self.text = text }
      init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
      }
      func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
      }
    }

    final class Drawing: ReferenceFileDocument {
      static var readableContentTypes: [UTType] { [.folder] }
      var lines = 2
      init() {}
      init(configuration: ReadConfiguration) throws { lines = configuration.file.fileWrappers?.count ?? 0 }
      func snapshot(contentType: UTType) throws -> Int { lines }
      func fileWrapper(snapshot: Int, configuration: WriteConfiguration) throws -> FileWrapper {
        let folder = FileWrapper(directoryWithFileWrappers: [:])
        for number in 0..<snapshot {
          folder.addRegularFile(withContents: Data("\(number)".utf8), preferredFilename: "line")
        }
        return folder
      }
    }

    private let folder = URL.temporaryDirectory.appending(path: "DocumentTests-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    private func run<Content: View>(_ model: Model, _ content: Content) async throws {
      let host = try ViewHost { content.environment(\.fileChooser, Chooser(url: folder.appending(path: "a.txt"))) }
      model.isShown = true
      #expect(await MainLoop.wait { !model.results.isEmpty || !model.several.isEmpty })
      host.close()
    }

    struct Screen<Content: View>: View {
      @ObservedObject var model: Model
      let content: (Binding<Bool>) -> Content
      var body: some View { content($model.isShown) }
    }

    private func text(_ name: String) throws -> String {
      try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }

    @Test func documentsAreWritten() async throws {
      defer { try? FileManager.default.removeItem(at: folder) }
      let model = Model()
      try await run(
        model,
        Screen(model: model) { isShown in
          Text("a").fileExporter(
            isPresented: isShown, documents: [Note("one"), Note("two")], contentType: .plainText
          ) { model.several.append($0) }
        })
      #expect(try model.several.first?.get().map(\.lastPathComponent) == ["a.txt", "a 2.txt"])
      #expect(try text("a.txt") == "one")
      #expect(try text("a 2.txt") == "two")
      let read = try Note(
        configuration: .init(contentType: .plainText, file: FileWrapper(url: folder.appending(path: "a 2.txt"))))
      #expect(read.text == "two")
    }

    @Test func aDocumentMayBeAFolder() async throws {
      defer { try? FileManager.default.removeItem(at: folder) }
      let model = Model()
      try await run(
        model,
        Screen(model: model) { isShown in
          Text("a").fileExporter(isPresented: isShown, document: Drawing(), contentType: .folder) {
            model.results.append($0)
          }
        })
      #expect(try text("a.txt/line") == "0")
      let read = try Drawing(
        configuration: .init(contentType: .folder, file: FileWrapper(url: folder.appending(path: "a.txt"))))
      #expect(read.lines == 2)
    }

    @Test func aFileIsMoved() async throws {
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appending(path: "b.txt")
      try Data("moved".utf8).write(to: file)
      let model = Model()
      try await run(
        model,
        Screen(model: model) { isShown in
          Text("a").fileMover(isPresented: isShown, file: file) { model.results.append($0) }
        })
      #expect(try text("a.txt") == "moved")
      #expect(!FileManager.default.fileExists(atPath: file.path))
    }
  }
}
