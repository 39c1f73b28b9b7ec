import Graphics

/// A rectangle or a point of one view, which another view reads in its own coordinates.
///
/// Mirrors SwiftUI's `Anchor`. ``View/anchorPreference(key:value:transform:)`` creates it, and `geometry[anchor]` reads
/// it. Two anchors are equal if their places in the window are equal.
public struct Anchor<Value> {
  /// The place in the window.
  let value: Value
  let moved: (Value, _ dx: CGFloat, _ dy: CGFloat) -> Value

  /// The part of a view from which an anchor is created.
  ///
  /// Mirrors SwiftUI's `Anchor.Source`.
  public struct Source {
    let make: (CGRect) -> Anchor<Value>
  }
}

extension Anchor: Equatable where Value: Equatable {
  public static func == (left: Anchor, right: Anchor) -> Bool { left.value == right.value }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
  public static var bounds: Self { Self { .rect($0) } }

  /// A rectangle in the coordinates of the view.
  public static func rect(_ rect: CGRect) -> Self {
    Self { .rect(rect.offsetBy(dx: $0.minX, dy: $0.minY)) }
  }
}

extension Anchor<CGRect> {
  fileprivate static func rect(_ rect: CGRect) -> Self { Self(value: rect) { $0.offsetBy(dx: $1, dy: $2) } }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the coordinates of the view.
  public static func point(_ point: CGPoint) -> Self {
    Self { .point(CGPoint(x: $0.minX + point.x, y: $0.minY + point.y)) }
  }

  /// A point as fractions of the view's size.
  public static func unitPoint(_ point: UnitPoint) -> Self {
    Self { .point(CGPoint(x: $0.minX + $0.width * point.x, y: $0.minY + $0.height * point.y)) }
  }

  /// The top leading corner.
  public static var topLeading: Self { unitPoint(.topLeading) }
  /// The middle of the top.
  public static var top: Self { unitPoint(.top) }
  /// The top trailing corner.
  public static var topTrailing: Self { unitPoint(.topTrailing) }
  /// The middle of the leading edge.
  public static var leading: Self { unitPoint(.leading) }
  /// The middle of the view.
  public static var center: Self { unitPoint(.center) }
  /// The middle of the trailing edge.
  public static var trailing: Self { unitPoint(.trailing) }
  /// The bottom leading corner.
  public static var bottomLeading: Self { unitPoint(.bottomLeading) }
  /// The middle of the bottom.
  public static var bottom: Self { unitPoint(.bottom) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}

extension Anchor<CGPoint> {
  fileprivate static func point(_ point: CGPoint) -> Self {
    Self(value: point) { CGPoint(x: $0.x + $1, y: $0.y + $2) }
  }
}

extension GeometryProxy {
  /// The rectangle or point of an anchor in the coordinates of the reader.
  ///
  /// Mirrors SwiftUI's subscript.
  public subscript<Value>(anchor: Anchor<Value>) -> Value {
    let origin = frame(in: .global).origin
    return anchor.moved(anchor.value, -origin.x, -origin.y)
  }
}

extension View {
  /// Sets a preference value from a rectangle or a point of the view. It follows the view's place.
  ///
  /// ```swift
  /// tab.anchorPreference(key: SelectedTabKey.self, value: .bounds) { isSelected ? $0 : nil }
  /// ```
  ///
  /// Mirrors SwiftUI's `anchorPreference(key:value:transform:)`. A value of views inside for the same key is combined
  /// with this one, rather than replaced by it. The place of a view is known after its first layout.
  public func anchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self, value source: Anchor<Value>.Source,
    transform: @escaping (Anchor<Value>) -> Key.Value
  ) -> some View {
    background {
      GeometryReader { geometry in
        Color.clear.preference(key: key, value: transform(source.make(geometry.frame(in: .global))))
      }
    }
  }

  /// Changes the preference value from inside with a rectangle or a point of the view.
  ///
  /// Mirrors SwiftUI's `transformAnchorPreference(key:value:transform:)`. The change follows the view's place.
  public func transformAnchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self, value source: Anchor<Value>.Source,
    transform: @escaping (inout Key.Value, Anchor<Value>) -> Void
  ) -> some View {
    background {
      GeometryReader { geometry in
        Color.clear.transformPreference(key) { transform(&$0, source.make(geometry.frame(in: .global))) }
      }
    }
  }
}
