import Foundation
import GtkObjects

/// The scenes of a running application and their windows.
@MainActor
final class SceneCoordinator {
  /// Called after a change of the application's phase, which is that of its most active window.
  var onPhaseChange: ((ScenePhase) -> Void)?

  let application: Application
  private var scenes: [(key: SceneKey, description: SceneDescription)] = []
  private var windows: [SceneWindow] = []
  private var phase = ScenePhase.inactive

  init(_ application: Application) {
    self.application = application
  }

  /// Adds a scene, or updates the windows of an existing one.
  func register(_ description: SceneDescription, for key: SceneKey) {
    guard let known = scenes.firstIndex(where: { $0.key === key }) else {
      return scenes.append((key, description))
    }
    scenes[known].description = description
    for window in windows where window.key === key { window.update(description) }
  }

  // MARK: Windows

  /// Opens the initial windows of the application: one of the first scene, and one of each other scene that requests
  /// it.
  func openInitialWindows() {
    let openable = scenes.filter { $0.description.kind != .settings }
    let presented = openable.filter { $0.description.settings.launchBehavior == .presented }
    for scene in presented { open(scene.description, for: scene.key, presenting: nil) }
    if !presented.isEmpty { return }
    guard let first = openable.first(where: { $0.description.settings.launchBehavior != .suppressed }) else {
      if !openable.isEmpty { return }
      FileHandle.standardError.write(Data("\(application.id): The application has no WindowGroup or Window.\n".utf8))
      return
    }
    open(first.description, for: first.key, presenting: nil)
  }

  /// Opens a window of the application's first group.
  func openNewWindow() {
    guard let group = scenes.first(where: { $0.description.kind == .group }) else { return }
    makeWindow(of: group.description, for: group.key, presenting: nil)
  }

  /// Opens a window of the scene with an identifier, or of the scene for a type of values.
  func openWindow(id: String?, value: AnyHashable?) {
    let type = value.map { Swift.type(of: $0.base) }
    let found = scenes.first { _, description in
      guard description.kind != .settings else { return false }
      if let id { return description.id == id && (type == nil || description.valueType == type) }
      return type != nil && description.valueType == type
    }
    guard let found else {
      let name = id.map { "\"\($0)\"" } ?? type.map { "for values of type \($0)" } ?? "without an identifier"
      FileHandle.standardError.write(Data("\(application.id): There is no scene \(name) to open a window of.\n".utf8))
      return
    }
    open(found.description, for: found.key, presenting: value)
  }

  /// Closes the windows of the scene with an identifier, or those that present a value, or both.
  func dismissWindow(id: String?, value: AnyHashable?) {
    for window in windows
    where (id == nil || window.description.id == id) && (value == nil || window.value.value == value) {
      window.close()
    }
  }

  var canOpenSettings: Bool { scenes.contains { $0.description.kind == .settings } }

  func openSettings() {
    guard let settings = scenes.first(where: { $0.description.kind == .settings }) else { return }
    open(settings.description, for: settings.key, presenting: nil)
  }

  /// Delivers a URL to the front window, or to a new one.
  func open(_ url: URL) {
    if windows.isEmpty { openInitialWindows() }
    let window = windows.last { $0.window === application.keyWindow } ?? windows.last
    window?.urls.open(url)
    window?.window.makeKeyAndVisible()
  }

  /// Opens a window, or brings the window that already shows the same content to the front.
  private func open(_ description: SceneDescription, for key: SceneKey, presenting value: AnyHashable?) {
    let isOnlyOne = description.kind != .group || value != nil
    if isOnlyOne, let shown = windows.first(where: { $0.key === key && $0.value.value == value }) {
      return shown.window.makeKeyAndVisible()
    }
    makeWindow(of: description, for: key, presenting: value)
  }

  private func makeWindow(of description: SceneDescription, for key: SceneKey, presenting value: AnyHashable?) {
    let taken = Set(windows.filter { $0.key === key }.map(\.number))
    let number = (0...taken.count).first { !taken.contains($0) } ?? taken.count
    let window = SceneWindow(
      of: description, for: key, presenting: PresentedValue(value), number: number, in: self)
    windows.append(window)
    window.onClose = { [weak self, weak window] in
      self?.windows.removeAll { $0 === window }
      self?.phaseDidChange()
    }
    window.window.makeKeyAndVisible()
  }

  // MARK: Phase

  /// Reports the phase of the application after the phase of a window has changed.
  func phaseDidChange() {
    let latest = windows.map(\.phase).max() ?? .background
    guard latest != phase else { return }
    let old = phase
    phase = latest
    onPhaseChange?(latest)
    UIApplication.shared.phaseDidChange(from: old, to: latest)
  }

  // MARK: Menu

  /// The settings of the scene whose windows open first, which determine the standard items of the main menu.
  private var mainSettings: SceneSettings { scenes.first?.description.settings ?? SceneSettings() }

  /// Adds the standard items of the main menu and their actions, unless commands replace them.
  func addMenu() {
    let replaced = mainSettings.replacedGroups
    var sections: [[ApplicationMenu.Item]] = []
    if !replaced.contains(.newItem), scenes.contains(where: { $0.description.kind == .group }) {
      application.addAction("new-window", shortcuts: [KeyboardShortcut("n")]) { [weak self] in self?.openNewWindow() }
      sections.append([.init(Gtk.word(localized: "_New Window"), action: "new-window")])
    }
    var items: [ApplicationMenu.Item] = []
    if !replaced.contains(.appSettings), canOpenSettings {
      application.addAction("preferences", shortcuts: [KeyboardShortcut(",")]) { [weak self] in self?.openSettings() }
      items.append(.init(Gtk.word(localized: "_Preferences"), action: "preferences"))
    }
    if !replaced.contains(.appTermination) {
      application.addAction("quit", shortcuts: [KeyboardShortcut("q")]) { [weak application] in application?.quit() }
      items.append(.init(Gtk.word(localized: "_Quit"), action: "quit"))
    }
    if !items.isEmpty { sections.append(items) }
    application.setShortcuts([KeyboardShortcut("w")], for: "window.close")
    application.menu = ApplicationMenu(name: Gtk.word(localized: "Main Menu"), sections: sections)
  }
}
