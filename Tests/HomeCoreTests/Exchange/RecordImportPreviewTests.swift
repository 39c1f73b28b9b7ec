import Testing

@testable import HomeCore

@Suite("What is understood of a file is said in few words")
struct RecordImportPreviewTests {
  @Test("for a spreadsheet with bad rows and columns that nothing is made of")
  func spreadsheet() {
    var preview = RecordImportPreview(
      format: .csv, encoding: .korean, separator: .semicolon,
      columns: [.init(header: "id", name: "id"), .init(header: "제목", name: "title")], ignoredColumns: ["비고", "x"],
      report: RecordImportReport(kind: .books, importedCount: 4_998, badRowCount: 1))
    #expect(preview.title == "4,998 rows are good. 1 row is bad.")
    #expect(
      preview.facts.map { "\($0.title): \($0.value)" } == [
        "Contents: Books", "Format: CSV with semicolons", "Encoding: EUC-KR (CP949)",
        "Columns Read: id, 제목 (title)", "Columns Left Out: 비고, x",
      ])
    preview.repeatedCount = 1_200
    #expect(preview.facts.last?.title == "Repeated IDs" && preview.facts.last?.value == "1,200")
    preview.report = RecordImportReport(kind: .comics, importedCount: 1)
    (preview.ignoredColumns, preview.repeatedCount) = ([], 0)
    #expect(preview.title == "1 row is good." && preview.facts.count == 4)
    preview.report.importedCount = 0
    #expect(preview.title == "There are no rows.")
  }

  @Test("for JSON, which has no separator")
  func json() {
    let report = RecordImportReport(kind: .offers, importedCount: 0, badRowCount: 2)
    let preview = RecordImportPreview(format: .json, encoding: .utf16BigEndian, report: report)
    #expect(preview.title == "0 rows are good. 2 rows are bad.")
    #expect(preview.facts.map(\.value) == ["Offers", "JSON", "UTF-16"])
  }
}
