extension View {
  /// Sets the font of the text inside.
  ///
  /// Mirrors SwiftUI's `font(_:)`; `nil` selects the desktop's font.
  @inlinable
  public consuming func font(_ font: Font?) -> some View { environmentChange(FontChange(font: font)) }

  /// Sets the colour of the text inside.
  ///
  /// Mirrors SwiftUI's `foregroundColor(_:)`.
  @inlinable
  public consuming func foregroundColor(_ color: Color?) -> some View { environmentChange(ColorChange(color: color)) }

  /// Disables the controls inside. An inner view cannot enable controls that an outer view has disabled.
  ///
  /// Mirrors SwiftUI's `disabled(_:)`.
  @inlinable
  public consuming func disabled(_ isDisabled: Bool = true) -> some View {
    environmentChange(DisabledChange(isDisabled: isDisabled))
  }

  /// Sets an environment value for the views inside.
  ///
  /// Mirrors SwiftUI's `environment(_:_:)`.
  @inlinable
  public consuming func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    environmentChange(ValueChange(path: path, value: value))
  }

  /// Provides an object to the views inside, which access it with ``EnvironmentObject``.
  ///
  /// Mirrors SwiftUI's `environmentObject(_:)`.
  @inlinable
  public consuming func environmentObject<ObjectType: ObservableObject>(_ object: ObjectType) -> some View {
    environmentChange(ObjectChange(object: object))
  }

  @inlinable
  consuming func environmentChange<Change: EnvironmentChange>(_ change: Change) -> EnvironmentChanged<Self, Change> {
    EnvironmentChanged(content: self, change: change)
  }
}
