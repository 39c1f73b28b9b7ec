import Observation
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  @Suite @MainActor struct ObservableTests {
    @Observable final class Model: @unchecked Sendable {  // Written by one thread at a time, in turns.
      var name = "a"
      var other = 0
      var child: Model?
    }

    struct Reading: View {
      let model: Model
      var number = 0
      let counter: Counter
      var body: some View {
        let _ = counter.note("body")
        Text("\(model.child?.name ?? model.name) \(number)")
      }
    }

    @Test func onlyWhatTheBodyReadsMarksIt() {
      let (model, counter) = (Model(), Counter())
      let screen = TestScreen { Reading(model: model, counter: counter) }
      counter.reset()
      model.other = 1
      #expect(!screen.needsUpdate)
      for number in 0..<1000 { model.name = "b\(number)" }
      screen.flush()
      #expect(screen.texts == ["b999 0"])
      #expect(counter.counts["body"] == 1)
      model.name = "c"
      screen.flush()
      #expect(screen.texts == ["c 0"])
    }

    @Test func dependenciesFollowTheLatestReading() {
      let (model, counter) = (Model(), Counter())
      let screen = TestScreen { Reading(model: model, counter: counter) }
      let child = Model()
      model.child = child
      screen.flush()
      child.name = "child"
      screen.flush()
      #expect(screen.texts == ["child 0"])
      model.name = "not shown"
      #expect(!screen.needsUpdate)
    }

    @Test func rowsThatReadItAreBroughtUpToDate() {
      struct Rows: View {
        let models: [Model]
        let counter: Counter
        var body: some View {
          let _ = counter.note("body")
          ForEach(0..<models.count) { Text(models[$0].name) }
        }
      }
      let (models, counter) = ([Model(), Model()], Counter())
      let screen = TestScreen { Rows(models: models, counter: counter) }
      models[1].name = "b"
      screen.flush()
      #expect(screen.texts == ["a", "b"])
    }

    @Test func changeOnAnotherThreadIsShown() async {
      let (model, counter) = (Model(), Counter())
      let screen = TestScreen { Reading(model: model, counter: counter) }
      await Task.detached { model.name = "b" }.value
      #expect(await MainLoop.wait { screen.texts == ["b 0"] })
    }

    @Test func mixesWithObservableObject() {
      struct Both: View {
        let model: Model
        @ObservedObject var object: ObservedObjectTests.Model
        var body: some View { Text("\(model.name) \(object.number)") }
      }
      let (model, object) = (Model(), ObservedObjectTests.Model(1))
      let screen = TestScreen { Both(model: model, object: object) }
      model.name = "b"
      screen.flush()
      object.number = 2
      screen.flush()
      #expect(screen.texts == ["b 2"])
    }

    @Test func observationsOfEarlierReadingsEnd() {
      let (model, counter) = (Model(), Counter())
      let screen = TestScreen { Reading(model: model, counter: counter) }
      func describe(_ rounds: Int) {
        for number in 0..<rounds {
          screen.controller.rootView = Reading(model: model, number: number, counter: counter)
        }
      }
      describe(2000)
      counter.reset()
      let before = residentKilobytes()
      describe(30_000)
      counter.reset()
      #expect(residentKilobytes() - before < 4000, "each kept observation costs about 700 bytes")
      model.name = "b"
      screen.flush()
      #expect(screen.texts == ["b 29999"])
    }

    @Test func objectIsLetGoWithTheView() {
      weak var watched: Model?
      do {
        let model = Model()
        watched = model
        let screen = TestScreen { Reading(model: model, counter: Counter()) }
        screen.flush()
      }
      #expect(watched == nil)
    }
  }
}
