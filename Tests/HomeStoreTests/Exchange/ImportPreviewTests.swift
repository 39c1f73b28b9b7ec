import Foundation
import HomeCore
import Testing

@testable import HomeStore

@Suite("A file is looked at before it is imported", .serialized)
final class ImportPreviewTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func preview(_ name: String, _ data: Data) async throws -> RecordImportPreview {
    let url = folder.url.appending(path: name)
    try data.write(to: url)
    let store = Store(in: folder)
    let preview = try await store.records.previewImport(RecordImport(from: url)) { _ in }
    #expect(try await store.books.numberOfBooks(matching: BookQuery()) == 0)
    return preview
  }

  @Test("and told apart are its encoding, separator, columns, good rows and bad ones")
  func spreadsheet() async throws {
    let text = "번호;제목;저자;가격;비고;TITLE\n1;하나;작가;5;x;y\n2;둘;작가;free;x;y\n1;셋;작가;5;x;y\n"
    let preview = try await preview("books.csv", try #require(text.koreanBytes))
    var expected = RecordImportPreview(
      format: .csv, encoding: .korean, separator: .semicolon,
      columns: zip(["번호", "제목", "저자", "가격"], ["id", "title", "author", "price"]).map {
        RecordImportPreview.Column(header: $0, name: $1)
      }, ignoredColumns: ["비고", "TITLE"], rows: [["1", "하나", "작가", "5"]], repeatedCount: 1,
      report: RecordImportReport(kind: .books, importedCount: 1))
    expected.report.add(BadRow(line: 3, reason: "“price” is not a whole number from 0 to 1,000,000,000: “free”."))
    expected.report.add(BadRow(line: 4, reason: "An earlier row also has the id 1."))
    #expect(preview == expected)
  }

  @Test("also in JSON")
  func json() async throws {
    let text = "[{\"title\":\"a\",\"Author\":\"b\",\"price\":1,\"x\":2}]"
    let preview = try await preview("books.json", Data([0xFF, 0xFE]) + text.utf16LittleEndian)
    #expect(preview.format == .json && preview.encoding == .utf16LittleEndian && preview.separator == nil)
    #expect(preview.columns.map(\.name) == ["author", "price", "title"] && preview.ignoredColumns == ["x"])
    #expect(preview.rows == [["b", "1", "a"]])
    #expect(preview.report == RecordImportReport(kind: .books, importedCount: 1))
  }

  @Test("and its first good rows are shown, with nothing where they have nothing")
  func firstRows() async throws {
    let good = (1...8).map { "Book \($0),Someone,,\($0)\n" }.joined()
    let preview = try await preview("books.csv", Data("title,author,publisher,price\n,,,\n\(good)".utf8))
    #expect(preview.rows == (1...RecordImportPreview.maximumRows).map { ["Book \($0)", "Someone", "", "\($0)"] })
    #expect(preview.report.importedCount == 8 && preview.report.badRowCount == 1)
  }

  @Test("and a pipe to which nobody writes is not waited for when nobody wants to know any more")
  func cancellation() async throws {
    let pipe = folder.url.appending(path: "books.csv")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    let store = Store(in: folder)
    let task = Task { try await store.records.previewImport(RecordImport(from: pipe)) { _ in } }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
