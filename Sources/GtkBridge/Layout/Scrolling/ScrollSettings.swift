import GtkObjects

/// The requests of the modifiers around a scrollable view.
package struct ScrollSettings {
  /// Indicates whether scrolling by the user is disabled. Scrollable views inside inherit it, and the following values.
  package var isDisabled = false
  package var horizontalIndicators = ScrollIndicatorVisibility.automatic
  package var verticalIndicators = ScrollIndicatorVisibility.automatic
  var showsBackground = true
  var outermost = Outermost()

  /// The settings of rows that a scroll view around them scrolls.
  static var ofSharedRows: ScrollSettings { ScrollSettings(isDisabled: true) }

  /// The settings of only the outermost scrollable view.
  struct Outermost {
    var contentMargins = EdgeInsets()
    var indicatorMargins = EdgeInsets()
    var targets: (any ScrollTargetBehavior)?
    var defaultAnchor: UnitPoint?
    var isClipDisabled = false
    var position: BoundScrollPosition?
    var destination: ScrollDestination?
    var observers: [ScrollObserver] = []
  }
}

/// The identifier of the view at the anchor of a scrollable view, and how to change it.
struct BoundScrollPosition {
  let id: AnyHashable?
  let anchor: UnitPoint?
  let set: @MainActor (AnyHashable) -> Void
}

extension EnvironmentValues {
  package var scrollSettings: ScrollSettings {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }
}

private struct ScrollSettingsKey: EnvironmentKey {
  static var defaultValue: ScrollSettings { ScrollSettings() }
}
