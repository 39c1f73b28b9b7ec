import HomeCore
import Testing

@Suite("Change broadcast")
struct ChangeBroadcastTests {
  @Test("ends with the broadcast, after everything was heard")
  func ending() async {
    var broadcast: ChangeBroadcast<Int>? = ChangeBroadcast()
    let stream = broadcast?.stream()
    broadcast?.send(1)
    broadcast?.send(2)
    broadcast = nil
    var heard: [Int] = []
    if let stream { for await change in stream { heard.append(change) } }
    #expect(heard == [1, 2])
  }

  @Test("tells only those who listen already")
  func listening() async {
    let broadcast = ChangeBroadcast<Int>()
    broadcast.send(1)
    var late = broadcast.stream().makeAsyncIterator()
    broadcast.send(2)
    #expect(await late.next() == 2)
  }
}
