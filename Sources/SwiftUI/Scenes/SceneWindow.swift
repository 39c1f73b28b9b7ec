/// An open window of a scene.
@MainActor
final class SceneWindow {
  let key: SceneKey
  private(set) var description: SceneDescription
  let value: PresentedValue
  /// The lowest number that no other window of the scene has.
  let number: Int
  let urls = URLReceiver()
  let window: UIWindow
  var onClose: (() -> Void)?
  /// The phase that the content has reported last.
  private(set) var phase = ScenePhase.inactive

  private unowned let coordinator: SceneCoordinator
  private let controller: HostingController<SceneWindowContent>

  init(
    of description: SceneDescription, for key: SceneKey, presenting value: PresentedValue,
    number: Int, in coordinator: SceneCoordinator
  ) {
    self.key = key
    self.number = number
    self.description = description
    self.value = value
    self.coordinator = coordinator
    // The preferences are as large as their content.
    let size = description.settings.defaultSize ?? (description.kind == .settings ? .zero : UIWindowScene.usualSize)
    // The first body of the window's content may read it.
    if UIApplication.shared.windows.isEmpty, size != .zero { UIScreen.expect(size) }
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.isMaximized = description.settings.isMaximized
    controller = HostingController(
      rootView: SceneWindowContent(
        description: description, storageName: description.storageName(number, value), value: value, urls: urls,
        coordinator: coordinator, phaseDidChange: { _ in }))
    controller.title = description.title ?? UIApplication.displayName
    window.rootViewController = controller
    window.onClose = { [weak self] in self?.didClose() }
    update(description)
  }

  func update(_ description: SceneDescription) {
    self.description = description
    controller.rootView = SceneWindowContent(
      description: description, storageName: description.storageName(number, value), value: value, urls: urls,
      coordinator: coordinator,
      phaseDidChange: { [weak self] phase in
        self?.phase = phase
        self?.coordinator.phaseDidChange()
      })
  }

  func close() { window.close() }

  private func didClose() {
    onClose?()
    onClose = nil
  }
}

/// The content of a scene's window, in its environment.
struct SceneWindowContent: View {
  let description: SceneDescription
  let storageName: String
  @ObservedObject var value: PresentedValue
  let urls: URLReceiver
  let coordinator: SceneCoordinator
  let phaseDidChange: (ScenePhase) -> Void

  @State private var undoManager = UndoManager()

  init(
    description: SceneDescription, storageName: String, value: PresentedValue, urls: URLReceiver,
    coordinator: SceneCoordinator,
    phaseDidChange: @escaping (ScenePhase) -> Void
  ) {
    self.description = description
    self.storageName = storageName
    self.value = value
    self.urls = urls
    self.coordinator = coordinator
    self.phaseDidChange = phaseDidChange
  }

  var body: some View {
    description.settings.changes.reduce(description.content(value)) { content, change in change(content) }
      .toolbar {
        ToolbarItemGroup(placement: .mainMenu) {
          ForEach(description.settings.commands.indices, id: \.self) { description.settings.commands[$0] }
        }
      }
      .undoManager(undoManager)
      .modifier(PhaseReport(phaseDidChange: phaseDidChange))
      .environment(\.sceneCoordinator, coordinator)
      .environment(\.sceneStorageName, storageName)
      .environment(\.urlReceiver, urls)
      .environment(\.openWindow, OpenWindowAction(coordinator))
      .environment(\.dismissWindow, DismissWindowAction(coordinator))
      .environment(\.openSettings, OpenSettingsAction(coordinator))
  }
}

/// Reports the phase of a window. It is a separate modifier, so that a new phase does not update the window's content.
private struct PhaseReport: ViewModifier {
  let phaseDidChange: (ScenePhase) -> Void

  @Environment(\.scenePhase) private var phase

  func body(content: Content) -> some View {
    content.onChange(of: phase, initial: true) { _, phase in phaseDidChange(phase) }
  }
}
