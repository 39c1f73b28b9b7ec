import GtkBridgeTesting
import Testing

@testable import SwiftUI

/// The events of a program's delegates.
@MainActor private var events: [String] = []

/// The scene's delegate of the test program: the only class that conforms.
private class SceneDelegate: NSObject, UIWindowSceneDelegate {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    let urls = connectionOptions.urlContexts.map(\.url.absoluteString)
    events.append("connect \(scene is UIWindowScene) \(session.scene === scene) \(urls)")
  }

  func sceneDidDisconnect(_ scene: UIScene) { events.append("disconnect") }
  func sceneDidBecomeActive(_ scene: UIScene) { events.append("active") }
  func sceneWillResignActive(_ scene: UIScene) { events.append("resign") }
  func sceneWillEnterForeground(_ scene: UIScene) { events.append("foreground") }
  func sceneDidEnterBackground(_ scene: UIScene) { events.append("background") }

  func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {
    events.append("open \(urlContexts.map(\.url.absoluteString))")
  }
}

private class ApplicationDelegate: UIResponder, UIApplicationDelegate {
  var namesClass = true
  var error: (any Error)?

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
    if namesClass { configuration.delegateClass = SceneDelegate.self }
    return configuration
  }

  func applicationDidBecomeActive(_ application: UIApplication) { events.append("application active") }

  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {
    self.error = error
  }
}

/// As iOS apps write it: neither final nor with a required initialiser.
private class ObjectDelegate: NSObject, UIApplicationDelegate, ObservableObject {
  @Published var name = "first"
  private(set) var isReady = false

  override init() {
    super.init()
    isReady = true
  }
}

private class DerivedDelegate: ObjectDelegate {
  let numbers = [1, 2, 3]
}

private class ResponderDelegate: UIResponder, UIApplicationDelegate {
  let greeting: String

  override init() {
    greeting = "hello"
    super.init()
  }
}

private struct DelegateName: View {
  @EnvironmentObject var delegate: ObjectDelegate
  var body: some View { Text(delegate.name) }
}

extension SwiftUITests {
  @Suite @MainActor struct SceneDelegateTests {
    private let application = UIApplication.shared
    private let delegate = ApplicationDelegate()

    init() {
      events = []
      application.delegate = delegate
    }

    private func end() {
      application.willTerminate()
      application.delegate = nil
    }

    @Test func sceneIsToldOfItsLife() {
      SceneConnection.connect(declared: false)
      #expect(events == ["connect true true []", "foreground"])
      events = []
      application.phaseDidChange(from: .inactive, to: .active)
      application.phaseDidChange(from: .active, to: .inactive)
      application.phaseDidChange(from: .inactive, to: .background)
      application.phaseDidChange(from: .background, to: .inactive)
      SceneConnection.open([URL(filePath: "/a")], declared: false)
      // The application's delegate does not receive the events of its scene.
      #expect(events == ["active", "resign", "background", "foreground", "open [\"file:///a\"]"])
      events = []
      end()
      #expect(events == ["disconnect"])
    }

    @Test func declaredDelegateIsFound() {
      delegate.namesClass = false
      SceneConnection.connect(declared: true, urls: [URL(filePath: "/b")])
      #expect(events == ["connect true true [\"file:///b\"]", "foreground"])
      #expect(UIApplication.shared.connectedScenes.allSatisfy { $0.delegate is SceneDelegate })
      end()
    }

    @Test func programWithoutOneTellsTheApplication() {
      delegate.namesClass = false
      SceneConnection.connect(declared: false)
      application.phaseDidChange(from: .inactive, to: .active)
      application.phaseDidChange(from: .active, to: .inactive)
      #expect(events == ["application active"])
      end()
    }

    @Test func adaptorCreatesTheClassThatAnAppNames() {
      let delegate = UIApplicationDelegateAdaptor(ObjectDelegate.self).wrappedValue
      #expect(delegate.isReady && application.delegate === delegate)
      let derived = UIApplicationDelegateAdaptor(DerivedDelegate.self).wrappedValue
      #expect(derived.isReady && derived.numbers == [1, 2, 3])
      #expect(UIApplicationDelegateAdaptor(ResponderDelegate.self).wrappedValue.greeting == "hello")
      end()
    }

    @Test func observableDelegateIsInTheEnvironment() async throws {
      let adaptor = UIApplicationDelegateAdaptor(ObjectDelegate.self)
      let host = try ViewHost { DelegateName().delegateObject(adaptor.wrappedValue) }
      #expect(host.texts.contains("first"))
      adaptor.projectedValue.name.wrappedValue = "second"
      try await host.wait(for: "second")
      end()
    }

    @Test func remoteNotificationsFail() {
      application.registerForRemoteNotifications()
      #expect(delegate.error != nil && !application.isRegisteredForRemoteNotifications)
      end()
    }

    @Test func commandsOfArgumentsAreFound() {
      let commands = ConformingTypes(protocolName: "LaunchCommand").types
      #expect(commands.contains { $0 is any LaunchCommand.Type })
    }

    @Test func valuesOfTheKeyboardAreRead() {
      let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      let notification = Notification(
        name: UIApplication.keyboardWillShowNotification,
        userInfo: [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame)])
      #expect((notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue == frame)
    }
  }
}
