/// The number of records and a checksum over their contents, which detects accidental changes. The order of the records
/// does not matter.
package struct RecordChecksum: Equatable, Sendable {
  package private(set) var count = 0
  package private(set) var sum: UInt64 = 0

  package init(count: Int = 0, sum: UInt64 = 0) {
    self.count = count
    self.sum = sum
  }

  package mutating func add(_ record: [Value]) {
    var hash = Hash()
    for value in record {
      switch value {
      case .null: hash.addByte(0)
      case .integer(let number):
        hash.addByte(1)
        hash.add(UInt64(bitPattern: Int64(number)))
      case .text(var text):
        hash.addByte(2)
        text.withUTF8 { bytes in
          // The length separates the end of one text from the beginning of the next.
          hash.add(UInt64(bytes.count))
          for byte in bytes { hash.addByte(byte) }
        }
      }
    }
    count += 1
    sum &+= hash.result
  }

  /// The 64-bit FNV-1a hash. Its result is mixed, so that sums of similar records differ.
  private struct Hash {
    private var state: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func addByte(_ byte: UInt8) {
      state = (state ^ UInt64(byte)) &* 0x100_0000_01B3
    }

    mutating func add(_ number: UInt64) {
      for shift in stride(from: UInt64(0), to: 64, by: 8) { addByte(UInt8(truncatingIfNeeded: number >> shift)) }
    }

    var result: UInt64 {
      let mixed = (state ^ (state >> 33)) &* 0xFF51_AFD7_ED55_8CCD
      return mixed ^ (mixed >> 33)
    }
  }
}

extension RecordChecksum: CustomStringConvertible {
  /// The checksum as 16 hexadecimal digits.
  package var description: String {
    let digits = String(sum, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
