import Foundation
import GtkBridge
import GtkObjects

/// A calendar for choosing a day.
///
/// Mirrors `UICalendarView`; shown by a GtkCalendar, which always has a selected day: without a choice that is today.
/// Months to which the user only browses have none. Days have the desktop's calendar.
///
/// ```swift
/// let calendar = UICalendarView()
/// calendar.selectionBehavior = UICalendarSelectionSingleDate(delegate: self)
/// ```
@preconcurrency @MainActor
open class UICalendarView: UIView {
  /// A mark of a day.
  ///
  /// Mirrors `UICalendarView.Decoration`. Every mark is the desktop's.
  @preconcurrency @MainActor
  open class Decoration {
    /// The size of a mark. Kept, without effect.
    public enum Size: Int, Sendable {
      /// A small mark.
      case small
      /// A mark of the usual size.
      case medium
      /// A large mark.
      case large
    }

    /// Creates a mark.
    public init() {}

    deinit {}

    /// Returns a mark.
    public class func `default`(color: UIColor? = nil, size: Size = .medium) -> Decoration { Decoration() }

    /// Returns a mark, which is not a picture.
    public class func image(_ image: UIImage?, color: UIColor? = nil, size: Size = .medium) -> Decoration {
      Decoration()
    }

    /// Returns a mark, which is not a view of the program's.
    public class func customView(_ provider: @escaping () -> UIView) -> Decoration { Decoration() }
  }

  /// The choice of days. Without one, a day that the user chooses has no effect.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      oldValue?.calendarView = nil
      selectionBehavior?.calendarView = self
      showSelection()
    }
  }

  /// The object that marks days.
  open weak var delegate: (any UICalendarViewDelegate)? { didSet { showDecorations() } }
  /// The days that can be chosen.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
  /// Kept, without effect: days are those of the desktop's calendar.
  open var calendar = Calendar.current
  /// Kept, without effect: names are in the desktop's language.
  open var locale = Locale.current
  /// Kept, without effect: days are those of the desktop's time zone.
  open var timeZone: TimeZone?
  /// Kept, without effect.
  open var fontDesign = 0
  /// Indicates whether the delegate's marks are shown.
  open var wantsDateDecorations = true { didSet { showDecorations() } }

  private var widget: Gtk.Calendar?
  /// The day before the change that is going on.
  private var shown: Gtk.Calendar.Day?

  deinit {}

  /// The month that is shown.
  open var visibleDateComponents: DateComponents {
    get {
      let day = widget?.day ?? Self.today
      return DateComponents(calendar: .current, year: day.year, month: day.month)
    }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  /// Shows a month, at once.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    let now = widget?.day ?? Self.today
    show(
      Gtk.Calendar.Day(
        year: dateComponents.year ?? now.year, month: dateComponents.month ?? now.month, day: dateComponents.day ?? 1))
  }

  /// Asks the delegate for the marks of all visible days again, not only of the given ones.
  open func reloadDecorations(forDateComponents dateComponents: [DateComponents], animated: Bool) {
    showDecorations()
  }

  private static var today: Gtk.Calendar.Day { day(of: Date()) }

  private static func day(of date: Date) -> Gtk.Calendar.Day {
    let parts = Calendar.current.dateComponents([.year, .month, .day], from: date)
    return Gtk.Calendar.Day(year: parts.year ?? 1970, month: parts.month ?? 1, day: parts.day ?? 1)
  }

  private static func components(of day: Gtk.Calendar.Day) -> DateComponents {
    DateComponents(calendar: .current, year: day.year, month: day.month, day: day.day)
  }

  /// Shows the chosen day.
  func showSelection() {
    guard let chosen = (selectionBehavior as? UICalendarSelectionSingleDate)?.selectedDate, let year = chosen.year,
      let month = chosen.month, let day = chosen.day
    else { return }
    show(Gtk.Calendar.Day(year: year, month: month, day: day))
  }

  private func show(_ day: Gtk.Calendar.Day) {
    guard let widget else {
      shown = day
      return
    }
    widget.day = day
    didShow(widget.day)
  }

  private func didShow(_ day: Gtk.Calendar.Day) {
    let old = shown
    shown = day
    // GTK exposes only the labels in a calendar to assistive technology, not its date.
    let date = Calendar.current.date(from: Self.components(of: day))
    widget?.setAccessibleLabel(date?.formatted(date: .complete, time: .omitted) ?? "")
    guard old?.month != day.month || old?.year != day.year else { return }
    showDecorations()
    if let old {
      delegate?.calendarView(
        self,
        didChangeVisibleDateComponentsFrom: DateComponents(calendar: .current, year: old.year, month: old.month))
    }
  }

  private func userDidChoose() {
    guard let widget else { return }
    let components = Self.components(of: widget.day)
    if let date = Calendar.current.date(from: components) {
      let start = Calendar.current.startOfDay(for: availableDateRange.start)
      guard date >= start, date <= availableDateRange.end, selectionBehavior?.choose(components) ?? true else {
        if let shown { show(shown) }
        return
      }
    }
    didShow(widget.day)
  }

  private func showDecorations() {
    guard let widget else { return }
    widget.clearMarks()
    guard wantsDateDecorations, let delegate else { return }
    let month = widget.day
    let first = Self.components(of: Gtk.Calendar.Day(year: month.year, month: month.month, day: 1))
    guard let date = Calendar.current.date(from: first),
      let days = Calendar.current.range(of: .day, in: .month, for: date)
    else { return }
    for day in days {
      var components = first
      components.day = day
      if delegate.calendarView(self, decorationFor: components) != nil { widget.mark(day) }
    }
  }
}

extension UICalendarView: WidgetProviding {
  package func makeWidget() -> Gtk.Widget {
    let widget = Gtk.Calendar()
    self.widget = widget
    widget.onChoice = { [weak self] in self?.userDidChoose() }
    widget.onBrowse = { [weak self, weak widget] in if let widget { self?.didShow(widget.day) } }
    for axis in [Axis.horizontal, .vertical] { widget.setAlign(.fill, on: axis) }
    let day = shown ?? Self.today
    shown = nil
    show(day)
    showSelection()
    return widget
  }
}

/// The object that marks the days of a calendar.
///
/// Mirrors `UICalendarViewDelegate`.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: AnyObject {
  /// Returns the mark of a day, by default none.
  func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
    -> UICalendarView.Decoration?

  /// Called after another month is shown.
  func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  /// No mark.
  public func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { nil }
  /// Does nothing.
  public func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}
