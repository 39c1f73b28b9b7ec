import Foundation

extension Date {
  /// Reads the time in a text, such as "9:05", "21.05" or "9:05 PM", on the day of `day`; `nil` if there is none.
  package init?(time text: String, on day: Date) {
    let formatter = DateFormatter()
    for format in ["jmm", "Hmm", "hmma"] {
      formatter.setLocalizedDateFormatFromTemplate(format)
      guard let time = formatter.date(from: text.trimmingCharacters(in: .whitespaces)) else { continue }
      let parts = Calendar.current.dateComponents([.hour, .minute], from: time)
      guard
        let date = Calendar.current.date(
          bySettingHour: parts.hour ?? 0, minute: parts.minute ?? 0, second: 0, of: day)
      else { return nil }
      self = date
      return
    }
    return nil
  }
}
