extension EnvironmentValues {
  /// The calendar for dates, in the environment's ``locale``.
  ///
  /// Mirrors SwiftUI's `calendar`.
  public var calendar: Calendar {
    get {
      if let calendar = self[CalendarKey.self] { return calendar }
      var calendar = Calendar.current
      calendar.locale = locale
      return calendar
    }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone for dates.
  ///
  /// Mirrors SwiftUI's `timeZone`.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] ?? .current }
    set { self[TimeZoneKey.self] = newValue }
  }
}

private enum CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar? { nil }
}

private enum TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone? { nil }
}
