/// Arithmetic on numbers from outside: what is too great becomes the greatest number that there is, and what is too small the
/// smallest.
extension Int {
  /// The sum, or the bound that it is beyond.
  public nonisolated func addingSaturating(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other > 0 ? .max : .min) : sum
  }

  /// The product, or the bound that it is beyond.
  public nonisolated func multipliedSaturating(by other: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? ((self < 0) == (other < 0) ? .max : .min) : product
  }
}
