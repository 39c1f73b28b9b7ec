public import Foundation

/// A layout of any type. A container whose layout changes keeps its views and their state.
///
/// Mirrors SwiftUI's `AnyLayout`.
///
/// ```swift
/// let layout = isNarrow ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
/// layout {
///   Text("Name")
///   Text("Value")
/// }
/// ```
public struct AnyLayout: Layout {
  /// The cache of the layout inside.
  public struct Cache {
    fileprivate let layoutType: ObjectIdentifier
    fileprivate let storage: AnyObject
  }

  private let box: LayoutBox

  /// Creates a layout that behaves like `layout`.
  public init<L: Layout>(_ layout: L) {
    box = (layout as? AnyLayout)?.box ?? TypedLayoutBox(layout)
  }

  /// The properties of the inner layout. The static properties of this type are unknown.
  var properties: LayoutProperties { box.properties }

  var isStack: Bool { box.isStack }

  /// Creates the cache of the layout inside.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(layoutType: box.layoutType, storage: box.makeCache(subviews))
  }

  /// Updates the cache of the inner layout, or creates a new one after a change of that layout's type.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    if cache.layoutType == box.layoutType {
      box.updateCache(cache.storage, subviews)
    } else {
      cache = makeCache(subviews: subviews)
    }
  }

  /// Returns the distances that the layout inside prefers.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    box.spacing(subviews, cache.storage)
  }

  /// Returns the size that the layout inside chooses.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    box.sizeThatFits(proposal, subviews, cache.storage)
  }

  /// Places the subviews as the layout inside does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    box.placeSubviews(bounds, proposal, subviews, cache.storage)
  }

  /// Returns the value of the layout inside.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    box.explicitAlignment(guide, bounds, proposal, subviews, cache.storage)
  }

  /// Returns the value of the layout inside.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    box.explicitAlignment(guide, bounds, proposal, subviews, cache.storage)
  }
}

/// A layout and its type. The caches are objects, because only the subclass knows their types.
private class LayoutBox {
  var layoutType: ObjectIdentifier { ObjectIdentifier(Self.self) }
  var properties: LayoutProperties { LayoutProperties() }
  var isStack: Bool { false }

  func makeCache(_ subviews: LayoutSubviews) -> AnyObject { self }
  func updateCache(_ cache: AnyObject, _ subviews: LayoutSubviews) {}
  func spacing(_ subviews: LayoutSubviews, _ cache: AnyObject) -> ViewSpacing { ViewSpacing() }
  func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: AnyObject) -> CGSize { .zero }
  func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: AnyObject
  ) {}
  func explicitAlignment(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: AnyObject
  ) -> CGFloat? { nil }
  func explicitAlignment(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: AnyObject
  ) -> CGFloat? { nil }
}

private final class CacheBox<Cache> {
  var cache: Cache

  init(_ cache: Cache) { self.cache = cache }
}

private final class TypedLayoutBox<L: Layout>: LayoutBox {
  private let layout: L

  init(_ layout: L) { self.layout = layout }

  override var properties: LayoutProperties { L.layoutProperties }
  override var isStack: Bool { L.self is any StackingLayout.Type }

  /// Returns the cache, which a layout of this type created.
  private func typed(_ cache: AnyObject, _ subviews: LayoutSubviews) -> CacheBox<L.Cache> {
    cache as? CacheBox<L.Cache> ?? CacheBox(layout.makeCache(subviews: subviews))
  }

  override func makeCache(_ subviews: LayoutSubviews) -> AnyObject { CacheBox(layout.makeCache(subviews: subviews)) }

  override func updateCache(_ cache: AnyObject, _ subviews: LayoutSubviews) {
    layout.updateCache(&typed(cache, subviews).cache, subviews: subviews)
  }

  override func spacing(_ subviews: LayoutSubviews, _ cache: AnyObject) -> ViewSpacing {
    layout.spacing(subviews: subviews, cache: &typed(cache, subviews).cache)
  }

  override func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: AnyObject
  ) -> CGSize {
    layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &typed(cache, subviews).cache)
  }

  override func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: AnyObject
  ) {
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &typed(cache, subviews).cache)
  }

  override func explicitAlignment(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: AnyObject
  ) -> CGFloat? {
    layout.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &typed(cache, subviews).cache)
  }

  override func explicitAlignment(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: AnyObject
  ) -> CGFloat? {
    layout.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &typed(cache, subviews).cache)
  }
}
