import GtkBridgeTesting
import SwiftUI
import Testing

@testable import UserNotifications

extension SwiftUITests {
  /// The window that asks for the text of a notification's action.
  @Suite @MainActor struct TextQuestionTests {
    @Test func answersWithTheTextOrNothing() throws {
      let content = UNMutableNotificationContent()
      content.body = "Are you coming?"
      let action = UNTextInputNotificationAction(
        identifier: "reply", title: "Reply", textInputButtonTitle: "Send", textInputPlaceholder: "Your answer")
      let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
      var answers: [String?] = []
      let host = try ViewHost { TextQuestion(action: action, request: request) { answers.append($0) } }
      defer { host.close() }
      #expect(host.texts.contains("Are you coming?"))
      try host.element(.textField, named: "Reply").type("Yes")
      try host.tap("Send")
      #expect(answers == ["Yes"])
    }
  }
}
