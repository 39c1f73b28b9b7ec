extension View {
  /// Sets the style of the pickers inside.
  ///
  /// Mirrors SwiftUI's `pickerStyle(_:)`.
  public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View { environment(\.pickerLook, Style._look) }
}

extension EnvironmentValues {
  var pickerLook: _PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }
}

private struct PickerLookKey: EnvironmentKey {
  static var defaultValue: _PickerLook { .menu }
}
