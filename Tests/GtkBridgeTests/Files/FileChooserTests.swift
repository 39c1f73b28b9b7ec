import CGtk
import Foundation
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// File dialogs, with a chooser that gives the answers of the test.
  @Suite @MainActor struct FileChooserTests {
    private final class Chooser: FileChooser {
      final class Session: FileChooserSession {
        var isCancelled = false
        func cancel() { isCancelled = true }
      }

      var requests: [FileChooserRequest] = []
      var answer: (([URL]) -> Void)?
      weak var session: Session?

      func choose(_ request: FileChooserRequest, answer: @escaping ([URL]) -> Void) -> (any FileChooserSession)? {
        requests.append(request)
        self.answer = answer
        let session = Session()
        self.session = session
        return session
      }
    }

    private final class Model: ObservableObject {
      @Published var isImporting = false
      @Published var isExporting = false
      var imported: [URL] = []
      var exported: Result<URL, any Error>?
      var cancellations = 0
    }

    private struct Note: FileDocument {
      static let readableContentTypes: [UTType] = [.plainText]
      var text = "한글"
      init() {}
      init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
      }
      func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
      }
    }

    private struct Screen: View {
      @ObservedObject var model: Model
      var body: some View {
        Text("root")
          .fileImporter(
            isPresented: $model.isImporting, allowedContentTypes: [.commaSeparatedText, .json],
            allowsMultipleSelection: true
          ) { result in
            if case .success(let urls) = result { model.imported = urls }
          } onCancellation: {
            model.cancellations += 1
          }
          .fileExporter(
            isPresented: $model.isExporting, document: Note(), contentType: .plainText, defaultFilename: "note"
          ) {
            model.exported = $0
          }
      }
    }

    private let chooser = Chooser()
    private let model = Model()

    private func show() -> TestScreen<some View> {
      TestScreen { Screen(model: model).environment(\.fileChooser, chooser) }
    }

    @Test func importerAsksOnceAndHandsOver() throws {
      let screen = show()
      screen.flush()
      #expect(chooser.requests.isEmpty)
      model.isImporting = true
      screen.flush()
      screen.flush()
      #expect(chooser.requests.count == 1)
      #expect(chooser.requests[0].contentTypes == [.commaSeparatedText, .json])
      #expect(chooser.requests[0].purpose == .open && chooser.requests[0].allowsMultipleSelection)
      let url = URL(fileURLWithPath: "/tmp/books.csv")
      chooser.answer?([url])
      #expect(model.imported == [url] && !model.isImporting && chooser.session == nil)
    }

    @Test func changingOnesMindIsNoResult() throws {
      let screen = show()
      model.isImporting = true
      screen.flush()
      chooser.answer?([])
      #expect(model.imported.isEmpty && !model.isImporting && model.cancellations == 1)
    }

    @Test func theProgramMayTakeTheQuestionBack() throws {
      let screen = show()
      model.isImporting = true
      screen.flush()
      let session = try #require(chooser.session)
      model.isImporting = false
      screen.flush()
      #expect(session.isCancelled)
      chooser.answer?([URL(fileURLWithPath: "/tmp/late.csv")])
      #expect(model.imported.isEmpty)
    }

    @Test func theQuestionGoesWithTheView() throws {
      var screen: TestScreen? = show()
      model.isImporting = true
      screen?.flush()
      let session = try #require(chooser.session)
      screen = nil
      #expect(session.isCancelled)
    }

    @Test func destinationIsLeftToTheProgram() throws {
      struct Destination: View {
        @ObservedObject var model: Model
        let log: Log
        var body: some View {
          Text("root").fileDestination(
            isPresented: $model.isExporting, contentType: .plainText, defaultFilename: "note"
          ) {
            log.entries.append($0.lastPathComponent)
          } onCancellation: {
            log.entries.append("cancelled")
          }
        }
      }
      let log = Log()
      let screen = TestScreen { Destination(model: model, log: log).environment(\.fileChooser, chooser) }
      for answer in [[URL(fileURLWithPath: "/tmp/a.txt")], []] {
        model.isExporting = true
        screen.flush()
        chooser.answer?(answer)
        #expect(!model.isExporting)
      }
      #expect(chooser.requests.map(\.suggestedName) == ["note.txt", "note.txt"])
      #expect(log.entries == ["a.txt", "cancelled"])
      #expect(!FileManager.default.fileExists(atPath: "/tmp/a.txt"))
    }

    @Test func exporterWritesTheWholeFile() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let screen = show()
      model.isExporting = true
      screen.flush()
      #expect(chooser.requests[0].purpose == .save && chooser.requests[0].suggestedName == "note.txt")
      let url = folder.appendingPathComponent("note.txt")
      chooser.answer?([url])
      #expect(try model.exported?.get() == url)
      #expect(try String(contentsOf: url, encoding: .utf8) == "한글")
      model.isExporting = true
      screen.flush()
      chooser.answer?([folder.appendingPathComponent("missing/note.txt")])
      #expect(throws: (any Error).self) { try model.exported?.get() }
    }

    @Test func allFilesAreAChoiceBesideTheTypes() {
      func names(_ types: UTType...) -> [String] {
        FileChooserRequest(purpose: .open, contentTypes: types, allowsMultipleSelection: false).filters.map(\.name)
      }
      let both = names(.commaSeparatedText, .json)
      #expect(both.count == 4 && both.first == "Supported Files" && both.last == "All Files")
      #expect(both[1].hasSuffix("(*.csv)") && both[2].hasSuffix("(*.json)"), "\(both)")
      #expect(names(.json) == [both[2], "All Files"])
      #expect(names(.folder).isEmpty && names(.item).isEmpty && names().isEmpty)
    }

    @Test func eachDialogHasItsTitle() throws {
      struct Titled: View {
        @ObservedObject var model: Model
        var body: some View {
          Text("root")
            .fileImporter(isPresented: $model.isImporting, allowedContentTypes: [.json]) { _ in }
            .fileDialogMessage("Import Books")
            .fileDestination(isPresented: $model.isExporting, contentType: .json) { _ in }
            .fileDialogMessage("Export Books")
        }
      }
      let screen = TestScreen { Titled(model: model).environment(\.fileChooser, chooser) }
      model.isImporting = true
      screen.flush()
      chooser.answer?([])
      model.isExporting = true
      screen.flush()
      chooser.answer?([])
      #expect(chooser.requests.map(\.title) == ["Import Books", "Export Books"])
    }

    @Test func desktopsDialogShowsAndGoes() throws {
      let parent = Gtk.Window(retaining: UnsafeMutableRawPointer(gtk_window_new()))
      parent.present()
      var reference: Gtk.WeakReference?
      do {
        let request = FileChooserRequest(
          purpose: .open, contentTypes: [.commaSeparatedText, .json], allowsMultipleSelection: true)
        let native = request.makeDialog(above: parent)
        reference = Gtk.WeakReference(native)
        var answers: [[URL]] = []
        native.show { answers.append($0) }
        #expect(MainLoop.pump { TestApplication.windows.count == 2 })
        let dialog = try #require(TestApplication.windows.first { $0.widget != parent.widget })
        dialog.close()
        #expect(MainLoop.pump { answers == [[]] })
        native.destroy()
      }
      parent.destroy()
      #expect(MainLoop.pump { reference?.isAlive == false })
    }

    @Test func kindsOfFiles() {
      #expect(UTType(filenameExtension: "CSV") == .commaSeparatedText)
      #expect(UTType(filenameExtension: "book")?.identifier == ".book")
      #expect(UTType(mimeType: "text/csv") == .commaSeparatedText)
      #expect(UTType(mimeType: "nonsense") == nil)
      #expect(UTType.commaSeparatedText.completing("a.CSV") == "a.CSV")
    }
  }
}
