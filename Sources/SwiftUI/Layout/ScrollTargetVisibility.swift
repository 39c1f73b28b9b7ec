import GtkBridge
import GtkObjects

extension View {
  /// Runs a closure with the identifiers of the visible views in the scrollable view inside, in their order, whenever
  /// they change.
  ///
  /// Mirrors SwiftUI's `onScrollTargetVisibilityChange(idType:threshold:_:)`. With `scrollTargetLayout(isEnabled:)`, only the
  /// views of that stack count; without, all views with an identifier of the type.
  ///
  /// - Parameters:
  ///   - idType: The type of the identifiers.
  ///   - threshold: The part of a view, from 0 to 1, that must be visible.
  ///   - action: The closure.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(ScrollTargetVisibility(threshold: min(max(threshold, 0), 1), action: action))
  }
}

private struct ScrollTargetVisibility<ID: Hashable>: ViewModifier {
  @State private var observer = ScrollObserver()
  @State private var destinations = ScrollDestinations()
  @State private var latest = VisibleTargets<ID>()
  @Environment(\.scrollDestinations) private var surroundings
  let threshold: Double
  let action: ([ID]) -> Void

  func body(content: Content) -> some View {
    observer.geometryDidChange = { [destinations, latest, threshold, action] _ in
      let visible = destinations.visible(threshold, as: ID.self)
      guard visible != latest.ids else { return }
      latest.ids = visible
      action(visible)
    }
    // An outer proxy still reaches them.
    surroundings?.add(destinations)
    return content.environment(\.scrollDestinations, destinations).scrollObserver(observer)
  }
}

/// The identifiers that the closure has received last.
@MainActor
private final class VisibleTargets<ID: Hashable> {
  var ids: [ID] = []
}

extension ScrollDestinations {
  /// Returns the identifiers of the views with a visible part of that size, in the order of their places.
  fileprivate func visible<ID: Hashable>(_ threshold: Double, as type: ID.Type) -> [ID] {
    var views = shownViews
    let inLayout = views.filter { $0.widget.parent?.hasStyleClass(ScrollTargetLayout.styleClass) == true }
    if !inLayout.isEmpty { views = inLayout }
    let places = views.compactMap { view -> (id: ID, origin: CGPoint)? in
      guard let id = view.id.base as? ID, let origin = view.widget.placeInSight(threshold) else { return nil }
      return (id, origin)
    }
    var seen: Set<ID> = []
    return places.sorted { ($0.origin.y, $0.origin.x) < ($1.origin.y, $1.origin.x) }.map(\.id)
      .filter { seen.insert($0).inserted }
  }
}

extension Gtk.Widget {
  /// Returns the place in the visible area of the scrollable view around the widget, if a part of the widget is
  /// visible.
  fileprivate func placeInSight(_ threshold: Double) -> CGPoint? {
    guard isMapped, case .named(let name) = NamedCoordinateSpace.scrollView.coordinateSpace,
      let (origin, size) = place(inSpaceNamed: name)
    else { return nil }
    let own = CGRect(origin: origin, size: CGSize(width: width, height: height))
    let visible = own.intersection(CGRect(origin: .zero, size: size))
    let (part, whole) = (visible.width * visible.height, own.width * own.height)
    return !visible.isNull && part > 0 && part >= whole * threshold ? origin : nil
  }
}
