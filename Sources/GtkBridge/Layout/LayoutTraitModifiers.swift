extension View {
  /// Sets the layout priority. If a row or column is smaller than its views' natural size, views with a higher priority
  /// receive space first. The default is 0.
  ///
  /// Mirrors SwiftUI's `layoutPriority(_:)`. All views receive at least their minimum size.
  public func layoutPriority(_ value: Double) -> some View {
    widgetModifier(LayoutTrait(path: \.priority, value: value))
  }

  /// Sets the stacking order in a ``ZStack``. Views with higher values are in front; among equal values, later views
  /// are. The default is 0.
  ///
  /// Mirrors SwiftUI's `zIndex(_:)`.
  public func zIndex(_ value: Double) -> some View { widgetModifier(LayoutTrait(path: \.zIndex, value: value)) }

  /// Sets the number of columns that the view spans in its ``GridRow``.
  ///
  /// Mirrors SwiftUI's `gridCellColumns(_:)`. Numbers below 1 count as 1.
  public func gridCellColumns(_ count: Int) -> some View {
    widgetModifier(LayoutTrait(path: \.gridColumns, value: max(count, 1)))
  }

  /// Sets the alignment of the view in its ``Grid`` cell, overriding the grid's.
  ///
  /// Mirrors SwiftUI's `gridCellAnchor(_:)`.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    widgetModifier(LayoutTrait(path: \.gridAnchor, value: anchor))
  }

  /// Sets the alignment of all views in the view's ``Grid`` column, overriding the grid's.
  ///
  /// Mirrors SwiftUI's `gridColumnAlignment(_:)`.
  public func gridColumnAlignment(_ alignment: HorizontalAlignment) -> some View {
    widgetModifier(LayoutTrait(path: \.gridColumnAlignment, value: alignment))
  }

  /// Prevents the view from enlarging its ``Grid`` on some axes. It fills the space that the other views require.
  ///
  /// Mirrors SwiftUI's `gridCellUnsizedAxes(_:)`, for expanding views such as ``Divider`` and ``Color``.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    widgetModifier(LayoutTrait(path: \.gridUnsizedAxes, value: axes))
  }
}
