import Foundation
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// What one changed leaf costs does not depend on how large the tree around it is.
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

    /// The CPU time of the least of some changes; others may slow the machine down, but never speed it up.
    private func nanosecondsPerChange(leaves: Int) throws -> Int {
      let (model, counter) = (Model(), Counter())
      let screen = TestScreen { Tree(leaves: leaves, model: model, counter: counter) }
      counter.reset()
      var least = Int.max
      for number in 1...50 {
        let start = threadNanoseconds()
        model.number = number
        screen.flush()
        least = min(least, threadNanoseconds() - start)
      }
      #expect(counter.counts == ["leaf": 50])
      #expect(screen.root.label("50") != nil)
      return least
    }

    private func threadNanoseconds() -> Int {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }

    @Test func oneLeafOfTenThousandCostsNoMoreThanOneOfAHundred() throws {
      let small = try nanosecondsPerChange(leaves: 1)
      let large = try nanosecondsPerChange(leaves: 99)
      #expect(large < small * 3, "\(large) ns beside \(small) ns")
    }
  }
}
