import Testing

@testable import HomeCore

@Suite("What is understood of a file is said in sentences")
struct RecordImportPreviewTests {
  @Test("for a spreadsheet with bad rows and columns that nothing is made of")
  func spreadsheet() {
    var preview = RecordImportPreview(
      format: .csv, encoding: .korean, separator: .semicolon,
      columns: [.init(header: "id", name: "id"), .init(header: "제목", name: "title")], ignoredColumns: ["비고", "x"],
      report: RecordImportReport(kind: .books, importedCount: 4_998, badRowCount: 1))
    #expect(preview.title == "4,998 rows are good. 1 row is bad.")
    #expect(
      preview.lines == [
        "Books as CSV with semicolons, in EUC-KR (CP949).", "Columns that are read: id, 제목 (title).",
        "Columns that are left out: 비고, x.",
      ])
    preview.report = RecordImportReport(kind: .comics, importedCount: 1)
    preview.ignoredColumns = []
    #expect(preview.title == "1 row is good." && preview.lines.count == 2)
  }

  @Test("for JSON, which has no separator")
  func json() {
    let report = RecordImportReport(kind: .offers, importedCount: 0, badRowCount: 2)
    let preview = RecordImportPreview(format: .json, encoding: .utf16BigEndian, report: report)
    #expect(preview.title == "0 rows are good. 2 rows are bad." && preview.lines == ["Offers as JSON, in UTF-16."])
  }
}
