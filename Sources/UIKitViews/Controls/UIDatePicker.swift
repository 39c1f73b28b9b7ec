import Foundation
import GtkBridge
import GtkObjects

/// A control for a date or a time.
///
/// Mirrors `UIDatePicker`; shown as the library's `DatePicker` is: a button with the day that opens a GtkCalendar, and a
/// field with the time.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// The parts of a date that the user chooses.
  ///
  /// Mirrors `UIDatePicker.Mode`. A duration is chosen as a time of the day.
  public enum Mode: Int, Sendable {
    /// A time of the day.
    case time
    /// A day.
    case date
    /// A day and a time. The default.
    case dateAndTime
    /// A duration, up to 23 hours and 59 minutes: see ``UIDatePicker/countDownDuration``.
    case countDownTimer
  }

  /// The date, rounded down to ``minuteInterval``. A change by the program sends no event.
  open var date: Date {
    get { model.shownDate }
    set { model.date = model.clamped(newValue) }
  }

  /// The first date that can be chosen, or `nil` for no limit.
  open var minimumDate: Date? {
    get { model.minimum }
    set {
      model.minimum = newValue
      date = model.date
    }
  }

  /// The last date that can be chosen, or `nil` for no limit.
  open var maximumDate: Date? {
    get { model.maximum }
    set {
      model.maximum = newValue
      date = model.date
    }
  }

  /// The parts of the date that the user chooses.
  open var datePickerMode: Mode {
    get { model.mode }
    set { model.mode = newValue }
  }

  /// The preferred look: a calendar for `inline`, otherwise a button with the day.
  open var preferredDatePickerStyle: UIDatePickerStyle {
    get { model.style }
    set { model.style = newValue }
  }

  /// The look.
  open var datePickerStyle: UIDatePickerStyle { model.style == .inline ? .inline : .compact }

  /// The duration that is chosen as a time of the day, in seconds.
  open var countDownDuration: TimeInterval {
    get { date.timeIntervalSince(Calendar.current.startOfDay(for: date)) }
    set { date = Calendar.current.startOfDay(for: date).addingTimeInterval(newValue) }
  }

  /// The interval between the times that the user can choose, in minutes: a divisor of 60 up to 30. Any other number is
  /// 1, and the buttons of the time then move it by five minutes.
  open var minuteInterval: Int {
    get { model.minuteInterval ?? 1 }
    set { model.minuteInterval = (2...30).contains(newValue) && 60 % newValue == 0 ? newValue : nil }
  }
  /// Kept, without effect: dates are those of the desktop's language.
  open var locale: Locale?
  /// Kept, without effect: dates are those of the desktop's calendar.
  open var calendar: Calendar! = .current
  /// Kept, without effect: times are those of the desktop's time zone.
  open var timeZone: TimeZone?
  /// Indicates whether ``date`` is rounded to ``minuteInterval``.
  open var roundsToMinuteInterval: Bool {
    get { model.roundsToMinuteInterval }
    set { model.roundsToMinuteInterval = newValue }
  }

  private let model = DatePickerModel()
  private var host: HostingController<DatePickerContent>?

  deinit {}

  /// Sets the date. The control shows it at once.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  override func stateDidChange() { model.isEnabled = isEnabled }
}

/// The look of a date picker.
///
/// Mirrors `UIDatePickerStyle`.
public enum UIDatePickerStyle: Int, Sendable {
  /// Here as `compact`.
  case automatic
  /// Wheels. Here as `compact`.
  case wheels
  /// A button with the day, which opens a calendar.
  case compact
  /// A calendar.
  case inline
}

extension UIDatePicker: WidgetProviding {
  package func makeWidget() -> Gtk.Widget {
    model.onChoice = { [weak self] in self?.sendValueChange() }
    let host = HostingController(rootView: DatePickerContent(model: model))
    self.host = host
    return host.view.realize()
  }
}

@MainActor
private final class DatePickerModel: ObservableObject {
  @Published var date = Date()
  @Published var minimum: Date?
  @Published var maximum: Date?
  @Published var mode = UIDatePicker.Mode.dateAndTime
  @Published var style = UIDatePickerStyle.automatic
  @Published var minuteInterval: Int?
  @Published var roundsToMinuteInterval = true
  @Published var isEnabled = true
  var onChoice: () -> Void = {}

  var shownDate: Date { roundsToMinuteInterval && mode != .date ? clamped(date.rounded(to: minuteInterval)) : date }

  var range: ClosedRange<Date> {
    let least = minimum ?? .distantPast
    return least...max(maximum ?? .distantFuture, least)
  }

  func clamped(_ date: Date) -> Date { min(max(date, range.lowerBound), range.upperBound) }
}

private struct DatePickerContent: View {
  @ObservedObject var model: DatePickerModel

  var body: some View {
    if model.style == .inline {
      picker.datePickerStyle(.graphical)
    } else {
      picker.datePickerStyle(.compact)
    }
  }

  private var picker: some View {
    DatePicker("", selection: selection, in: model.range, displayedComponents: components)
      .labelsHidden().disabled(!model.isEnabled).environment(\.minuteInterval, model.minuteInterval)
  }

  private var selection: Binding<Date> {
    Binding(
      get: { model.shownDate },
      set: { [model] date in
        model.date = date
        model.onChoice()
      })
  }

  private var components: DatePickerComponents {
    switch model.mode {
    case .time, .countDownTimer: .hourAndMinute
    case .date: .date
    case .dateAndTime: [.date, .hourAndMinute]
    }
  }
}
