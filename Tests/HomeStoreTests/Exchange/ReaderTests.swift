import Foundation
import HomeCore
import Testing

@testable import HomeStore
@testable import RecordFiles

@Suite("Files of records are read", .serialized)
final class ReaderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func source(_ text: String) throws -> ByteSource { try source(Array(text.utf8)) }

  private func source(_ bytes: [UInt8]) throws -> ByteSource {
    let url = folder.url.appending(path: UUID().uuidString)
    try Data(bytes).write(to: url)
    return try ByteSource(url)
  }

  /// Returns each row as its line and values, or its line and the error.
  private func rows(_ reader: any RecordReader, _ columns: [String]) throws -> [String] {
    var rows: [String] = []
    while let row = try reader.next(columns) {
      switch row.values {
      case .success(let values): rows.append("\(row.line): " + values.map { $0 ?? "-" }.joined(separator: "|"))
      case .failure(let problem): rows.append("\(row.line)! \(problem.reason)")
      }
    }
    return rows
  }

  @Test(
    "as RFC 4180 has them",
    arguments: [
      ("a,b\n1,2\n", ["2: 1|2"]), ("a,b\r\n1,2\r\n3,4", ["2: 1|2", "3: 3|4"]), ("\u{FEFF}a,b\n1,2", ["2: 1|2"]),
      ("b,a\n2,1", ["2: 1|2"]), ("a,b,c\n1,2,3", ["2: 1|2"]), ("a\n1", ["2: 1|-"]), ("a,b\n,\n", ["2: |"]),
      ("a,b\n\"x,y\",\"say \"\"hi\"\"\"\n", ["2: x,y|say \"hi\""]),
      ("a,b\n\"one\r\ntwo\",2\n3,4", ["2: one\r\ntwo|2", "4: 3|4"]),
      ("a,b\n\n1,2\n\n\n3,4\n\n", ["3: 1|2", "6: 3|4"]), ("\"a\",\"b\"\n\"\",\"\"\n", ["2: |"]),
      ("a,b\n5\"tall,2\n", ["2: 5\"tall|2"]), ("a,b\n한국,어\n", ["2: 한국|어"]), ("a,b\n1,2\r3\n", ["2: 1|2\r3"]),
    ])
  func csv(text: String, expected: [String]) throws {
    #expect(try rows(CSVReader(source(text)), ["a", "b"]) == expected)
  }

  @Test("and bad rows named, with the good ones around them")
  func badCSV() throws {
    let text = "a,b\n1,2\n1\n1,2,3\n\"1\"x,2\n3,4\n"
    #expect(
      try rows(CSVReader(source(text)), ["a", "b"]) == [
        "2: 1|2", "3! The number of fields differs from the first row: 1, not 2.",
        "4! The number of fields differs from the first row: 3, not 2.",
        "5! There is text after a closing quote.", "6: 3|4",
      ])
    #expect(
      try rows(CSVReader(source("a\n1\n\"2\n3\n")), ["a"]) == ["2: 1", "3! A quote is opened here and never closed."])
    #expect(
      try rows(CSVReader(source(Array("a\n".utf8) + [0xFF, 0xFE, 0x0A, 0x31])), ["a"])
        == ["2! This is not text in UTF-8.", "3: 1"])
    #expect(
      try rows(CSVReader(source("a\n1\u{0}2\n3")), ["a"]) == [
        "2! The text contains a NUL character, which cannot be stored. Remove it.", "3: 3",
      ])
    let long = "a\n" + String(repeating: "x", count: CSVReader.maximumRowLength + 1) + "\n2\n"
    #expect(
      try rows(CSVReader(source(long)), ["a"])
        == ["2! The row is longer than a million bytes. A quote may be missing.", "3: 2"])
    #expect(throws: RecordFileError.self) { try CSVReader(self.source("")) }
    #expect(throws: RecordFileError.self) { try CSVReader(self.source("\n\n")) }
  }

  @Test(
    "from JSON, as an array or line by line",
    arguments: [
      ("[{\"a\":1,\"b\":\"x\"}]", ["1: 1|x"]),
      (" [ {\"a\": 1}\n , {\"b\":\"{[\\\"]}\"} ] ", ["1: 1|-", "2: -|{[\"]}"]),
      ("{\"a\":1}\n{\"a\":2}\n", ["1: 1|-", "2: 2|-"]), ("{\"a\":true,\"b\":false}", ["1: true|false"]),
      ("[{\"a\":null,\"b\":12.5}]", ["1: -|12.5"]), ("[]", []), ("[{\"a\":\"\\ud55c\\n\",\"b\":-7}]", ["1: 한\n|-7"]),
      ("\n\n{\"a\":9007199254740993}\r\n", ["3: 9007199254740993|-"]),
      ("[{\"a\":\"\\\\\"},{\"a\":\"é\"}]", ["1: \\|-", "1: é|-"]),
    ])
  func json(text: String, expected: [String]) throws {
    guard text != "[]" else {
      #expect(throws: RecordFileError.self) { try JSONReader(self.source(text)) }
      return
    }
    #expect(try rows(JSONReader(source(text)), ["a", "b"]) == expected)
  }

  @Test("and bad objects named, with the good ones around them")
  func badJSON() throws {
    #expect(
      try rows(JSONReader(source("{\"a\":1}\n{\"a\":\n[1]\n{\"a\":[2]}\n{\"a\":3}")), ["a"]) == [
        "1: 1", "2! This is not a JSON object.", "3! This is not a JSON object.",
        "4! “a” is neither text nor a number.",
        "5: 3",
      ])
    #expect(
      try rows(JSONReader(source("[{\"a\":1},\n{\"a\":},\n{\"a\":3},\n4,{\"a\":5}]")), ["a"]) == [
        "1: 1", "2! This is not a JSON object.", "3: 3",
        "4! This is not a JSON object.", "4: 5",
      ])
    let values = ["4", "\"a, ]\\\" b\"", "[1, {}]", "null ", "true"]
    for value in values {
      #expect(
        try rows(JSONReader(source("[{\"a\":1},\(value),{\"a\":2}, \(value)]")), ["a"])
          == ["1: 1", "1! This is not a JSON object.", "1: 2", "1! This is not a JSON object."], "\(value)")
    }
    #expect(
      try rows(JSONReader(source("[1, \"a\",\n{\"a\":2}]")), ["a"]) == [
        "1! This is not a JSON object.", "1! This is not a JSON object.", "2: 2",
      ], "the first object has the names")
    #expect(throws: RecordFileError.self) { try JSONReader(source("[1, 2]")) }
    for broken in ["x", "1 2", "\"a", "{\"a\":2"] {
      let rows = try rows(JSONReader(source("[{\"a\":1},\(broken),{\"a\":3}]")), ["a"])
      #expect(rows.first == "1: 1", "\(broken)")
      #expect(rows.last == "1! The array is malformed here. The rest was not read.", "\(broken)")
    }
    #expect(
      try rows(JSONReader(source("[{\"a\":1},{\"a\":2")), ["a"])
        == ["1: 1", "1! The array is malformed here. The rest was not read."])
  }
}
