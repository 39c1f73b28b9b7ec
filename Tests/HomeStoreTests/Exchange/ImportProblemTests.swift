import Foundation
import HomeCore
import Testing

@testable import HomeStore

@Suite("What is wrong with a file is said in a sentence of its own", .serialized)
final class ImportProblemTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func file(_ name: String, _ text: String) throws -> URL {
    let url = folder.url.appending(path: name)
    try Data(text.utf8).write(to: url)
    return url
  }

  /// Returns the message about a file that cannot be imported.
  private func problem(_ url: URL, _ format: RecordFormat? = nil) async -> String {
    do {
      let request = RecordImport(from: url, format: format)
      let report = try await Store(in: folder).records.importRecords(request) { _ in }
      return report.badRows.map { "\($0.line): \($0.reason)" }.joined(separator: " / ")
    } catch {
      return "\(error)"
    }
  }

  @Test("for a folder, a device and a file with nothing in it")
  func noFile() async throws {
    let folder = folder.url.appending(path: "books.csv")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    #expect(await problem(folder) == "“books.csv” is a folder. Choose a file in it.")
    #expect(
      await problem(URL(filePath: "/dev/null"), .csv) == "“null” is a device, not a file. Choose a file.")
    #expect(await problem(try file("empty.csv", "")) == "There is nothing in “empty.csv”.")
    #expect(await problem(try file("mark.csv", "\u{FEFF}")) == "There is nothing in “mark.csv”.")
  }

  @Test("for lines that end in CR alone")
  func oldLineEnds() async throws {
    let sentence = "The lines of “old.EXT” end in CR alone. Save it with LF or CR LF and try again."
    for (ending, text) in [
      ("csv", "title,author,price\ra,b,1\rc,d,2\r"),
      ("jsonl", "{\"title\":\"a\",\"author\":\"b\",\"price\":1}\r{\"title\":\"c\",\"author\":\"d\",\"price\":1}\r"),
    ] {
      #expect(await problem(try file("old.\(ending)", text)) == sentence.replacing("EXT", with: ending))
    }
  }

  @Test("for a file that contains no text, whatever its name")
  func binary() async throws {
    let header = Data("title,author,price\n".utf8)
    let url = folder.url.appending(path: "picture.csv")
    // All possible bytes, as in a compressed file: only the high ones might be Korean.
    try (header + Data((0..<4_096).map { UInt8(truncatingIfNeeded: $0 &* 73) })).write(to: url)
    #expect(await problem(url) == "“picture.csv” is not a text file. Choose a CSV or JSON file.")
  }

  @Test("for text behind the end of a JSON array")
  func trailingText() async throws {
    let book = "{\"title\":\"a\",\"author\":\"b\",\"price\":1}"
    #expect(await problem(try file("a.json", "[\(book)]\n\n ")) == "")
    for text in ["[\(book)]\nx", "[\(book)]]", "[\(book)][\(book)]", "[\(book)]\n\(book)"] {
      let line = text.contains("\n") ? 2 : 1
      #expect(await problem(try file("a.json", text)) == "\(line): There is content after the end of the array.")
    }
  }

  @Test("for a NUL character in a text")
  func nul() async throws {
    #expect(
      await problem(try file("a.csv", "title,author,price\nx\u{0}y,b,1\n"))
        == "2: The text contains a NUL character, which cannot be stored. Remove it.")
    #expect(
      await problem(try file("a.json", "[{\"title\":\"x\\u0000y\",\"author\":\"b\",\"price\":1}]"))
        == "1: The text contains a NUL character, which cannot be stored. Remove it.")
  }

  @Test("for a beginning that does not say what the columns are")
  func beginning() async throws {
    #expect(
      await problem(try file("a.json", "[{\"title\":}]"))
        == "Line 1 of “a.json” does not say what its columns are. This is not a JSON object.")
    #expect(
      await problem(try file("a.csv", "\ntitle,\"author,price\n"))
        == "Line 2 of “a.csv” does not say what its columns are. A quote is opened here and never closed.")
  }

  @Test("for two rows with the same id")
  func duplicates() async throws {
    let url = try file("a.csv", "id,title,author,price\n5,x,b,1\n6,y,b,1\n5,z,b,1\n,v,b,1\n,w,b,1\n")
    #expect(await problem(url) == "4: An earlier row also has the id 5.")
    let store = Store(in: folder)
    let request = RecordImport(from: url, badRows: .keepGoodRows)
    #expect(try await store.records.importRecords(request) { _ in }.importedCount == 4)
    #expect(try await store.books.bookDetails(bookId: 5).book.title == "x")
  }

  @Test(
    "for numbers that are out of all bounds",
    arguments: [
      "9223372036854775808", "-9223372036854775808", "-9223372036854775809", "1e400", "-1e400", "0.5", "nan",
      "inf", "0x10", "99999999999999999999999999999999",
    ])
  func numbers(number: String) async throws {
    let columns = ["id", "price", "year", "pageCount"]
    for column in columns {
      let values = columns.map { $0 == column ? number : "1" }
      let csv = try file(
        "a.csv", "title,author,\(columns.joined(separator: ","))\na,b,\(values.joined(separator: ","))\n")
      #expect(await problem(csv).hasPrefix("2: “\(column)” is not a whole number"))
      let members = zip(columns, values).map { "\"\($0)\":\($1)" }.joined(separator: ",")
      let good = "{\"title\":\"a\",\"author\":\"b\",\"price\":1}"
      let json = try file("a.json", "[\(good),\n{\"title\":\"a\",\"author\":\"b\",\(members)}]")
      #expect(await problem(json).hasPrefix("2: "))
    }
  }

  @Test("but not for whole numbers that JSON writes in another way")
  func wholeNumbers() async throws {
    let rows = ["1e3", "1000.0", "1.0E+3", "1000"].map { "{\"title\":\"a\",\"author\":\"b\",\"price\":\($0)}\n" }
    let url = try file("a.jsonl", rows.joined())
    let store = Store(in: folder)
    #expect(try await store.records.importRecords(RecordImport(from: url)) { _ in }.importedCount == 4)
    #expect(try await store.books.bookList().map(\.price) == [1_000, 1_000, 1_000, 1_000])
    for number in ["1.5e0", "1e-3", "1e19", "9007199254740994e0"] {
      let json = try file("b.jsonl", "{\"title\":\"a\",\"author\":\"b\",\"price\":\(number)}\n")
      #expect(await problem(json).contains("“price” is not a whole number"), "\(number)")
    }
  }

  @Test("and the greatest and least numbers that are allowed are kept")
  func bounds() async throws {
    let url = try file(
      "a.csv", "id,title,author,price,year,pageCount\n\(Int.max),a,b,1000000000,-9999,1000000\n1,c,d,-0,9999,+5\n")
    let store = Store(in: folder)
    #expect(try await store.records.importRecords(RecordImport(from: url)) { _ in }.importedCount == 2)
    let all = try await store.books.bookList()
    #expect(all.map(\.id) == [Int.max, 1] && all.map(\.price) == [1_000_000_000, 0])
    #expect(try await store.books.bookDetails(bookId: Int.max).year == -9_999)
  }
}
