import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// A change of one leaf reads only that leaf, however large the tree around it is.
  @Suite @MainActor struct LeafChangeTests {
    @MainActor final class Model: ObservableObject {
      @Published var number = 0
    }

    struct Tree: View {
      let leaves: Int
      let model: Model
      let counter: Counter
      var body: some View {
        let _ = counter.note("tree")
        VStack {
          ForEach(0..<10) { row in
            HStack {
              ForEach(0..<10) { column in
                VStack {
                  ForEach(0..<leaves) { leaf in
                    if row + column + leaf == 0 {
                      Leaf(model: model, counter: counter)
                    } else {
                      Still(counter: counter)
                    }
                  }
                }
              }
            }
          }
        }
      }
    }

    struct Leaf: View {
      @ObservedObject var model: Model
      let counter: Counter
      var body: some View {
        let _ = counter.note("leaf")
        Text("\(model.number)")
      }
    }

    struct Still: View {
      let counter: Counter
      var body: some View {
        let _ = counter.note("still")
        Text("still")
      }
    }

    @Test func oneLeafOfTenThousandNodesIsReadAlone() throws {
      let (model, counter) = (Model(), Counter())
      let screen = TestScreen { Tree(leaves: 99, model: model, counter: counter) }
      counter.reset()
      for number in 1...50 {
        model.number = number
        screen.flush()
      }
      #expect(counter.counts == ["leaf": 50])
      #expect(screen.root.label("50") != nil)
    }
  }
}
