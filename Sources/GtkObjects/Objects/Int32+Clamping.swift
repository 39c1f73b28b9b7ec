extension Int32 {
  /// The whole number below a measure that comes from a program: GTK's own limits are whole numbers, and a measure may be
  /// larger than any, or no number at all, which counts as 0.
  package init(clamping measure: Double) {
    self = measure.isNaN ? 0 : Int32(Swift.min(Swift.max(measure, Double(Int32.min)), Double(Int32.max)))
  }
}
