import Combine
import Testing

private class Model: ObservableObject {
  @Published var name = "a"
  @Published var count = 0
  var plain = 0
}

private final class DerivedModel: Model {
  @Published var extra = 0
}

private final class PlainModel: ObservableObject {
  var value = 0 { willSet { objectWillChange.send() } }
}

private final class ParentModel: ObservableObject {
  private let child = PlainModel()

  deinit { child.value = 1 }
}

private final class OwnPublisherModel: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  @Published var value = 0
}

private final class GenericModel<Value>: ObservableObject {
  @Published var value: Value
  init(_ value: Value) { self.value = value }
}

private final class HidingModel: ObservableObject, CustomReflectable {
  @Published var value = 0
  var customMirror: Mirror { Mirror(self, children: [:]) }
}

private final class ReferringModel: ObservableObject {
  unowned var other: AnyObject
  weak var another: AnyObject?
  @Published var value = 0
  init(_ other: AnyObject) { self.other = other }
}

private final class FoundationModel: NSObject, ObservableObject {
  @Published var value = 0
}

private final class Registry {
  @Published var value = 0  // a property may be published by a class that is no ObservableObject
}

@Suite struct ObservableObjectTests {
  @Test func announcesBeforeTheChange() {
    let model = Model()
    var seen: [String] = []
    let token = model.objectWillChange.sink { seen.append(model.name) }
    model.name = "b"
    model.count += 1
    model.plain = 5
    #expect(seen == ["a", "b"] && model.name == "b" && model.count == 1)
    token.cancel()
    model.name = "c"
    #expect(seen.count == 2)
  }

  @Test func hasOnePublisherForLife() {
    for object in [Model(), DerivedModel()] {
      #expect(object.objectWillChange === object.objectWillChange)
    }
    let plain = PlainModel()
    #expect(plain.objectWillChange === plain.objectWillChange)
    #expect(plain.objectWillChange !== PlainModel().objectWillChange)
  }

  @Test func announcesInheritedProperties() {
    let model = DerivedModel()
    var count = 0
    let token = model.objectWillChange.sink { count += 1 }
    model.name = "b"
    model.extra = 1
    model.count = 1
    #expect(count == 3)
    token.cancel()
  }

  @Test func sendsByHandWithoutPublishedProperties() {
    let model = PlainModel()
    var seen: [Int] = []
    let token = model.objectWillChange.sink { seen.append(model.value) }
    model.value = 1
    model.value = 2
    #expect(seen == [0, 1])
    token.cancel()
  }

  @Test func forgetsPlainObjectsThatAreGone() {
    weak var publisher: ObservableObjectPublisher?
    do { publisher = PlainModel().objectWillChange }
    // The required number depends on the live objects, and other tests have theirs. The objects created here stay
    // alive: one that replaced another in memory would leave the table at its size.
    var alive: [PlainModel] = []
    while publisher != nil, alive.count < 1_000_000 {
      let model = PlainModel()
      _ = model.objectWillChange
      alive.append(model)
    }
    #expect(publisher == nil)
  }

  /// An object may end while another thread removes dead objects. In a separate process, because a failure would never
  /// end.
  @Test func anObjectThatEndsMayAnnounceThroughAnother() async {
    await #expect(processExitsWith: .success) {
      for _ in 0..<30 {
        nonisolated(unsafe) var models = (0..<2000).map { _ in ParentModel() }  // handed over to the thread
        for model in models { _ = model.objectWillChange }
        let isDone = DispatchSemaphore(value: 0)
        Thread {
          while !models.isEmpty { models.removeLast() }
          isDone.signal()
        }.start()
        while isDone.wait(timeout: .now()) == .timedOut { _ = PlainModel().objectWillChange }
      }
    }
  }

  @Test func leavesAnOwnPublisherAlone() {
    let model = OwnPublisherModel()
    var count = 0
    let token = model.objectWillChange.sink { count += 1 }
    model.value = 1
    #expect(count == 0)
    model.objectWillChange.send()
    #expect(count == 1)
    token.cancel()
  }

  @Test func findsPropertiesOfGenericAndReflectableClasses() {
    var count = 0
    let generic = GenericModel("a")
    let other = GenericModel(1)
    let hiding = HidingModel()
    let tokens = [generic.objectWillChange, other.objectWillChange, hiding.objectWillChange].map {
      $0.sink { count += 1 }
    }
    generic.value = "b"
    other.value = 2
    hiding.value = 3
    #expect(count == 3)
    for token in tokens { token.cancel() }
  }

  @Test func worksOnFoundationsClassesAndWithoutTheProtocol() {
    let model = FoundationModel()
    let recorder = model.objectWillChange.record()
    model.value = 1
    #expect(recorder.values.count == 1)
    let registry = Registry()
    let values = registry.$value.record()
    registry.value = 2
    #expect(values.values == [0, 2])
  }

  @Test func announcesThroughAnErasedProtocol() {
    func changes<Object: ObservableObject>(of object: Object, _ change: () -> Void) -> Int {
      var count = 0
      let token = object.objectWillChange.sink { _ in count += 1 }
      change()
      token.cancel()
      return count
    }
    let model = DerivedModel()
    #expect(changes(of: model) { model.extra += 1 } == 1)
    #expect(changes(of: model as Model) { model.count += 1 } == 1)
  }

  @Test func isNotDisturbedByDanglingReferences() {
    var referred: AnyObject? = Model()
    let model = ReferringModel(referred!)
    referred = nil
    var count = 0
    let token = model.objectWillChange.sink { count += 1 }
    model.value = 1
    #expect(count == 1)
    token.cancel()
  }

  @Test func letsGoOfTheObject() {
    weak var weakModel: Model?
    var token: AnyCancellable?
    do {
      let model = Model()
      weakModel = model
      token = model.objectWillChange.sink {}
    }
    #expect(weakModel == nil)
    token?.cancel()
  }

  @Test func honoursDemand() {
    let model = Model()
    let recorder = model.objectWillChange.record(demand: .max(1))
    model.count = 1
    model.count = 2
    #expect(recorder.values.count == 1)
  }
}
