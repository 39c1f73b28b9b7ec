import GtkBridgeTesting
import GtkObjects
import SwiftUI
import Testing

extension SwiftUITests {
  @Suite @MainActor struct ItemProviderTests {
    @Test func aTextIsReadAsTextOrURL() {
      let text = NSItemProvider(object: "hello" as NSString)
      #expect(text.canLoadObject(ofClass: String.self))
      #expect(!text.canLoadObject(ofClass: URL.self))
      #expect(text.hasItemConformingToTypeIdentifier("public.plain-text"))
      #expect(text.hasItemConformingToTypeIdentifier(UTType.text.identifier))
      #expect(!text.hasItemConformingToTypeIdentifier("public.image"))
      var read: String?
      text.loadObject(ofClass: String.self) { value, _ in read = value }
      #expect(read == "hello")
      let page = NSItemProvider(object: "https://gtk.org/a")
      #expect(page.canLoadObject(ofClass: URL.self))
      #expect(page.hasItemConformingToTypeIdentifier("public.url"))
    }

    @Test func aFileIsReadAsItsAddressOrItsContents() throws {
      let url = URL.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
      try Data([1, 2]).write(to: url)
      defer { try? FileManager.default.removeItem(at: url) }
      let file = try #require(NSItemProvider(contentsOf: url))
      #expect(file.suggestedName == url.lastPathComponent)
      #expect(file.hasItemConformingToTypeIdentifier("public.image"))
      #expect(file.hasItemConformingToTypeIdentifier("public.file-url"))
      #expect(!file.hasItemConformingToTypeIdentifier("public.text"))
      var (address, contents, read): (Data?, Data?, URL?)
      file.loadItem(forTypeIdentifier: "public.file-url") { item, _ in address = item as? Data }
      file.loadDataRepresentation(for: .png) { data, _ in contents = data }
      file.loadObject(ofClass: URL.self) { value, _ in read = value }
      #expect(address.flatMap { URL(dataRepresentation: $0, relativeTo: nil) } == url)
      #expect(contents == Data([1, 2]))
      #expect(read == url)
    }

    @Test func whatIsNotThereIsAnError() {
      let empty = NSItemProvider()
      var failed: (any Error)?
      empty.loadObject(ofClass: String.self) { _, error in failed = error }
      #expect(failed is NSItemProviderError)
      let made = NSItemProvider()
      made.registerDataRepresentation(for: .json) { answer in
        answer(Data("{}".utf8), nil)
        return nil
      }
      var data: Data?
      made.loadDataRepresentation(forTypeIdentifier: "public.text") { loaded, _ in data = loaded }
      #expect(data == Data("{}".utf8))
    }

    @Test func typesHaveApplesIdentifiers() {
      #expect(UTType("public.jpeg") == .jpeg)
      #expect(UTType("image/png") == .png)
      #expect(UTType.png.conforms(to: .image))
      #expect(UTType.png.conforms(to: .item))
      #expect(!UTType.png.conforms(to: .text))
      #expect(UTType.fileURL.conforms(to: .url))
      #expect(!UTType.fileURL.conforms(to: .text))
      #expect(UTType(exportedAs: "com.example.note") == UTType(importedAs: "com.example.note"))
    }
  }
}
