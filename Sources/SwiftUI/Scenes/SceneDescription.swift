import GtkBridge

/// The description of a scene for the coordinator, which opens its windows.
struct SceneDescription {
  enum Kind { case group, single, settings }

  let kind: Kind
  let id: String?
  let title: String?
  /// The type of the values that the windows present, or `nil` if they present none.
  let valueType: Any.Type?
  /// Returns the content of a window.
  let content: @MainActor (PresentedValue) -> AnyView
  var settings = SceneSettings()

  init(
    _ kind: Kind, id: String?, title: String?, presenting valueType: Any.Type? = nil,
    content: @escaping @MainActor (PresentedValue) -> AnyView
  ) {
    self.kind = kind
    self.id = id
    self.title = title
    self.valueType = valueType
    self.content = content
  }
}

extension SceneDescription {
  /// Creates a description of a scene whose windows present no values.
  ///
  /// The closure is called at once, as in SwiftUI: the body of the application depends on the states that it reads, and an
  /// object that it creates is not replaced while a window shows it.
  @MainActor
  init<Content: View>(_ kind: Kind, id: String?, title: String?, content: () -> Content) {
    let view = AnyView(content())
    self.init(kind, id: id, title: title) { _ in view }
  }

  /// Returns the prefix of the keys of a window's ``SceneStorage``, the same in each launch.
  @MainActor
  func storageName(_ number: Int, _ value: PresentedValue) -> String {
    "scene-\(id ?? title ?? "")-\(value.value.map { "\($0.base)" } ?? "\(number)")-"
  }
}

/// The values that modifiers set for the scenes inside.
struct SceneSettings {
  /// The size of a new window in points, or `nil` for the default.
  var defaultSize: CGSize?
  var isMaximized = false
  var launchBehavior = SceneLaunchBehavior.automatic
  /// Changes to the content of each window, the innermost first.
  var changes: [@MainActor (AnyView) -> AnyView] = []
  /// The commands of the main menu.
  var commands: [AnyView] = []
  /// The groups of the main menu that commands replace.
  var replacedGroups: Set<CommandGroupPlacement> = []
}

/// The value that a window presents. A view in the window may change it.
@MainActor
final class PresentedValue: ObservableObject {
  @Published var value: AnyHashable?

  init(_ value: AnyHashable?) {
    self.value = value
  }

  func binding<Value: Hashable>(to type: Value.Type) -> Binding<Value?> {
    Binding(get: { self.value?.base as? Value }, set: { self.value = $0.map { AnyHashable($0) } })
  }
}

/// The view that registers a scene. It is invisible.
struct SceneRegistration: View {
  let description: SceneDescription

  @Environment(\.sceneCoordinator) private var coordinator
  @Environment(\.sceneSettings) private var settings
  @State private var key = SceneKey()

  var body: some View {
    register()
    return EmptyView()
  }

  private func register() {
    var description = description
    description.settings = settings
    coordinator?.register(description, for: key)
  }
}

/// The identity of a scene in its application's body.
final class SceneKey: Sendable {}

extension EnvironmentValues {
  var sceneCoordinator: SceneCoordinator? {
    get { self[SceneCoordinatorKey.self] }
    set { self[SceneCoordinatorKey.self] = newValue }
  }

  var sceneSettings: SceneSettings {
    get { self[SceneSettingsKey.self] }
    set { self[SceneSettingsKey.self] = newValue }
  }
}

private struct SceneCoordinatorKey: EnvironmentKey {
  static var defaultValue: SceneCoordinator? { nil }
}

private struct SceneSettingsKey: EnvironmentKey {
  static var defaultValue: SceneSettings { SceneSettings() }
}
