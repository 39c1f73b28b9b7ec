import Foundation
import Testing

@testable import UserNotifications

@Suite @MainActor struct UserNotificationCenterTests {
  /// Notifications and a time of the test's own.
  private final class Backend: NotificationBackend {
    var isInFront = false
    var now = Date(timeIntervalSince1970: 0)
    var shown: [(id: String, title: String, buttons: [String], choose: (String) -> Void)] = []
    var withdrawn: [String] = []
    private var calls: [(time: Date, token: Weak, action: @MainActor () -> Void)] = []

    private final class Token {}
    private struct Weak { weak var token: Token? }

    func show(
      _ request: UNNotificationRequest, _ actions: [UNNotificationAction], onChoice: @escaping (String) -> Void
    ) throws {
      shown.append((request.identifier, request.content.title, actions.map(\.title), onChoice))
    }

    var questions: [(placeholder: String, answer: (String) -> Void)] = []

    func askForText(
      _ action: UNTextInputNotificationAction, of request: UNNotificationRequest, onAnswer: @escaping (String) -> Void
    ) {
      questions.append((action.textInputPlaceholder, onAnswer))
    }

    func withdraw(_ identifier: String) { withdrawn.append(identifier) }

    func call(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) -> AnyObject {
      let token = Token()
      calls.append((now + delay, Weak(token: token), action))
      return token
    }

    func advance(by seconds: TimeInterval) {
      let end = now + seconds
      while let next = calls.indices.filter({ calls[$0].time <= end }).min(by: { calls[$0].time < calls[$1].time }) {
        let call = calls.remove(at: next)
        now = call.time
        if call.token.token != nil { call.action() }
      }
      now = end
    }
  }

  private final class Delegate: UNUserNotificationCenterDelegate {
    var options: UNNotificationPresentationOptions = []
    var presented: [String] = []
    var received: [String] = []

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
      withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
      presented.append(notification.request.identifier)
      completionHandler(options)
    }

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void
    ) {
      let text = (response as? UNTextInputNotificationResponse).map { " " + $0.userText } ?? ""
      received.append("\(response.notification.request.identifier) \(response.actionIdentifier)\(text)")
      completionHandler()
    }
  }

  private let backend: Backend
  private let center: UNUserNotificationCenter

  init() {
    backend = Backend()
    center = UNUserNotificationCenter(backend)
  }

  private func request(_ id: String, category: String = "", trigger: UNNotificationTrigger? = nil)
    -> UNNotificationRequest
  {
    let content = UNMutableNotificationContent()
    content.title = "Title of \(id)"
    content.categoryIdentifier = category
    defer { content.title = "changed later" }
    return UNNotificationRequest(identifier: id, content: content, trigger: trigger)
  }

  @Test func requestWithoutTriggerIsShownAtOnce() async throws {
    #expect(try await center.requestAuthorization(options: [.alert, .sound]))
    try await center.add(request("a"))
    #expect(backend.shown.map(\.title) == ["Title of a"])
    #expect(await center.deliveredNotifications().map(\.request.identifier) == ["a"])
  }

  @Test func triggersFireAtTheirTime() async throws {
    try await center.add(request("a", trigger: UNTimeIntervalNotificationTrigger(timeInterval: 10, repeats: false)))
    try await center.add(request("b", trigger: UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)))
    backend.advance(by: 9)
    #expect(backend.shown.isEmpty)
    #expect(await center.pendingNotificationRequests().map(\.identifier) == ["a", "b"])
    backend.advance(by: 1)
    #expect(backend.shown.map(\.id) == ["a"])
    backend.advance(by: 170)
    #expect(backend.shown.map(\.id) == ["a", "b", "b", "b"])
    #expect(await center.pendingNotificationRequests().map(\.identifier) == ["b"])
  }

  @Test func removedAndReplacedRequestsDoNotFire() async throws {
    func trigger(_ seconds: Double) -> UNNotificationTrigger {
      UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false)
    }
    try await center.add(request("a", trigger: trigger(10)))
    try await center.add(request("b", trigger: trigger(10)))
    try await center.add(request("b", trigger: trigger(30)))
    center.removePendingNotificationRequests(withIdentifiers: ["a"])
    backend.advance(by: 20)
    #expect(backend.shown.isEmpty)
    backend.advance(by: 20)
    #expect(backend.shown.map(\.id) == ["b"])
  }

  @Test func datesMatch() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    var nine = DateComponents(hour: 9, minute: 30)
    nine.calendar = calendar
    let trigger = UNCalendarNotificationTrigger(dateMatching: nine, repeats: true)
    center.add(request("a", trigger: trigger))
    backend.advance(by: 9.5 * 3600 - 1)
    #expect(backend.shown.isEmpty)
    backend.advance(by: 1)
    #expect(backend.shown.count == 1)
    backend.advance(by: 48 * 3600)
    #expect(backend.shown.count == 3)
    let past = UNCalendarNotificationTrigger(
      dateMatching: DateComponents(calendar: calendar, year: 1960), repeats: false)
    center.add(request("past", trigger: past))
    backend.advance(by: 1e6)
    #expect(!backend.shown.contains { $0.id == "past" })
  }

  @Test func delegateDecidesInFront() {
    let delegate = Delegate()
    backend.isInFront = true
    center.add(request("nobody"))
    center.delegate = delegate
    center.add(request("quiet"))
    delegate.options = [.banner]
    center.add(request("shown"))
    #expect(delegate.presented == ["quiet", "shown"])
    #expect(backend.shown.map(\.id) == ["shown"])
  }

  @Test func choicesAreResponses() async throws {
    let delegate = Delegate()
    center.delegate = delegate
    center.setNotificationCategories([
      UNNotificationCategory(
        identifier: "task", actions: [UNNotificationAction(identifier: "done", title: "Done")], intentIdentifiers: [])
    ])
    try await center.add(request("a", category: "task"))
    try await center.add(request("b"))
    #expect(backend.shown.map(\.buttons) == [["Done"], []])
    backend.shown[0].choose("done")
    backend.shown[1].choose(UNNotificationDefaultActionIdentifier)
    #expect(delegate.received == ["a done", "b \(UNNotificationDefaultActionIdentifier)"])
    #expect(await center.deliveredNotifications().isEmpty)
  }

  @Test func textsOfActionsAreInTheResponses() async throws {
    let delegate = Delegate()
    center.delegate = delegate
    let reply = UNTextInputNotificationAction(
      identifier: "reply", title: "Reply", textInputButtonTitle: "Send", textInputPlaceholder: "Your answer")
    center.setNotificationCategories([UNNotificationCategory(identifier: "letter", actions: [reply])])
    try await center.add(request("a", category: "letter"))
    backend.shown[0].choose("reply")
    #expect(delegate.received.isEmpty, "the user has not yet given the text")
    #expect(backend.questions.map(\.placeholder) == ["Your answer"])
    backend.questions[0].answer("Thanks")
    #expect(delegate.received == ["a reply Thanks"])
  }

  @Test func attachmentsAreFilesThatExist() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (picture, text) = (folder.appending(path: "a.png"), folder.appending(path: "a.txt"))
    for url in [picture, text] { try Data([0]).write(to: url) }
    let attachment = try UNNotificationAttachment(identifier: "a", url: picture)
    #expect(attachment.type == "image/png" && attachment.isPicture)
    #expect(throws: UNError(.attachmentUnrecognizedType)) { try UNNotificationAttachment(identifier: "", url: text) }
    #expect(throws: UNError(.attachmentInvalidURL)) {
      try UNNotificationAttachment(identifier: "", url: folder.appending(path: "b.png"))
    }
    let hinted = try UNNotificationAttachment(
      identifier: "", url: text, options: [UNNotificationAttachmentOptionsTypeHintKey: "public.jpeg"])
    #expect(hinted.type == "image/jpeg" && !hinted.identifier.isEmpty)
  }

  @Test func contentsAreCopied() throws {
    let content = UNMutableNotificationContent()
    content.title = "a"
    content.userInfo = ["key": 3]
    content.badge = 4
    let copy = try #require(content.mutableCopy() as? UNMutableNotificationContent)
    copy.title = "b"
    #expect(content.title == "a" && copy.userInfo["key"] as? Int == 3 && copy.badge == 4)
    #expect(!(content.copy() is UNMutableNotificationContent))
  }

  @Test func anyTaskMayAddRequests() async throws {
    let center = center
    @Sendable func add(_ identifier: String) -> UNNotificationRequest {
      let content = UNMutableNotificationContent()
      content.title = "from a task"
      let request = UNNotificationRequest(identifier: identifier, content: content, trigger: nil)
      center.add(request)
      return request
    }
    await Task.detached {
      _ = add("a")
      try? await center.add(UNNotificationRequest(identifier: "b", content: add("c").content, trigger: nil))
    }.value
    #expect(Set(backend.shown.map(\.id)) == ["a", "b", "c"])
  }

  @Test func levelsArePrioritiesOfTheDesktop() {
    let content = UNMutableNotificationContent()
    #expect(content.interruptionLevel == .active)
    content.interruptionLevel = .timeSensitive
    content.relevanceScore = 0.5
    content.targetContentIdentifier = "window"
    let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
    content.interruptionLevel = .passive
    #expect(request.content.interruptionLevel == .timeSensitive, "a request keeps what it was made of")
    #expect(request.content.relevanceScore == 0.5 && request.content.targetContentIdentifier == "window")
    let levels = [UNNotificationInterruptionLevel.passive, .active, .timeSensitive, .critical]
    #expect(levels.map(\.priority) == [.low, .normal, .high, .urgent])
  }

  @Test func settingsTellWhatTheDesktopHas() async {
    let settings = await center.notificationSettings()
    #expect(settings.alertSetting == .enabled && settings.timeSensitiveSetting == .enabled)
    #expect(settings.alertStyle == .banner && settings.carPlaySetting == .notSupported)
    #expect(settings.soundSetting == .notSupported && settings.badgeSetting == .notSupported)
  }

  @Test func shownNotificationsAreWithdrawn() async throws {
    for id in ["a", "b", "c"] { try await center.add(request(id)) }
    center.removeDeliveredNotifications(withIdentifiers: ["b"])
    #expect(await center.deliveredNotifications().map(\.request.identifier) == ["a", "c"])
    center.removeAllDeliveredNotifications()
    #expect(backend.withdrawn == ["b", "a", "c"])
  }
}
