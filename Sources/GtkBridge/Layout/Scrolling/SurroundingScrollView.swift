/// A scroll view, as the views inside it see it.
@MainActor
final class SurroundingScrollView {
  private let currentAxes: () -> Axis.Set
  /// The settings for the outermost scrollable view.
  var settings = ScrollSettings.Outermost()
  /// Called when the axes have changed on which views inside scroll in the place of the scroll view.
  var onChange: () -> Void = {}
  private var scrolling: [ObjectIdentifier: Axis.Set] = [:]

  init(axes: @escaping () -> Axis.Set) { currentAxes = axes }

  var axes: Axis.Set { currentAxes() }

  /// The axes on which a list or a lazy stack inside scrolls, so that the content is as long as the visible area. At its
  /// full length, such a view would create all of its rows.
  var axesOfScrollingViews: Axis.Set {
    scrolling.values.reduce(into: Axis.Set()) { $0.formUnion($1) }.intersection(axes)
  }

  /// Tells the scroll view that a view inside scrolls by itself.
  func add(_ view: AnyObject, axes: Axis.Set) {
    scrolling[ObjectIdentifier(view)] = axes
    onChange()
  }

  func remove(_ view: AnyObject) {
    if scrolling.removeValue(forKey: ObjectIdentifier(view)) != nil { onChange() }
  }
}

extension EnvironmentValues {
  /// The scroll view around the views.
  var surroundingScrollView: SurroundingScrollView? {
    get { self[SurroundingScrollViewKey.self] }
    set { self[SurroundingScrollViewKey.self] = newValue }
  }
}

private struct SurroundingScrollViewKey: EnvironmentKey {
  static var defaultValue: SurroundingScrollView? { nil }
}
