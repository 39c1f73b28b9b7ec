import Combine
import Foundation
import Testing

@Suite struct NotificationSequenceTests {
  private let center = NotificationCenter()
  private let name = Notification.Name("played")

  @Test func notificationsOfANameArriveInTheirOrder() async {
    let iterator = center.notifications(named: name).makeAsyncIterator()
    center.post(name: name, object: nil, userInfo: ["number": 1])
    center.post(name: Notification.Name("other"), object: nil)
    center.post(name: name, object: nil, userInfo: ["number": 2])
    var copy = iterator
    #expect(await copy.next()?.userInfo?["number"] as? Int == 1)
    #expect(await copy.next()?.userInfo?["number"] as? Int == 2)
  }

  @Test func onlyNotificationsOfTheObjectArrive() async {
    let (mine, other) = (NSObject(), NSObject())
    var iterator = center.notifications(named: name, object: mine).makeAsyncIterator()
    center.post(name: name, object: other)
    center.post(name: name, object: mine)
    #expect(await iterator.next()?.object as? NSObject === mine)
  }

  @MainActor @Test func loopOfTheMainActorEndsWithItsTask() async {
    let (center, name) = (center, name)
    let (begins, begin) = AsyncStream.makeStream(of: Int.self)
    let task = Task { @MainActor in
      var count = 0
      let notifications = center.notifications(named: name)
      for await notification in notifications.map({ $0.name }) {
        count += 1
        begin.yield(notification == name ? count : 0)
      }
      return count
    }
    var seen = begins.makeAsyncIterator()
    let poster = Task { @MainActor in
      while !Task.isCancelled {
        center.post(name: name, object: nil)
        await Task.yield()
      }
    }
    #expect(await seen.next() == 1)
    task.cancel()
    #expect(await task.value >= 1)
    poster.cancel()
  }

  @Test func releasedIteratorObservesNoMore() {
    final class Posted: Sendable {}
    weak var posted: Posted?
    do {
      let iterator = center.notifications(named: name).makeAsyncIterator()
      _ = iterator
    }
    do {
      let object = Posted()
      posted = object
      center.post(name: name, object: object)
    }
    #expect(posted == nil)
  }
}
