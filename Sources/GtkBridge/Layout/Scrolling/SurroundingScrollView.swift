import GtkObjects

/// A scroll view, for the views inside it.
@MainActor
final class SurroundingScrollView {
  let window: Gtk.ScrolledWindow
  /// The container of the content.
  weak var root: Container?
  private let currentAxes: () -> Axis.Set
  /// The settings for the outermost scrollable view.
  var settings = ScrollSettings.Outermost()
  /// Called after a change of the axes on which views inside scroll in the place of the scroll view.
  var onChange: () -> Void = {}
  private var scrolling: [ObjectIdentifier: Axis.Set] = [:]

  /// The closures of the lazy stacks inside, which look for sibling content.
  private var checks: [ObjectIdentifier: () -> Void] = [:]
  private var followed: Set<ObjectIdentifier> = []

  init(_ window: Gtk.ScrolledWindow, axes: @escaping () -> Axis.Set) {
    self.window = window
    currentAxes = axes
  }

  var axes: Axis.Set { currentAxes() }

  /// The axes on which a list or a lazy stack inside scrolls. On these axes, the content is as long as the visible
  /// area. At its full length, such a view would create all of its rows.
  var axesOfScrollingViews: Axis.Set {
    scrolling.values.reduce(into: Axis.Set()) { $0.formUnion($1) }.intersection(axes)
  }

  /// Registers an inner view that scrolls by itself.
  func add(_ view: AnyObject, axes: Axis.Set) {
    scrolling[ObjectIdentifier(view)] = axes
    onChange()
  }

  func remove(_ view: AnyObject) {
    checks[ObjectIdentifier(view)] = nil
    stopsScrolling(view)
  }

  /// Removes an inner view that no longer scrolls by itself.
  func stopsScrolling(_ view: AnyObject) {
    if scrolling.removeValue(forKey: ObjectIdentifier(view)) != nil { onChange() }
  }

  /// Calls a closure whenever the content around a view inside has changed, until the view is removed.
  func onContentChange(around view: AnyObject, in container: Container?, _ check: @escaping () -> Void) {
    checks[ObjectIdentifier(view)] = check
    var next = container
    while let container = next, followed.insert(ObjectIdentifier(container)).inserted {
      container.onArrange = { [weak self] in self?.contentDidChange() }
      next = container === root ? nil : container.outer
    }
  }

  func contentDidChange() { for check in checks.values { check() } }
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
