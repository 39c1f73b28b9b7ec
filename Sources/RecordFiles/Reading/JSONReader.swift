import Foundation
import HomeCore

/// A reader of JSON objects, one at a time: the elements of an array, or otherwise the lines of a JSON Lines file.
final class JSONReader: RecordReader {
  private(set) var names: [String] = []
  var columnName: (String) -> String? = { $0 }

  private let source: ByteSource
  private let isArray: Bool
  /// The elements that were read to find the names, up to the first object.
  private var pending: ArraySlice<Element> = []
  private var hasBegun = false
  private var hasEnded = false

  static let maximumObjectLength = 1 << 20
  /// The maximum number of elements of an array before its first object.
  private static let mostElementsWithoutNames = 1_000

  private struct Element {
    let line: Int
    let object: Result<[String: Any], BadRecord>
  }

  /// Reads up to the first object, which contains the names. The first line of a JSON Lines file must be an object.
  init(_ source: ByteSource) throws {
    self.source = source
    while let byte = try source.peek(), Self.isSpace(byte) { _ = try source.next() }
    if try source.peek() != UInt8(ascii: "[") { try source.checkLineEnds() }
    isArray = try source.peek() == UInt8(ascii: "[")
    if isArray { _ = try source.next() }
    guard var element = try readElement() else { throw RecordFileError.empty(file: source.name) }
    pending = [element]
    while case .failure = element.object, isArray, pending.count < Self.mostElementsWithoutNames,
      let next = try readElement()
    {
      element = next
      pending.append(next)
    }
    do {
      names = try element.object.get().keys.sorted()
    } catch {
      throw RecordFileError.notUnderstood(file: source.name, line: element.line, reason: error.reason)
    }
  }

  func next(_ columns: [String]) throws -> RecordRow? {
    guard let element = try pending.popFirst() ?? readElement() else { return nil }
    return RecordRow(
      line: element.line,
      values: element.object.flatMap { object in
        do throws(BadRecord) {
          var values: [String?] = []
          let object = named(object)
          for column in columns { values.append(try Self.text(object[column], of: column)) }
          return .success(values)
        } catch {
          return .failure(error)
        }
      })
  }

  /// Returns the object with its keys replaced by column names. Among several matching keys, an exact match wins.
  private func named(_ object: [String: Any]) -> [String: Any] {
    var named: [String: Any] = [:]
    for (key, value) in object {
      guard let name = columnName(key), name == key || object[name] == nil else { continue }
      named[name] = value
    }
    return named
  }

  private static func text(_ value: Any?, of column: String) throws(BadRecord) -> String? {
    switch value {
    case nil, is NSNull: return nil
    case let text as String:
      if text.utf8.contains(0) { throw .hasNUL }
      return text
    // Foundation represents Booleans as numbers of the C type `char`.
    case let number as NSNumber where String(cString: number.objCType) == "c":
      return number.boolValue ? "true" : "false"
    // A whole number may be written as `1e3` or `1000.0`. Above 2⁵³ some of them share a value.
    case let number as NSNumber where String(cString: number.objCType) == "d" && abs(number.doubleValue) <= 0x1p53:
      return Int(exactly: number.doubleValue).map(String.init) ?? number.stringValue
    case let number as NSNumber: return number.stringValue
    default: throw BadRecord(reason: String(localized: "“\(column)” is neither text nor a number."))
    }
  }

  private func readElement() throws -> Element? {
    if hasEnded { return nil }
    guard let (line, bytes) = try isArray ? readArrayElement() : readLine() else {
      hasEnded = true
      return nil
    }
    return Element(line: line, object: bytes.flatMap(Self.object))
  }

  private static func object(_ bytes: [UInt8]) -> Result<[String: Any], BadRecord> {
    let object = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    return object.map { .success($0) } ?? .failure(BadRecord(reason: String(localized: "This is not a JSON object.")))
  }

  private typealias Text = (line: Int, bytes: Result<[UInt8], BadRecord>)

  private func readLine() throws -> Text? {
    while try source.peek() != nil {
      let line = source.line
      var bytes: [UInt8] = []
      while let byte = try source.next(), byte != UInt8(ascii: "\n") {
        if bytes.count <= Self.maximumObjectLength { bytes.append(byte) }
      }
      if bytes.count > Self.maximumObjectLength { return (line, .failure(Self.tooLong)) }
      if !bytes.allSatisfy(Self.isSpace) { return (line, .success(bytes)) }
    }
    return nil
  }

  private func readArrayElement() throws -> Text? {
    guard var byte = try nextSolid() else { return end(at: source.line) }
    if byte == UInt8(ascii: "]") { return try readEnd() }
    if hasBegun {
      guard byte == UInt8(ascii: ","), let next = try nextSolid() else { return end(at: source.line) }
      byte = next
    }
    hasBegun = true
    let line = source.line
    guard let bytes = try readValue(from: byte) else { return end(at: line) }
    return (line, bytes.count > Self.maximumObjectLength ? .failure(Self.tooLong) : .success(bytes))
  }

  /// Reads a value of the array, whose first byte has been read. Returns `nil` if it does not end, or is not JSON.
  private func readValue(from first: UInt8) throws -> [UInt8]? {
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else { return try readSimpleValue(from: first) }
    var bytes = [first]
    var depth = 1
    var isInString = false
    while depth > 0 {
      guard let byte = try source.next() else { return nil }
      if bytes.count <= Self.maximumObjectLength { bytes.append(byte) }
      switch byte {
      case UInt8(ascii: "\\") where isInString:
        if let escaped = try source.next(), bytes.count <= Self.maximumObjectLength { bytes.append(escaped) }
      case UInt8(ascii: "\""): isInString.toggle()
      case UInt8(ascii: "{") where !isInString, UInt8(ascii: "[") where !isInString: depth += 1
      case UInt8(ascii: "}") where !isInString, UInt8(ascii: "]") where !isInString: depth -= 1
      default: break
      }
    }
    return bytes
  }

  /// Reads a text, a number, a Boolean value or `null`.
  private func readSimpleValue(from first: UInt8) throws -> [UInt8]? {
    var bytes = [first]
    let isText = first == UInt8(ascii: "\"")
    var isEscaped = false
    while let byte = try source.peek(), bytes.count <= Self.maximumObjectLength {
      if !isText, Self.isSpace(byte) || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]") { break }
      _ = try source.next()
      bytes.append(byte)
      if isText, byte == first, !isEscaped { break }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    let value = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
    return value.map { _ in bytes }
  }

  /// Checks that only space follows the array.
  private func readEnd() throws -> Text? {
    guard try nextSolid() != nil else { return nil }
    hasEnded = true
    let reason = String(localized: "There is content after the end of the array.")
    return (source.line, .failure(BadRecord(reason: reason)))
  }

  /// Ends reading with an error, because the start of the next object cannot be found.
  private func end(at line: Int) -> Text {
    hasEnded = true
    return (
      line, .failure(BadRecord(reason: String(localized: "The array is malformed here. The rest was not read.")))
    )
  }

  private func nextSolid() throws -> UInt8? {
    while let byte = try source.next() {
      if !Self.isSpace(byte) { return byte }
    }
    return nil
  }

  private static var tooLong: BadRecord {
    BadRecord(reason: String(localized: "The object is longer than a million bytes. A brace may be missing."))
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    [UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t")].contains(byte)
  }
}
