import GtkBridgeTesting
import SwiftUI
import Testing

extension SwiftUITests {
  /// The representations of values: the content that other programs receive, and that this one reads.
  @Suite @MainActor struct TransferableTests {
    private struct Book: Codable, Equatable, Transferable {
      var title: String
      var isSecret = false

      static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json).exportingCondition { !$0.isSecret }.suggestedFileName { $0.title }
        ProxyRepresentation(exporting: \.title)
      }
    }

    private struct Picture: Equatable, Transferable {
      var bytes: Data

      static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .png) {
          $0.bytes
        } importing: {
          Picture(bytes: $0)
        }.suggestedFileName("Cat")
      }
    }

    private struct Document: Equatable, Transferable {
      var file: URL

      static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(contentType: .pdf) {
          SentTransferredFile($0.file)
        } importing: {
          Document(file: $0.file)
        }
        ProxyRepresentation(exporting: { $0.file.lastPathComponent })
      }
    }

    private struct Slow: Equatable, Transferable {
      var text: String

      static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation {
          await Task.yield()
          return $0.text
        } importing: { (text: String) in
          await Task.yield()
          return Slow(text: text)
        }
      }
    }

    @Test func otherProgramsReceiveTextAndThisOneTheValue() async throws {
      let book = Book(title: "Emma")
      let content = try #require(await TransferSession.content(of: [book]))
      #expect(content == .text("Emma"))
      #expect(await TransferSession.values(of: content) == [book])
      #expect(await TransferSession.values(of: content) == ["Emma"])
      #expect(await TransferSession.values(of: .text("Persuasion")) as [Book] == [])
      let text = #"{"title":"Emma","isSecret":true}"#
      #expect(await TransferSession.values(of: .text(text)) == [Book(title: "Emma", isSecret: true)])
    }

    @Test func aConditionAndTheOrderDecideOnTheTypes() async throws {
      let (open, secret) = (Book(title: "Emma"), Book(title: "Diary", isSecret: true))
      #expect(open.exportedContentTypes() == [.json, .utf8PlainText])
      #expect(secret.exportedContentTypes() == [.utf8PlainText])
      #expect(Book.importedContentTypes() == [.json])
      #expect(open.suggestedFilename == "Emma")
      #expect(try await String(decoding: open.exported(as: .plainText), as: UTF8.self) == "Emma")
      #expect(try await Book(importing: open.exported(as: .json), contentType: .json) == open)
      await #expect(throws: (any Error).self) { try await secret.exported(as: .json) }
    }

    @Test func dataThatIsNoTextTravelsAsAFileWithAName() async throws {
      let picture = Picture(bytes: Data([0x89, 0xFF, 0x00]))
      guard case .files(let urls) = await TransferSession.content(of: [picture]) else {
        Issue.record("a picture is no text")
        return
      }
      let url = try #require(urls.first)
      #expect(url.lastPathComponent == "Cat.png")
      #expect(try Data(contentsOf: url) == picture.bytes)
      // From another program: the same file under another name.
      let copy = url.deletingLastPathComponent().appending(path: "Dog.png")
      try FileManager.default.copyItem(at: url, to: copy)
      #expect(await TransferSession.values(of: .files([copy])) == [picture])
      #expect(await TransferSession.values(of: .text("no picture")) as [Picture] == [])
      #expect(await TransferSession.values(of: .files([copy])) as [Document] == [])
      try FileManager.default.removeItem(at: url.deletingLastPathComponent())
    }

    @Test func filesTravelAsThemselves() async throws {
      let document = Document(file: URL(fileURLWithPath: "/tmp/a.pdf"))
      #expect(await TransferSession.content(of: [document, document]) == .files([document.file, document.file]))
      #expect(await TransferSession.values(of: .files([document.file])) == [document])
      #expect(await TransferSession.values(of: .files([document.file])) == [document.file])
    }

    @Test func aRepresentationThatSuspendsIsAwaited() async throws {
      var log: [Slow] = []
      let isTaken = TransferSession.receive(.text("late")) { (values: [Slow]) in
        log += values
        return false
      }
      #expect(isTaken && log.isEmpty)
      #expect(await MainLoop.wait { !log.isEmpty })
      #expect(log == [Slow(text: "late")])
      let content = TransferSession.content(of: [Slow(text: "given")]) { MainLoop.pump(until: $0) }
      #expect(content == .text("given"))
    }

    @Test func theStandardTypesTravel() async throws {
      #expect(await TransferSession.content(of: [AttributedString("a")]) == .text("a"))
      #expect(await TransferSession.values(of: .text("b")) == [AttributedString("b")])
      #expect(await TransferSession.values(of: .text("b")) == [Data("b".utf8)])
      #expect(await TransferSession.content(of: [Color(red: 1, green: 0, blue: 0)]) == .text("#FF0000FF"))
      #expect(await TransferSession.values(of: .text("#0000ff")) == [Color(red: 0, green: 0, blue: 1)])
      #expect(await TransferSession.values(of: .text("blue")) as [Color] == [])
    }

    @Test func anImageIsAPicture() async throws {
      let image = Image(uiImage: UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in })
      #expect(image.exportedContentTypes() == [.png])
      let data = try await image.exported(as: .png)
      #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      #expect(try await Image(importing: data, contentType: .png) == Image(data: data))
    }
  }
}
