import Combine
import Testing

@Suite struct NotificationPublisherTests {
  private final class Sender {}

  @Test func sendsWhatIsPostedUntilCancelled() {
    let (center, name) = (NotificationCenter(), Notification.Name("test"))
    let (mine, other) = (Sender(), Sender())
    let all = center.publisher(for: name).record()
    let some = center.publisher(for: name, object: mine).record()
    center.post(name: name, object: mine)
    center.post(name: name, object: other)
    center.post(name: Notification.Name("something else"), object: mine)
    #expect(all.values.count == 2 && some.values.count == 1)
    all.cancel()
    center.post(name: name, object: mine)
    #expect(all.values.count == 2 && some.values.count == 2)
    some.cancel()
  }

  @Test func honoursDemand() {
    let (center, name) = (NotificationCenter(), Notification.Name("test"))
    let recorder = center.publisher(for: name).record(demand: .max(1))
    center.post(name: name, object: nil)
    center.post(name: name, object: nil)
    #expect(recorder.values.count == 1)
    recorder.cancel()
  }

  @Test func publishersOfOneNotificationAreEqual() {
    let (center, name) = (NotificationCenter(), Notification.Name("test"))
    #expect(center.publisher(for: name) == center.publisher(for: name))
    #expect(center.publisher(for: name) != center.publisher(for: name, object: Sender()))
    #expect(center.publisher(for: name) != center.publisher(for: Notification.Name("other")))
  }
}

@Suite struct TimerPublisherTests {
  @Test func runsUntilItsConnectionIsCancelled() async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      Thread {
        let loop = RunLoop.current
        let timer = Timer.publish(every: 0.002, on: loop, in: .default)
        let recorder = timer.record()
        do { _ = timer.connect() }  // releasing the token does not stop it
        let end = Date(timeIntervalSinceNow: 120)
        while recorder.values.count < 2, Date() < end {
          _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
        }
        timer.connect().cancel()
        let count = recorder.values.count
        _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
        #expect(count >= 2 && recorder.values.count == count)
        continuation.resume()
      }.start()
    }
  }

  @Test func firstSendsAfterOneInterval() async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      Thread {
        let loop = RunLoop.current
        let timer = Timer.publish(every: 0.05, on: loop, in: .default)
        let recorder = timer.record()
        let start = Date()
        let token = timer.connect()
        while recorder.values.isEmpty { _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) }
        token.cancel()
        #expect(recorder.values[0].timeIntervalSince(start) >= 0.05)
        continuation.resume()
      }.start()
    }
  }

  @Test func sendsDatesWhileItIsConnected() async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      Thread {
        let loop = RunLoop.current
        let recorder = Timer.publish(every: 0.002, on: loop, in: .default).autoconnect().record()
        let end = Date(timeIntervalSinceNow: 120)
        while recorder.values.count < 3, Date() < end {
          _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
        }
        recorder.cancel()
        let count = recorder.values.count
        _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
        #expect(count >= 3 && recorder.values.count == count && recorder.values == recorder.values.sorted())
        continuation.resume()
      }.start()
    }
  }
}
