import Foundation

extension View {
  /// Selects a value of the `x` axis while the user presses and drags, and by the left and right arrow keys.
  ///
  /// Mirrors Swift Charts' `chartXSelection(value:)`. As there, the value is `nil` again when the button or the finger is
  /// lifted. A value that the arrow keys have selected stays until Escape is pressed.
  public func chartXSelection<Value: Plottable>(value: Binding<Value?>) -> some View { selection(.x, value) }

  /// Selects a value of the `y` axis while the user presses and drags, and by the up and down arrow keys.
  ///
  /// Mirrors Swift Charts' `chartYSelection(value:)`.
  public func chartYSelection<Value: Plottable>(value: Binding<Value?>) -> some View { selection(.y, value) }

  /// Selects a range of the `x` axis while the user presses and drags.
  ///
  /// Mirrors Swift Charts' `chartXSelection(range:)`.
  public func chartXSelection<Value: Plottable & Comparable>(range: Binding<ClosedRange<Value>?>) -> some View {
    selection(.x, range)
  }

  /// Selects a range of the `y` axis while the user presses and drags.
  ///
  /// Mirrors Swift Charts' `chartYSelection(range:)`.
  public func chartYSelection<Value: Plottable & Comparable>(range: Binding<ClosedRange<Value>?>) -> some View {
    selection(.y, range)
  }

  /// Selects the sum of the sectors up to the angle at which the user presses, and sectors by the arrow keys.
  ///
  /// Mirrors Swift Charts' `chartAngleSelection(value:)`.
  public func chartAngleSelection<Value: Plottable>(value: Binding<Value?>) -> some View { selection(.angle, value) }

  private func selection<Value: Plottable>(_ target: ChartSelection.Target, _ value: Binding<Value?>) -> some View {
    let selection = ChartSelection(
      target: target, select: { from, _ in value.wrappedValue = from.flatMap { Value.make($0) } },
      current: { value.wrappedValue?.dataValue }, isRange: false)
    return chart { $0.selections.append(selection) }
  }

  private func selection<Value: Plottable & Comparable>(
    _ target: ChartSelection.Target, _ range: Binding<ClosedRange<Value>?>
  ) -> some View {
    let selection = ChartSelection(
      target: target,
      select: { from, to in
        guard let from = from.flatMap({ Value.make($0) }), let to = to.flatMap({ Value.make($0) }) else {
          range.wrappedValue = nil
          return
        }
        range.wrappedValue = min(from, to)...max(from, to)
      }, current: { range.wrappedValue?.lowerBound.dataValue }, isRange: true)
    return chart { $0.selections.append(selection) }
  }
}
