import GtkObjects

/// A control for choosing a day in a calendar.
///
/// Mirrors SwiftUI's `DatePicker` for days; the time of day stays unchanged. Depending on ``View/datePickerStyle(_:)``,
/// it is a button with the date that opens a GtkCalendar, or the calendar itself.
public struct DatePicker<Label: View>: View {
  @Environment(\.datePickerStyle) private var style
  private let selection: Binding<Date>
  private let range: ClosedRange<Date>?
  private let label: Label

  /// Creates a picker that shows and changes `selection`. Days outside `range` are rejected.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>? = nil, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.range = range
    self.label = label()
  }

  public var body: some View {
    if style.isGraphical {
      VStack(alignment: .leading) {
        label
        CalendarView(selection: selection, range: range)
      }
    } else {
      CompactDatePicker(selection: selection, range: range, label: label)
    }
  }
}

extension DatePicker where Label == Text {
  /// Creates a picker with a title.
  @_disfavoredOverload public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, in range: ClosedRange<Date>? = nil
  ) {
    self.init(selection: selection, in: range) { Text(title) }
  }
}

/// A style of date pickers.
///
/// Mirrors the members of SwiftUI's `DatePickerStyle`, as values.
public struct DatePickerStyle: Hashable, Sendable {
  let isGraphical: Bool

  /// The default style: a button with the date.
  public static let automatic = DatePickerStyle(isGraphical: false)
  /// A button with the date.
  public static let compact = DatePickerStyle(isGraphical: false)
  /// The calendar itself.
  public static let graphical = DatePickerStyle(isGraphical: true)
}

extension View {
  /// Sets the style of the date pickers inside.
  ///
  /// Mirrors SwiftUI's `datePickerStyle(_:)`.
  public func datePickerStyle(_ style: DatePickerStyle) -> some View { environment(\.datePickerStyle, style) }
}

extension EnvironmentValues {
  var datePickerStyle: DatePickerStyle {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}

private struct DatePickerStyleKey: EnvironmentKey {
  static var defaultValue: DatePickerStyle { .automatic }
}

private struct CompactDatePicker<Label: View>: View {
  @Environment(\.spreadsControls) private var spreadsControls
  let selection: Binding<Date>
  let range: ClosedRange<Date>?
  let label: Label

  var body: some View {
    HStack(spacing: 12) {
      label
      if spreadsControls { Spacer() }
      PopoverButton {
        CalendarView(selection: selection, range: range)
      } label: {
        Text(selection.wrappedValue.formatted(date: .abbreviated, time: .omitted))
      }
    }
  }
}

private struct CalendarView: View {
  typealias Body = Never

  let selection: Binding<Date>
  let range: ClosedRange<Date>?

  static func _makeNode(_ view: CalendarView, in context: NodeContext) -> Node<CalendarView> {
    CalendarNode(view, in: context)
  }
}

@MainActor
private final class CalendarNode: BoundControlNode<CalendarView, Date> {
  private var view: CalendarView
  private let calendar = Gtk.Calendar()
  private var date = Date()
  private var selected: Gtk.SignalHandler?

  init(_ view: CalendarView, in context: NodeContext) {
    self.view = view
    super.init(calendar, binding: view.selection, in: context)
    selected = calendar.connect("day-selected") { [weak self] in self?.choose() }
    showValue()
  }

  private func choose() {
    let day = calendar.day
    guard day != Self.day(of: date) else { return }
    var parts = Foundation.Calendar.current.dateComponents([.hour, .minute, .second, .nanosecond], from: date)
    (parts.year, parts.month, parts.day) = (day.year, day.month, day.day)
    guard let chosen = Foundation.Calendar.current.date(from: parts), view.range?.contains(chosen) != false else {
      return showValue()
    }
    userDidChange(to: chosen)
  }

  override func show(_ date: Date) {
    self.date = date
    // GTK exposes only the labels in a calendar to assistive technology, not its date.
    calendar.setAccessibleLabel(date.formatted(date: .complete, time: .omitted))
    let day = Self.day(of: date)
    guard calendar.day != day else { return }
    selected?.withBlocked { calendar.day = day }
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
