import Foundation

/// The stored form of a date: whole milliseconds since 1970.
package struct Milliseconds {
  package let count: Int

  package init(count: Int) {
    self.count = count
  }

  /// Rounds to the nearest millisecond. Dates beyond the supported range are clamped to it, and a NaN becomes 1970.
  package init(_ date: Date) {
    let seconds = date.timeIntervalSince1970.isNaN ? 0 : min(max(date.timeIntervalSince1970, -1e12), 1e12)
    count = Int((seconds * 1_000).rounded())
  }

  package var date: Date { Date(timeIntervalSince1970: Double(count) / 1_000) }
}
