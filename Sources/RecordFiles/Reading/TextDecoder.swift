import Foundation
import HomeCore

/// An incremental decoder from a text file's encoding to UTF-8.
///
/// A byte order mark determines the encoding. Otherwise the first piece that is not pure ASCII does: UTF-16 has a zero
/// in every second byte, and text with invalid UTF-8 is Korean if that makes fewer of its lines malformed.
struct TextDecoder {
  /// The encoding, or `nil` as long as only ASCII has occurred.
  private(set) var encoding: TextEncoding?

  private var hasBegun = false
  /// The incomplete character at the end of the last piece.
  private var rest: [UInt8] = []

  /// The replacement for a malformed byte. It is invalid in UTF-8 as well, so readers of the output detect the error.
  static let malformed: UInt8 = 0xFF

  /// Returns the next bytes of the file as UTF-8.
  mutating func decode(_ piece: [UInt8]) -> [UInt8] {
    var piece = piece
    if !hasBegun {
      hasBegun = true
      piece.removeFirst(readMark(piece))
    }
    if encoding == nil, piece.contains(where: { $0 >= 0x80 }) { encoding = Self.encodingByLines(of: piece) }
    switch encoding {
    case nil, .utf8: return piece
    case .utf16LittleEndian: return decodeUTF16(rest + piece) { UInt16($1) << 8 | UInt16($0) }
    case .utf16BigEndian: return decodeUTF16(rest + piece) { UInt16($0) << 8 | UInt16($1) }
    case .korean: return decodeKorean(rest + piece)
    }
  }

  /// Returns the replacement for a character truncated by the end of the file.
  mutating func finish() -> [UInt8] {
    defer { rest = [] }
    return rest.isEmpty ? [] : [Self.malformed]
  }

  /// Detects the encoding from the first bytes.
  ///
  /// - Returns: The length of the byte order mark.
  private mutating func readMark(_ piece: [UInt8]) -> Int {
    if piece.starts(with: [0xEF, 0xBB, 0xBF]) {
      encoding = .utf8
      return 3
    }
    if piece.starts(with: [0xFF, 0xFE]) {
      encoding = .utf16LittleEndian
      return 2
    }
    if piece.starts(with: [0xFE, 0xFF]) {
      encoding = .utf16BigEndian
      return 2
    }
    // In UTF-16, separators, digits and line ends have a zero byte on the same side; few other characters have any.
    let zeros = (
      even: stride(from: 0, to: piece.count, by: 2).count { piece[$0] == 0 },
      odd: stride(from: 1, to: piece.count, by: 2).count { piece[$0] == 0 }
    )
    let (more, fewer) = (max(zeros.even, zeros.odd), min(zeros.even, zeros.odd))
    if more > 1, more >= 4 * fewer, more >= piece.count / 20 {
      encoding = zeros.even > zeros.odd ? .utf16BigEndian : .utf16LittleEndian
    }
    return 0
  }

  private static func encodingByLines(of piece: [UInt8]) -> TextEncoding {
    if String(validating: piece, as: UTF8.self) != nil { return .utf8 }
    let lines = piece.split(separator: UInt8(ascii: "\n")).filter { line in line.contains { $0 >= 0x80 } }
    // The last line may end within a character.
    let whole = lines.count > 1 ? lines.dropLast() : lines.map { $0[..<endOfWholeCharacters($0)] }
    let malformedUTF8 = whole.count { String(validating: $0, as: UTF8.self) == nil }
    return whole.count { koreanText($0) == nil } < malformedUTF8 ? .korean : .utf8
  }

  // MARK: UTF-16

  private mutating func decodeUTF16(_ bytes: [UInt8], unit: (UInt8, UInt8) -> UInt16) -> [UInt8] {
    var units = stride(from: 0, to: bytes.count - 1, by: 2).map { unit(bytes[$0], bytes[$0 + 1]) }
    if let last = units.last, UTF16.isLeadSurrogate(last) { units.removeLast() }
    rest = Array(bytes[(units.count * 2)...])
    if let text = String(validating: units, as: UTF16.self) { return Array(text.utf8) }
    var decoded: [UInt8] = []
    var decoder = UTF16()
    var iterator = units.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): decoded += scalar.utf8
      case .error: decoded.append(Self.malformed)
      case .emptyInput: return decoded
      }
    }
  }

  // MARK: CP949

  private mutating func decodeKorean(_ bytes: [UInt8]) -> [UInt8] {
    let end = Self.endOfWholeCharacters(bytes[...])
    rest = Array(bytes[end...])
    if let text = Self.koreanText(bytes[..<end]) { return Array(text.utf8) }
    // In CP949, a line feed byte is never part of another character.
    let lines = bytes[..<end].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      Self.koreanText(line).map { Array($0.utf8) } ?? line.map { $0 < 0x80 ? $0 : Self.malformed }
    }
    return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// Returns the end of the last complete CP949 character.
  private static func endOfWholeCharacters(_ bytes: ArraySlice<UInt8>) -> Int {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if !isLead(bytes[index]) {
        index += 1
      } else if index + 1 == bytes.endIndex {
        return index
      } else {
        index += isTrail(bytes[index + 1]) ? 2 : 1
      }
    }
    return index
  }

  private static func koreanText(_ bytes: ArraySlice<UInt8>) -> String? {
    var count = 0
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] >= 0x80 {
        guard isLead(bytes[index]), index + 1 < bytes.endIndex, isTrail(bytes[index + 1]) else { return nil }
        index += 1
      }
      index += 1
      count += 1
    }
    // Foundation silently drops characters that it cannot decode.
    guard let text = String(data: Data(bytes), encoding: .korean), text.unicodeScalars.count == count,
      !text.unicodeScalars.contains("\u{FFFD}")
    else { return nil }
    return text
  }

  private static func isLead(_ byte: UInt8) -> Bool { (0x81...0xFE).contains(byte) }

  private static func isTrail(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x41...0x5A, 0x61...0x7A, 0x81...0xFE: true
    default: false
    }
  }
}

extension String.Encoding {
  /// CP949, the Korean encoding of Windows: `kCFStringEncodingDOSKorean` in Foundation.
  fileprivate static let korean = String.Encoding(rawValue: 0x8000_0422)
}
