import Combine
import Testing

private final class Thermostat: ObservableObject {
  @Published var temperature = 20
  @Published var label: String
  @Published private(set) var log: [Int] = []
  init(label: String = "") { self.label = label }
  func note(_ value: Int) { log.append(value) }
}

@Suite struct PublishedTests {
  @Test func startsWithTheValueAndSendsBeforeTheChange() {
    let object = Thermostat()
    var seen: [[Int]] = []
    let token = object.$temperature.sink { seen.append([$0, object.temperature]) }
    object.temperature = 21
    object.temperature = 21
    #expect(seen == [[20, 20], [21, 20], [21, 21]], "the new value arrives while the property has the old one")
    token.cancel()
  }

  @Test func announcesBeforeItSends() {
    let object = Thermostat()
    var log: [String] = []
    let tokens = [
      object.$temperature.dropFirst().sink { log.append("value \($0)") },
      object.objectWillChange.sink { log.append("will change") },
    ]
    object.temperature = 1
    #expect(log == ["will change", "value 1"])
    for token in tokens { token.cancel() }
  }

  @Test func anAssignmentInsideASubscriberIsOverwrittenByTheOuterOne() {
    let object = Thermostat()
    var values: [Int] = []
    let token = object.$temperature.sink { value in
      values.append(value)
      if value == 1 { object.temperature = 2 }
    }
    object.temperature = 1
    #expect(values == [20, 1, 2] && object.temperature == 1)
    token.cancel()
  }

  @Test func honoursDemandAndCatchesUp() {
    let object = Thermostat()
    let recorder = object.$temperature.record(demand: .max(1))
    object.temperature = 1
    object.temperature = 2
    #expect(recorder.values == [20])
    recorder.request(1)
    #expect(recorder.values == [20, 2])
  }

  @Test func worksWithPrivateSettersAndMutations() {
    let object = Thermostat(label: "x")
    var values: [[Int]] = []
    let token = object.$log.sink { values.append($0) }
    object.note(1)
    object.note(2)
    #expect(values == [[], [1], [1, 2]] && object.log == [1, 2] && object.label == "x")
    token.cancel()
  }

  @Test func assignToFollowsAPublisherForTheObjectsLife() {
    let source = PassthroughSubject<Int, Never>()
    let probe = Probe<Int, Never>()
    weak var weakObject: Thermostat?
    do {
      let object = Thermostat()
      weakObject = object
      source.assign(to: &object.$temperature)
      probe.assign(to: &object.$temperature)
      var announced = 0
      let token = object.objectWillChange.sink { announced += 1 }
      source.send(5)
      #expect(object.temperature == 5 && announced == 1)
      token.cancel()
    }
    #expect(weakObject == nil)
    #expect(probe.requests == [.unlimited] && probe.cancelCount == 1)
    source.send(6)
  }

  @Test func chainsPropertiesOfOneObject() {
    let object = Thermostat()
    object.$temperature.map { "\($0) degrees" }.assign(to: &object.$label)
    #expect(object.label == "20 degrees")
    object.temperature = 7
    #expect(object.label == "7 degrees")
  }

  @Test func endsWithNoCompletionWhenTheObjectGoes() {
    var recorder: Recorder<Int, Never>?
    do { recorder = Thermostat().$temperature.record() }
    #expect(recorder?.values == [20] && recorder?.completion == nil)
    recorder?.cancel()
  }
}
