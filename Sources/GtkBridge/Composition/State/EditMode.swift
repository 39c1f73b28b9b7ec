extension EnvironmentValues {
  /// The edit mode of the screen, which an ``EditButton`` toggles, or the binding that a view around this one has set.
  ///
  /// Mirrors SwiftUI's `editMode`:
  ///
  /// ```swift
  /// @State private var editMode = EditMode.inactive
  ///
  /// BookList().environment(\.editMode, $editMode)
  /// ```
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? screenEditMode }
    set { self[EditModeKey.self] = newValue }
  }

  /// The edit mode that the views of one screen share.
  var screenEditMode: Binding<EditMode>? {
    get { self[ScreenEditModeKey.self] }
    set { self[ScreenEditModeKey.self] = newValue }
  }

  private enum EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
  }

  private enum ScreenEditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
  }
}

extension Binding where Value == EditMode {
  /// Returns a binding to an edit mode that is stored only in the binding.
  static func makeEditMode() -> Binding {
    let mode = StateStorage(EditMode.inactive)
    return Binding(get: { mode.read() }, set: { mode.write($0) })
  }
}
