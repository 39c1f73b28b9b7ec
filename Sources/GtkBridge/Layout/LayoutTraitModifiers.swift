extension View {
  /// Says who gets room first where a row or column has less than its views would like to have: the higher. The default
  /// is 0.
  ///
  /// Mirrors SwiftUI's `layoutPriority(_:)`, in ``HStack`` and ``VStack``. The others still get the least they need.
  public func layoutPriority(_ value: Double) -> some View {
    widgetModifier(LayoutTrait(path: \.priority, value: value))
  }

  /// Says which of the views in a ``ZStack`` is in front: the higher; among equals the later. The default is 0.
  ///
  /// Mirrors SwiftUI's `zIndex(_:)`.
  public func zIndex(_ value: Double) -> some View { widgetModifier(LayoutTrait(path: \.zIndex, value: value)) }

  /// Lets the view take several columns of its ``GridRow``.
  ///
  /// Mirrors SwiftUI's `gridCellColumns(_:)`. Numbers below 1 count as 1.
  public func gridCellColumns(_ count: Int) -> some View {
    widgetModifier(LayoutTrait(path: \.gridColumns, value: max(count, 1)))
  }

  /// Says where the view stands in its cell of a ``Grid``, whatever the grid says.
  ///
  /// Mirrors SwiftUI's `gridCellAnchor(_:)`; of each fraction only the nearest of start, middle and end counts.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    widgetModifier(LayoutTrait(path: \.gridAnchor, value: anchor))
  }

  /// Says where the views of the ``Grid`` column that this one is in stand, whatever the grid says.
  ///
  /// Mirrors SwiftUI's `gridColumnAlignment(_:)`.
  public func gridColumnAlignment(_ alignment: HorizontalAlignment) -> some View {
    widgetModifier(LayoutTrait(path: \.gridColumnAlignment, value: alignment))
  }

  /// Keeps the view from asking its ``Grid`` for more room on some axes: it fills what the others need.
  ///
  /// Mirrors SwiftUI's `gridCellUnsizedAxes(_:)`, for views that want spare room, such as ``Divider`` and ``Color``.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    widgetModifier(LayoutTrait(path: \.gridUnsizedAxes, value: axes))
  }
}
