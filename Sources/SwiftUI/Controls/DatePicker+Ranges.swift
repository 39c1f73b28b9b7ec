extension DatePicker {
  /// Creates a picker for dates from the beginning of a range.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    let range = range.lowerBound...max(range.lowerBound, .distantFuture)
    self.init(selection: selection, in: range, displayedComponents: displayedComponents, label: label)
  }

  /// Creates a picker for dates up to the end of a range.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    let range = min(range.upperBound, .distantPast)...range.upperBound
    self.init(selection: selection, in: range, displayedComponents: displayedComponents, label: label)
  }
}

extension DatePicker where Label == Text {
  /// Creates a picker with a title, for dates from the beginning of a range.
  @_disfavoredOverload public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Creates a picker with a title, for dates up to the end of a range.
  @_disfavoredOverload public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }
}
