extension Int32 {
  /// Converts a number supplied by the program to the range of GTK's integers. Fractions are truncated, and NaN becomes
  /// 0.
  package init(clamping measure: Double) {
    self = measure.isNaN ? 0 : Int32(Swift.min(Swift.max(measure, Double(Int32.min)), Double(Int32.max)))
  }
}
