import GtkBridge
import GtkObjects

/// A calendar in which the user chooses any number of days.
///
/// Mirrors SwiftUI's `MultiDatePicker`. Each day is a button that stays pressed; arrows beside the title show the
/// previous and the next month.
public struct MultiDatePicker<Label: View>: View {
  @Environment(\.hidesLabels) private var hidesLabels
  @State private var shown: Date?
  private let selection: Binding<Set<DateComponents>>
  private let range: Range<Date>
  private let label: Label

  /// Creates a picker for the days of `bounds`.
  public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
    self.selection = selection
    range = bounds
    self.label = label()
  }

  public var body: some View {
    let month = MonthOfDays(of: shown ?? firstDate)
    VStack(alignment: .leading) {
      label.omitted(hidesLabels)
      VStack(spacing: 6) {
        HStack {
          arrow("chevron.backward", Gtk.word(localized: "Previous Month"), to: month.moved(by: -1))
          Text(month.title).font(.headline).frame(maxWidth: .infinity)
          arrow("chevron.forward", Gtk.word(localized: "Next Month"), to: month.moved(by: 1))
        }
        Grid(horizontalSpacing: 2, verticalSpacing: 2) {
          GridRow {
            ForEach(month.weekdays, id: \.self) { Text($0).font(.caption).foregroundStyle(.secondary) }
          }
          ForEach(month.weeks, id: \.self) { week in
            GridRow { ForEach(week, id: \.self) { day in dayView(day, in: month) } }
          }
        }
      }
      .frame(maxWidth: 280)
    }
  }

  /// The day whose month is shown first.
  private var firstDate: Date {
    let chosen = selection.wrappedValue.compactMap { Calendar.current.date(from: $0) }.min()
    // The end of the range is no longer in it.
    return chosen ?? max(min(Date(), range.upperBound.addingTimeInterval(-1)), range.lowerBound)
  }

  private func arrow(_ symbol: String, _ name: String, to month: Date) -> some View {
    Button(name, systemImage: symbol) { shown = month }
      .labelStyle(.iconOnly)
      .buttonStyle(.borderless)
      .accessibilityLabel(name)
  }

  @ViewBuilder private func dayView(_ day: MonthOfDays.Day, in month: MonthOfDays) -> some View {
    if let number = day.number, let date = month.date(of: number) {
      Toggle(isOn: isChosen(date)) { Text("\(number)").frame(width: 20) }
        .toggleStyle(.button)
        .buttonStyle(.borderless)
        .disabled(!contains(date))
        .accessibilityLabel(date.formatted(date: .complete, time: .omitted))
    } else {
      Text("").accessibilityHidden(true)
    }
  }

  private func contains(_ date: Date) -> Bool {
    guard let next = Calendar.current.date(byAdding: .day, value: 1, to: date) else { return false }
    return next > range.lowerBound && date < range.upperBound
  }

  private func isChosen(_ date: Date) -> Binding<Bool> {
    let day = Calendar.current.dateComponents([.calendar, .era, .year, .month, .day], from: date)
    func isSame(_ other: DateComponents) -> Bool {
      (other.year, other.month, other.day) == (day.year, day.month, day.day)
    }
    return Binding(
      get: { selection.wrappedValue.contains(where: isSame) },
      set: { isOn in
        var days = selection.wrappedValue.filter { !isSame($0) }
        if isOn { days.insert(day) }
        selection.wrappedValue = days
      })
  }
}

extension MultiDatePicker {
  /// Creates a picker for all days.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection: selection, in: .distantPast ..< .distantFuture, label: label)
  }

  /// Creates a picker for the days from the beginning of a range.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, in: bounds.lowerBound..<max(bounds.lowerBound, .distantFuture), label: label)
  }

  /// Creates a picker for the days before the end of a range.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, in: min(bounds.upperBound, .distantPast)..<bounds.upperBound, label: label)
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker with a title for all days.
  @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }

  /// Creates a picker with a title for the days of `bounds`.
  @_disfavoredOverload public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

  /// Creates a picker with a title for the days from the beginning of a range.
  @_disfavoredOverload public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

  /// Creates a picker with a title for the days before the end of a range.
  @_disfavoredOverload public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }
}
