import GtkBridge

extension View {
  /// Runs a closure when the view becomes visible in its scrollable view, and when it becomes invisible.
  ///
  /// Mirrors SwiftUI's `onScrollVisibilityChange(threshold:_:)`.
  ///
  /// - Parameters:
  ///   - threshold: The part of the view, from 0 to 1, that must be visible.
  ///   - action: The closure.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (_ isVisible: Bool) -> Void
  ) -> some View {
    onGeometryChange(for: Bool.self) { proxy in
      guard let visible = proxy.bounds(of: .scrollView) else { return true }
      let shown = proxy.size.area
      guard shown > 0 else { return false }
      let part = visible.intersection(CGRect(origin: .zero, size: proxy.size))
      return !part.isNull && part.size.area >= shown * min(max(threshold, 0), 1) && part.size.area > 0
    } action: {
      action($0)
    }
  }
}

extension CGSize {
  fileprivate var area: Double { width * height }
}
