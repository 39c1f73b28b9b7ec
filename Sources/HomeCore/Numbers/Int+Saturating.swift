/// Saturating arithmetic for untrusted numbers: results beyond the range of `Int` become `Int.max` or `Int.min`.
extension Int {
  /// Returns the sum, clamped to the range of `Int`.
  public nonisolated func addingSaturating(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other > 0 ? .max : .min) : sum
  }

  /// Returns the product, clamped to the range of `Int`.
  public nonisolated func multipliedSaturating(by other: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? ((self < 0) == (other < 0) ? .max : .min) : product
  }
}
