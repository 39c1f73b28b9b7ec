import Foundation

extension String {
  /// Returns UIKit's range for a range in GTK's unit, Unicode scalars.
  func utf16Range(ofScalars characters: Range<Int>) -> NSRange {
    let scalars = Array(unicodeScalars)
    let start = min(max(characters.lowerBound, 0), scalars.count)
    let end = min(max(characters.upperBound, start), scalars.count)
    func length(_ part: ArraySlice<Unicode.Scalar>) -> Int { part.reduce(0) { $0 + UTF16.width($1) } }
    return NSRange(location: length(scalars[..<start]), length: length(scalars[start..<end]))
  }

  /// Returns the range in GTK's unit for a range of UIKit.
  func scalars(ofUTF16 range: NSRange) -> Range<Int> {
    func scalar(at offset: Int) -> Int {
      var units = 0
      for (index, scalar) in unicodeScalars.enumerated() {
        if units >= offset { return index }
        units += UTF16.width(scalar)
      }
      return unicodeScalars.count
    }
    let start = scalar(at: range.location)
    return start..<max(scalar(at: range.location + range.length), start)
  }
}
