import GtkObjects

/// The visibility of a bar of tabs, which the views inside hide while they are visible.
@MainActor
final class TabBarVisibility {
  private let bar: TabBar
  private var views: Set<ObjectIdentifier> = []

  init(of bar: TabBar) {
    self.bar = bar
  }

  func setHidden(_ isHidden: Bool, by view: AnyObject) {
    if isHidden { views.insert(ObjectIdentifier(view)) } else { views.remove(ObjectIdentifier(view)) }
    bar.isShown = views.isEmpty
  }
}

extension EnvironmentValues {
  /// The bar of the nearest `TabView` whose tabs are buttons.
  var tabBarVisibility: TabBarVisibility? {
    get { self[TabBarVisibilityKey.self] }
    set { self[TabBarVisibilityKey.self] = newValue }
  }
}

private struct TabBarVisibilityKey: EnvironmentKey {
  static var defaultValue: TabBarVisibility? { nil }
}
