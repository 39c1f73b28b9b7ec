import Foundation
import GtkBridge

/// The choice of days in a calendar.
///
/// Mirrors `UICalendarSelection`.
@preconcurrency @MainActor
open class UICalendarSelection {
  weak var calendarView: UICalendarView?

  init() {}

  deinit {}

  /// Kept, without effect: GTK's calendar shows all days alike.
  open func updateSelectableDates() {}

  /// Chooses a day for the user. Returns whether it may be chosen.
  func choose(_ day: DateComponents) -> Bool { true }
}

/// The choice of one day in a calendar.
///
/// Mirrors `UICalendarSelectionSingleDate`.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// The object that is notified of the choice.
  public private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  private var day: DateComponents?

  /// Creates a choice of one day.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  deinit {}

  /// The chosen day. A change by the program calls no method of the delegate.
  open var selectedDate: DateComponents? {
    get { day }
    set { setSelected(newValue, animated: false) }
  }

  /// Sets the chosen day. The calendar shows it at once.
  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) {
    day = selectedDate
    calendarView?.showSelection()
  }

  override func choose(_ day: DateComponents) -> Bool {
    guard delegate?.dateSelection(self, canSelectDate: day) ?? true else { return false }
    self.day = day
    delegate?.dateSelection(self, didSelectDate: day)
    return true
  }
}

/// The object that is notified of the choice of a day.
///
/// Mirrors `UICalendarSelectionSingleDateDelegate`.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
  /// Called after the user has chosen a day.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)

  /// Returns whether the user may choose a day, by default `true`.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?)
    -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  /// Lets the user choose each day.
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}
