import GtkBridgeTesting
import GtkObjects
import SwiftUI
import Testing

extension SwiftUITests {
  @Suite @MainActor struct TupleViewTests {
    struct Sides<Left: View, Right: View>: View {
      let views: (Left, Right)

      init(@ViewBuilder content: () -> TupleView<(Left, Right)>) { views = content().value }

      var body: some View {
        VStack {
          views.1
          views.0
        }
      }
    }

    /// Takes a certain number of views, like a component of pages or columns.
    struct Columns {
      let names: [String]

      init<A: View, B: View>(@ViewBuilder content: () -> TupleView<(A, B)>) { names = ["\(A.self)", "\(B.self)"] }

      init<A: View, B: View, C: View>(@ViewBuilder content: () -> TupleView<(A, B, C)>) {
        names = ["\(A.self)", "\(B.self)", "\(C.self)"]
      }

      init<A: View, B: View, C: View, D: View>(@ViewBuilder content: () -> TupleView<(A, B, C, D)>) {
        names = ["\(A.self)", "\(B.self)", "\(C.self)", "\(D.self)"]
      }
    }

    /// Takes any number of views, like a component that shows each on a page.
    @MainActor struct Pages {
      let count: Int

      init<Views>(@ViewBuilder content: () -> TupleView<Views>) {
        count = Mirror(reflecting: content().value).children.count
      }
    }

    @Test func functionTakesViewsApart() throws {
      let host = try ViewHost {
        Sides {
          Text("left")
          Text("right")
        }
      }
      #expect(host.contents == ["right", "left"])
    }

    @Test func numberOfViewsChoosesTheInitialiser() {
      let two = Columns {
        Text("a")
        Image(systemName: "star")
      }
      #expect(two.names == ["Text", "Image"])
      let three = Columns {
        Text("a")
        Image(systemName: "star")
        Spacer()
      }
      #expect(three.names == ["Text", "Image", "Spacer"])
      let four = Columns {
        Text("a")
        Image(systemName: "star")
        Spacer()
        Divider()
      }
      #expect(four.names == ["Text", "Image", "Spacer", "Divider"])
    }

    @Test func anyNumberOfViewsIsOneTuple() {
      let three = Pages {
        Text("a")
        Text("b")
        Text("c")
      }
      #expect(three.count == 3)
      let ten = Pages {
        Text("a")
        Text("b")
        Text("c")
        Text("d")
        Text("e")
        Text("f")
        Text("g")
        Text("h")
        Text("i")
        Text("j")
      }
      #expect(ten.count == 10)
    }

    @Test func eachViewIsArrangedByTheStack() throws {
      let host = try ViewHost {
        HStack {
          TupleView((Text("a"), Text("b"), Text("c")))
          Text("d")
        }
      }
      #expect(host.contents == ["a", "b", "c", "d"])
      let lefts = try ["a", "b", "c", "d"].map { host.frame(of: try host.label($0)).minX }
      #expect(lefts == lefts.sorted() && Set(lefts).count == 4)
    }

    @Test func eachViewIsARow() async throws {
      let host = try ViewHost {
        List { TupleView((Text("a"), Text("b"))) }
      }
      try await host.wait(for: "b")
      #expect(host.widgets.count { $0.typeName == "GtkListItemWidget" && $0.isMapped } == 2)
    }

    final class Model: ObservableObject {
      @Published var name = "a"
    }

    struct Counter: View {
      let name: String
      @State private var taps = 0
      var body: some View { Button("\(name) \(taps)") { taps += 1 } }
    }

    struct Screen: View {
      @ObservedObject var model: Model
      var body: some View {
        var tuple = TupleView((Text("first"), Counter(name: "none")))
        tuple.value.1 = Counter(name: model.name)
        return VStack { tuple }
      }
    }

    @Test func viewsKeepTheirStateWhileValuesChange() async throws {
      let model = Model()
      let host = try ViewHost { Screen(model: model) }
      try host.tap("a 0")
      try await host.wait(for: "a 1")
      model.name = "b"
      try await host.wait(for: "b 1")
    }
  }
}
