import Foundation
import Testing

@testable import SwiftUI

extension SwiftUITests {
  @Suite @MainActor struct BackgroundTaskTests {
    @Test func workIsFinishedAtTheEnd() {
      let application = UIApplication.shared
      var steps: [String] = []
      let saving = Task {
        for _ in 0..<20 { await Task.yield() }
        await Task { try? await Task.sleep(for: .milliseconds(20)) }.value
        steps.append("saved")
      }
      let task = application.beginBackgroundTask(withName: "upload") { steps.append("expired") }
      Task {
        await saving.value
        try? await Task.sleep(for: .milliseconds(400))
        steps.append("uploaded")
        application.endBackgroundTask(task)
      }
      application.finishWork()
      #expect(steps == ["saved", "uploaded"])
    }

    @Test func workWithoutATaskIsFinishedToo() {
      var isSaved = false
      Task {
        for _ in 0..<20 { await Task.yield() }
        isSaved = true
      }
      // A busy machine may pause this program at once, which looks like the end of the work.
      for _ in 0..<20 where !isSaved { UIApplication.shared.finishWork() }
      #expect(isSaved)
    }

    @Test func onlyTheKeyWindowEndsEditing() {
      #expect(!UIWindow().endEditing(true))
    }

    @Test func taskExpires() {
      let application = UIApplication.shared
      var isExpired = false
      _ = application.beginBackgroundTask { isExpired = true }
      application.finishWork(usual: .zero, limit: .milliseconds(10))
      #expect(isExpired)
      isExpired = false
      application.finishWork(usual: .zero)
      #expect(!isExpired)
    }
  }
}
