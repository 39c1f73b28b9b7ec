import Foundation

extension Date {
  /// Returns a multiple of an interval of minutes in the user's clock, or the date without an interval.
  ///
  /// - Parameters:
  ///   - rule: The multiple that is chosen of the two around the date.
  ///   - count: The number of intervals after that multiple.
  package func rounded(
    to minutes: Int?, _ rule: FloatingPointRoundingRule = .down, adding count: Double = 0
  ) -> Date {
    guard let minutes else { return self }
    // Clocks of some countries differ by parts of an hour.
    let (step, offset) = (Double(minutes) * 60, Double(TimeZone.current.secondsFromGMT(for: self)))
    let time = (timeIntervalSinceReferenceDate + offset) / step
    return Date(timeIntervalSinceReferenceDate: (time.rounded(rule) + count) * step - offset)
  }
}
