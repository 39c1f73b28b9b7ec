import GtkObjects

/// A field for the time of a date, with buttons that move it to the next or previous multiple of some minutes.
struct TimeField: View {
  let title: String
  let selection: Binding<Date>
  let range: ClosedRange<Date>

  @Environment(\.minuteInterval) private var interval

  var body: some View {
    let date = selection.wrappedValue
    let earlier = date.rounded(to: interval ?? 5, .up, adding: -1)
    let later = date.rounded(to: interval ?? 5, adding: 1)
    HStack(spacing: 0) {
      TextField(title, text: Binding(get: { Self.text(of: date) }, set: { _ in }), prompt: nil) { text in
        guard let chosen = Date(time: text, on: date) else { return nil }
        return { selection.wrappedValue = min(max(chosen.rounded(to: interval), range.lowerBound), range.upperBound) }
      }
      .frame(width: 96)
      StepButton(
        icon: "value-decrease-symbolic", name: Gtk.word(localized: "Decrease"),
        action: earlier >= range.lowerBound ? { selection.wrappedValue = earlier } : nil)
      StepButton(
        icon: "value-increase-symbolic", name: Gtk.word(localized: "Increase"),
        action: later <= range.upperBound ? { selection.wrappedValue = later } : nil)
    }
    .linked()
  }

  static func text(of date: Date) -> String { date.formatted(date: .omitted, time: .shortened) }
}

extension EnvironmentValues {
  /// The distance of the times that the user can choose, in minutes, or `nil` for every minute.
  package var minuteInterval: Int? {
    get { self[MinuteIntervalKey.self] }
    set { self[MinuteIntervalKey.self] = newValue }
  }
}

private struct MinuteIntervalKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}
