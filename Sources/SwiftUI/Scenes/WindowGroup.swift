/// A scene of windows with the same content. The user may open any number of them.
///
/// Mirrors SwiftUI's `WindowGroup`. Ctrl+N and the main menu open another window of the application's first group.
/// ``EnvironmentValues/openWindow`` opens one of any group, also for a value that the window presents:
///
/// ```swift
/// WindowGroup(id: "note", for: Note.ID.self) { $id in NoteView(id: id) }
/// // …and in a view:
/// openWindow(id: "note", value: note.id)
/// ```
///
/// A window that already presents the value comes to the front.
public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never

  private let description: SceneDescription

  public var _tree: some View { SceneRegistration(description: description) }

  /// Creates a group of windows.
  ///
  /// - Parameters:
  ///   - id: The name for ``EnvironmentValues/openWindow``.
  ///   - content: A closure that returns the content of a new window.
  public init(id: String? = nil, @ViewBuilder content: () -> Content) {
    description = SceneDescription(.group, id: id, title: nil, content: content)
  }

  /// Creates a group of windows with a title, which a screen inside may change.
  @_disfavoredOverload public init<Title: StringProtocol>(
    _ title: Title, id: String? = nil, @ViewBuilder content: () -> Content
  ) {
    description = SceneDescription(.group, id: id, title: String(title), content: content)
  }

  /// Creates a group of windows that present values of a type. A window without a value has the value `nil`.
  public init<Data: Codable & Hashable>(
    _ title: String? = nil, id: String? = nil, for type: Data.Type,
    @ViewBuilder content: @escaping (Binding<Data?>) -> Content
  ) {
    description = SceneDescription(.group, id: id, title: title, presenting: type) { value in
      AnyView(content(value.binding(to: type)))
    }
  }

  /// Creates a group of windows that present values of a type, with a value for windows without one.
  public init<Data: Codable & Hashable>(
    _ title: String? = nil, id: String? = nil, for type: Data.Type,
    @ViewBuilder content: @escaping (Binding<Data>) -> Content, defaultValue: @escaping () -> Data
  ) {
    description = SceneDescription(.group, id: id, title: title, presenting: type) { value in
      let binding = value.binding(to: type)
      if binding.wrappedValue == nil { binding.wrappedValue = defaultValue() }
      let certain = Binding(get: { binding.wrappedValue ?? defaultValue() }, set: { binding.wrappedValue = $0 })
      return AnyView(content(certain))
    }
  }
}
