import SwiftUI
import UIKit

class NotesDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    print("launched")
    return true
  }

  func applicationWillTerminate(_ application: UIApplication) {
    print("terminates")
  }
}

@main
struct NotesApp: App {
  @UIApplicationDelegateAdaptor(NotesDelegate.self) private var delegate
  @StateObject private var store = NoteStore()
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup {
      NotesView().environmentObject(store)
    }
    .defaultSize(width: 480, height: 560)
    .commands {
      CommandMenu("Note") {
        Button("Add Recipe") { store.add("Recipe") }.keyboardShortcut("r", modifiers: [.command, .shift])
      }
      CommandGroup(after: .newItem) {
        Button("Clear") { store.clear() }.disabled(store.notes.isEmpty)
      }
    }
    .onChange(of: phase) { phase in
      print("phase", phase)
      if phase == .background {
        print("saved", store.notes.count)
        UserDefaults.standard.set(store.notes.count, forKey: "saved-notes")
      }
    }
    WindowGroup("Note", id: "note", for: Note.ID.self) { $id in
      NoteView(id: id).environmentObject(store)
    }
    .defaultSize(width: 360, height: 320)
    Window("About Notes", id: "about") {
      VStack(spacing: 12) {
        Image(.notebook)
        Text("Notes of every kind").foregroundStyle(.brand)
      }
      .padding()
    }
    Settings {
      NotesSettings()
    }
  }
}
