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
    // Whatever was in the file, what is made of it can be kept, and no display is asked for what none can show.
    let size = settings.windowSize
    for case let length? in [settings.sidebarWidth, size.map { Double($0.width) }, size.map { Double($0.height) }] {
      precondition((1...100_000).contains(length))
    }
    store.save(settings)
    precondition(store.load() == settings)
  }
}
