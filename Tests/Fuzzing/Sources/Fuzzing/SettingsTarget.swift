import Foundation
import HomeCore

/// The file of settings, which people may have written.
struct SettingsTarget: FuzzTarget {
  private let url = Self.temporaryFile("settings.json")

  func run(_ bytes: [UInt8]) {
    do {
      try Data(bytes).write(to: url)
    } catch {
      fatalError("\(error)")
    }
    let store = FileSettingsStore(url: url) { precondition(!$0.isEmpty) }
    let settings = store.load()
    // With any content of the file, the result can be saved, and no impossible size is requested from a display.
    let size = settings.windowSize
    for case let length? in [settings.sidebarWidth, size.map { Double($0.width) }, size.map { Double($0.height) }] {
      precondition((1...100_000).contains(length))
    }
    store.save(settings)
    precondition(store.load() == settings)
  }
}
