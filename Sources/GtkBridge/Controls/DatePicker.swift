import GtkObjects

/// A control for choosing a day in a calendar and a time.
///
/// Mirrors SwiftUI's `DatePicker`. Depending on ``View/datePickerStyle(_:)``, the day is a button that opens a
/// GtkCalendar, or the calendar itself. The time is a field with buttons that move it by five minutes. Hidden
/// components stay unchanged.
public struct DatePicker<Label: View>: View, StyledControl {
  /// The parts of a date.
  public typealias Components = DatePickerComponents

  @Environment(\.datePickerLook) private var look
  @Environment(\.customDatePickerStyle) private var style
  @Environment(\.spreadsControls) private var spreadsControls
  @Environment(\.hidesLabels) private var hidesLabels
  private let selection: Binding<Date>
  private let range: ClosedRange<Date>
  private let components: Components
  private let label: Label

  /// Creates a picker that shows and changes `selection`. Dates outside `range` are rejected.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.range = range
    components = displayedComponents
    self.label = label()
  }

  public var body: some View {
    if let style {
      style.body(
        of: DatePickerStyleConfiguration(
          label: .init(label), selection: selection,
          minimumDate: range.lowerBound > .distantPast ? range.lowerBound : nil,
          maximumDate: range.upperBound < .distantFuture ? range.upperBound : nil, displayedComponents: components))
    } else if look == .graphical {
      VStack(alignment: .leading) {
        label.omitted(hidesLabels)
        if components.contains(.date) { CalendarView(selection: selection, range: range) }
        timeField
      }
    } else if components.isSuperset(of: [.date, .hourAndMinute]) {
      ViewThatFits(in: .horizontal) {
        line {
          dayButton
          timeField
        }
        VStack(alignment: spreadsControls ? .trailing : .leading, spacing: 6) {
          line { dayButton }
          timeField
        }
      }
    } else {
      line {
        if components.contains(.date) { dayButton }
        timeField
      }
    }
  }

  private func line(@ViewBuilder _ controls: () -> some View) -> some View {
    HStack(spacing: 12) {
      label.omitted(hidesLabels)
      if spreadsControls { Spacer() }
      controls()
    }
  }

  private var title: String { (label as? any TitledView)?.titleText ?? "" }

  private var dayButton: some View {
    let day = selection.wrappedValue.formatted(date: .abbreviated, time: .omitted)
    return PopoverButton {
      CalendarView(selection: selection, range: range)
    } label: {
      Text(day)
    }
    // The day is no label of the picker.
    .environment(\.hidesLabels, false)
  }

  @ViewBuilder private var timeField: some View {
    if components.contains(.hourAndMinute) { TimeField(title: title, selection: selection, range: range) }
  }
}

extension DatePicker {
  /// Creates a picker for any date.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    let range = Date.distantPast...Date.distantFuture
    self.init(selection: selection, in: range, displayedComponents: displayedComponents, label: label)
  }
}

extension DatePicker where Label == Text {
  /// Creates a picker with a title, for any date.
  @_disfavoredOverload public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Creates a picker with a title, for dates in a range.
  @_disfavoredOverload public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }
}

struct CalendarView: View {
  typealias Body = Never

  let selection: Binding<Date>
  let range: ClosedRange<Date>

  static func _makeNode(_ view: CalendarView, in context: NodeContext) -> Node<CalendarView> {
    CalendarNode(view, in: context)
  }
}

@MainActor
private final class CalendarNode: BoundControlNode<CalendarView, Date> {
  private var view: CalendarView
  private let calendar = Gtk.Calendar()
  private var date = Date()

  init(_ view: CalendarView, in context: NodeContext) {
    self.view = view
    super.init(calendar, binding: view.selection, in: context)
    calendar.onChoice = { [weak self] in self?.choose() }
    showValue()
  }

  private func choose() {
    let day = calendar.day
    guard day != Self.day(of: date) else { return }
    var parts = Foundation.Calendar.current.dateComponents([.hour, .minute, .second, .nanosecond], from: date)
    (parts.year, parts.month, parts.day) = (day.year, day.month, day.day)
    guard let chosen = Foundation.Calendar.current.date(from: parts) else { return showValue() }
    // On the first and the last day of the range, the time may need to change.
    let allowed = min(max(chosen, view.range.lowerBound), view.range.upperBound)
    guard Self.day(of: allowed) == day else { return showValue() }
    userDidChange(to: allowed)
  }

  override func show(_ date: Date) {
    self.date = date
    // GTK exposes only the labels in a calendar to assistive technology, not its date.
    calendar.setAccessibleLabel(date.formatted(date: .complete, time: .omitted))
    let day = Self.day(of: date)
    if calendar.day != day { calendar.day = day }
  }

  private static func day(of date: Date) -> Gtk.Calendar.Day {
    let parts = Foundation.Calendar.current.dateComponents([.year, .month, .day], from: date)
    return Gtk.Calendar.Day(year: parts.year ?? 1970, month: parts.month ?? 1, day: parts.day ?? 1)
  }

  override func update(_ view: CalendarView) {
    self.view = view
    setBinding(view.selection)
  }
}
