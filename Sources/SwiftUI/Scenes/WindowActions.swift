import GtkObjects

/// An action that opens a window: `@Environment(\.openWindow) private var openWindow`.
///
/// Mirrors SwiftUI's `OpenWindowAction`. Outside an ``App``, and for a scene that does not exist, it only logs a
/// message.
@preconcurrency @MainActor
public struct OpenWindowAction {
  private weak var coordinator: SceneCoordinator?

  nonisolated init() {}

  init(_ coordinator: SceneCoordinator) {
    self.coordinator = coordinator
  }

  /// Opens a window of the scene with an identifier.
  public func callAsFunction(id: String) { coordinator?.openWindow(id: id, value: nil) }

  /// Opens a window that presents a value, of the scene for the value's type.
  public func callAsFunction<Value: Codable & Hashable>(value: Value) {
    coordinator?.openWindow(id: nil, value: AnyHashable(value))
  }

  /// Opens a window that presents a value, of the scene with an identifier.
  public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {
    coordinator?.openWindow(id: id, value: AnyHashable(value))
  }
}

/// An action that closes windows: `@Environment(\.dismissWindow) private var dismissWindow`.
///
/// Mirrors SwiftUI's `DismissWindowAction`.
@preconcurrency @MainActor
public struct DismissWindowAction {
  private weak var coordinator: SceneCoordinator?

  nonisolated init() {}

  init(_ coordinator: SceneCoordinator) {
    self.coordinator = coordinator
  }

  /// Closes the windows of the scene with an identifier.
  public func callAsFunction(id: String) { coordinator?.dismissWindow(id: id, value: nil) }

  /// Closes the windows that present a value.
  public func callAsFunction<Value: Codable & Hashable>(value: Value) {
    coordinator?.dismissWindow(id: nil, value: AnyHashable(value))
  }

  /// Closes the windows of the scene with an identifier that present a value.
  public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {
    coordinator?.dismissWindow(id: id, value: AnyHashable(value))
  }
}

/// An action that opens the preferences window: `@Environment(\.openSettings) private var openSettings`.
///
/// Mirrors SwiftUI's `OpenSettingsAction`. Without a ``Settings`` scene it does nothing.
@preconcurrency @MainActor
public struct OpenSettingsAction {
  private weak var coordinator: SceneCoordinator?

  nonisolated init() {}

  init(_ coordinator: SceneCoordinator) {
    self.coordinator = coordinator
  }

  /// Opens the window.
  public func callAsFunction() { coordinator?.openSettings() }
}

/// A button that opens the preferences window.
///
/// Mirrors SwiftUI's `SettingsLink`.
public struct SettingsLink<Label: View>: View {
  @Environment(\.openSettings) private var openSettings
  private let label: Label

  /// Creates a button with a custom label.
  public init(@ViewBuilder label: () -> Label) {
    self.label = label()
  }

  public var body: some View {
    Button(action: { openSettings() }, label: { label })
  }
}

extension SettingsLink where Label == Text {
  /// Creates a button with the desktop's title.
  public init() {
    self.init { Text(Gtk.word(localized: "Preferences")) }
  }
}

extension EnvironmentValues {
  /// The action that opens a window.
  ///
  /// Mirrors SwiftUI's `openWindow`.
  public var openWindow: OpenWindowAction {
    get { self[OpenWindowKey.self] }
    set { self[OpenWindowKey.self] = newValue }
  }

  /// The action that closes windows.
  ///
  /// Mirrors SwiftUI's `dismissWindow`.
  public var dismissWindow: DismissWindowAction {
    get { self[DismissWindowKey.self] }
    set { self[DismissWindowKey.self] = newValue }
  }

  /// The action that opens the window of the preferences.
  ///
  /// Mirrors SwiftUI's `openSettings`.
  public var openSettings: OpenSettingsAction {
    get { self[OpenSettingsKey.self] }
    set { self[OpenSettingsKey.self] = newValue }
  }

  /// Indicates whether an application can have several windows, which it always can on the desktop.
  ///
  /// Mirrors SwiftUI's `supportsMultipleWindows`.
  public var supportsMultipleWindows: Bool { true }

  private enum OpenWindowKey: EnvironmentKey {
    static var defaultValue: OpenWindowAction { OpenWindowAction() }
  }

  private enum DismissWindowKey: EnvironmentKey {
    static var defaultValue: DismissWindowAction { DismissWindowAction() }
  }

  private enum OpenSettingsKey: EnvironmentKey {
    static var defaultValue: OpenSettingsAction { OpenSettingsAction() }
  }
}
