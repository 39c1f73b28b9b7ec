import GtkBridgeTesting
import SwiftUI
import Testing

@testable import GtkBridge
@testable import UIKit
@testable import UIKitCollections
@testable import UIKitViews

extension SwiftUITests {
  @Suite @MainActor struct StoredValueTests {
    enum Style: String { case plain, fancy }

    /// A store that no other test uses.
    private static func makeStore() throws -> UserDefaults {
      try #require(UserDefaults(suiteName: "GtkBridgeTests-\(UUID().uuidString)"))
    }

    @Test func everyKindOfValueIsStored() throws {
      let store = try Self.makeStore()
      @AppStorage("url", store: store) var url = URL(filePath: "/a")
      @AppStorage("data", store: store) var data = Data()
      @AppStorage("date", store: store) var date = Date(timeIntervalSince1970: 0)
      @AppStorage("style", store: store) var style = Style.plain
      @AppStorage("number", store: store) var number = 1.5
      @AppStorage("flag", store: store) var flag = false
      #expect(url.path == "/a")
      (url, data, date) = (URL(filePath: "/b"), Data([0, 255]), Date(timeIntervalSince1970: 1.25))
      (style, number, flag) = (.fancy, 2.5, true)
      @AppStorage("url", store: store) var otherURL: URL?
      @AppStorage("data", store: store) var otherData: Data?
      @AppStorage("date", store: store) var otherDate: Date?
      @AppStorage("style", store: store) var otherStyle: Style?
      @AppStorage("flag", store: store) var otherFlag: Bool?
      #expect(otherURL?.path == "/b")
      #expect(otherData == Data([0, 255]))
      #expect(otherDate == Date(timeIntervalSince1970: 1.25))
      #expect(otherStyle == .fancy)
      #expect(store.double(forKey: "number") == 2.5)
      #expect(otherFlag == true)
      #expect(store.bool(forKey: "flag"))
    }

    @Test func otherCodeFindsValuesOfTheirTypes() throws {
      let store = try Self.makeStore()
      @AppStorage("data", store: store) var data = Data()
      @AppStorage("date", store: store) var date: Date?
      @AppStorage("style", store: store) var style = Style.plain
      @AppStorage("count", store: store) var count = 0
      @AppStorage("flag", store: store) var flag: Bool?
      (data, date, style, count, flag) = (Data([7]), Date(timeIntervalSince1970: 5), .fancy, 3, true)
      #expect(store.data(forKey: "data") == Data([7]))
      #expect(store.object(forKey: "date") as? Date == Date(timeIntervalSince1970: 5))
      #expect(store.string(forKey: "style") == "fancy")
      #expect(store.object(forKey: "count") as? Int == 3)
      #expect(store.object(forKey: "flag") as? Bool == true)
    }

    @Test func settingsOfAProgramAreTheStandardDefaults() {
      DefaultsValues.keepSettings()
      defer { StoredSettings.programValues = nil }
      let key = UUID().uuidString
      defer { UserDefaults.standard.removeObject(forKey: key) }
      @AppStorage(key) var count = 1
      @AppStorage(key, store: .standard) var same: Int?
      UserDefaults.standard.set(5, forKey: key)
      #expect(count == 5)
      count += 1
      #expect(UserDefaults.standard.integer(forKey: key) == 6)
      #expect(same == 6)
      @AppStorage(key + "flag") var flag = false
      UserDefaults.standard.set(true, forKey: key + "flag")
      #expect(flag)
      UserDefaults.standard.removeObject(forKey: key + "flag")
      #expect(!flag)
    }

    /// The program may be killed at any time.
    @Test func whatOtherCodeStoresIsWrittenAtOnce() async throws {
      DefaultsValues.keepSettings()
      defer { StoredSettings.programValues = nil }
      let key = UUID().uuidString
      defer { UserDefaults.standard.removeObject(forKey: key) }
      let settings = URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent(".config")
      func isWritten(_ text: String) -> Bool {
        let files = try? FileManager.default.contentsOfDirectory(at: settings, includingPropertiesForKeys: nil)
        return files?.contains {
          $0.pathExtension == "plist" && (try? Data(contentsOf: $0))?.range(of: Data(text.utf8)) != nil
        } == true
      }
      for value in ["first", "second"] {
        UserDefaults.standard.set(key + value, forKey: key)
        #expect(await MainLoop.wait { isWritten(key + value) })
      }
    }

    /// A view model that signs in, for example, does so without the view that shows the result.
    @Test func viewsFollowWhatOtherCodeStores() throws {
      struct Screen: View {
        @AppStorage private var isSignedIn: Bool
        @AppStorage private var ratio: Double
        init(_ store: UserDefaults) {
          _isSignedIn = AppStorage(wrappedValue: false, "isSignedIn", store: store)
          _ratio = AppStorage(wrappedValue: 0, "ratio", store: store)
        }
        var body: some View {
          Text(isSignedIn ? "Welcome" : "Sign in")
          Text(verbatim: "\(ratio)")
          Button("Double") { ratio = ratio * 2 }
        }
      }
      let store = try Self.makeStore()
      let host = try ViewHost { Screen(store) }
      func shows(_ text: String) -> Bool { MainLoop.pump(timeout: .seconds(20)) { host.texts.contains(text) } }
      #expect(shows("Sign in"))
      store.set(true, forKey: "isSignedIn")
      #expect(shows("Welcome"))
      store.removeObject(forKey: "isSignedIn")
      #expect(shows("Sign in"))
      store.set(0.1 + 0.2, forKey: "ratio")
      #expect(shows("0.30000000000000004"))
      try host.tap("Double")
      #expect(shows("0.6000000000000001") && store.double(forKey: "ratio") == 0.6000000000000001)
      host.close()
    }

    @Test func valuesOfTheFileMoveToTheDefaults() {
      let key = UUID().uuidString
      @AppStorage(key) var name = "none"
      name = "kept"
      DefaultsValues.keepSettings()
      defer { StoredSettings.programValues = nil }
      #expect(UserDefaults.standard.string(forKey: key) == nil)
      #expect(name == "kept")
      #expect(UserDefaults.standard.string(forKey: key) == "kept")
      UserDefaults.standard.removeObject(forKey: key)
      #expect(name == "none")
      StoredSettings.programValues = nil
      #expect(name == "none", "the file has it no more")
    }

    /// The file in which Foundation keeps the standard defaults.
    private var defaultsFile: String {
      let folder = ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"] ?? NSHomeDirectory() + "/.config"
      return "\(folder)/\(ProcessInfo.processInfo.processName).plist"
    }

    private func storedDefaults() throws -> [String: Any] {
      guard let data = FileManager.default.contents(atPath: defaultsFile) else { return [:] }
      return try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] ?? [:]
    }

    @Test func defaultsAreWrittenWhenTheProgramIsNoLongerInFront() throws {
      let key = UUID().uuidString
      UserDefaults.standard.set("kept", forKey: key)
      #expect(try storedDefaults()[key] == nil)
      UIApplication.shared.phaseDidChange(from: .active, to: .inactive)
      #expect(try storedDefaults()[key] as? String == "kept")
      UserDefaults.standard.set("again", forKey: key)
      UIApplication.shared.phaseDidChange(from: .inactive, to: .active)
      UIApplication.shared.willTerminate()
      #expect(try storedDefaults()[key] as? String == "again")
      UserDefaults.standard.removeObject(forKey: key)
    }

    @Test func storedValuesAreWrittenSoon() async throws {
      DefaultsValues.keepSettings()
      defer { StoredSettings.programValues = nil }
      let key = UUID().uuidString
      @AppStorage(key) var name = ""
      name = "kept"
      #expect(await MainLoop.wait { (try? storedDefaults()[key] as? String) == "kept" })
      UserDefaults.standard.removeObject(forKey: key)
    }

    @Test func anAbsentValueIsNilAndNilRemovesAValue() throws {
      let store = try Self.makeStore()
      @AppStorage("count", store: store) var count: Int?
      #expect(count == nil)
      count = 3
      #expect(store.integer(forKey: "count") == 3)
      count = nil
      #expect(store.object(forKey: "count") == nil)
      store.set(7, forKey: "count")
      #expect(count == 7)
      store.set(true, forKey: "flag")
      @AppStorage("flag", store: store) var flag = false
      #expect(flag)
    }

    struct Reader: View {
      @AppStorage("name") private var name: String?
      var body: some View {
        Text(name ?? "none")
        Button("Set") { name = "a" }
        Button("Remove") { name = nil }
      }
    }

    @Test func aViewFollowsAValueThatMayBeAbsent() async throws {
      let host = try ViewHost { Reader() }
      try host.tap("Remove")
      try await host.wait(for: "none")
      try host.tap("Set")
      try await host.wait(for: "a")
      try host.tap("Remove")
      try await host.wait(for: "none")
    }

    struct SceneReader: View {
      @SceneStorage("tab") private var tab = 1
      @SceneStorage("note") private var note: String?
      var body: some View {
        Text("tab \(tab) \(note ?? "none")")
        Button("Next") { (tab, note) = (tab + 1, "kept") }
      }
    }

    @Test func aWindowHasTheValuesOfTheOneBeforeInItsPlace() async throws {
      let scene = "scene-\(UUID().uuidString)-"
      func show(_ number: Int) throws -> ViewHost {
        try ViewHost { SceneReader().environment(\.sceneStorageName, "\(scene)\(number)-") }
      }
      let first = try show(0)
      try first.tap("Next")
      try await first.wait(for: "tab 2 kept")
      first.close()
      let second = try show(1)
      #expect(second.contents.contains("tab 1 none"))
      second.close()
      let again = try show(0)
      #expect(again.contents.contains("tab 2 kept"))
    }
  }
}
