extension ProgressView {
  /// Creates an indicator that follows a span of time.
  ///
  /// - Parameters:
  ///   - timerInterval: The span of time.
  ///   - countsDown: Indicates whether the bar empties while time passes.
  ///   - label: The label of the indicator.
  ///   - currentValueLabel: A label for the value below the bar.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    let (start, end) = (timerInterval.lowerBound, timerInterval.upperBound)
    let length = end.timeIntervalSince(start)
    // A bar is some hundred points wide: more steps would be invisible.
    let step = max(length / 500, 0.05)
    let times = sequence(first: max(start, Date())) { $0 < end ? min($0.addingTimeInterval(step), end) : nil }
    self.init(
      fraction: {
        let passed = length > 0 ? min(max(Date().timeIntervalSince(start) / length, 0), 1) : 1
        return countsDown ? 1 - passed : passed
      }, label: label(), currentValueLabel: currentValueLabel(), schedule: AnySequence(times))
  }
}

/// The time that remains, or that has passed, below the bar of a span of time.
///
/// Mirrors SwiftUI's `DefaultDateProgressLabel`.
public struct DefaultDateProgressLabel: View {
  fileprivate let timerInterval: ClosedRange<Date>
  fileprivate let countsDown: Bool

  public var body: some View {
    Text(timerInterval: timerInterval, countsDown: countsDown).font(.caption).foregroundStyle(.secondary)
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates an indicator that follows a span of time, with the time below the bar.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(timerInterval: timerInterval, countsDown: countsDown)
    }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates an indicator that follows a span of time, with the time below the bar.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates an indicator of a Foundation progress. It reads the progress ten times a second until the progress is finished.
  public init(_ progress: Progress) {
    self.init(
      fraction: { progress.isIndeterminate ? nil : progress.fractionCompleted }, label: EmptyView(),
      currentValueLabel: EmptyView(),
      schedule: AnySequence(sequence(first: Date()) { progress.isFinished ? nil : $0.addingTimeInterval(0.1) }))
  }
}
