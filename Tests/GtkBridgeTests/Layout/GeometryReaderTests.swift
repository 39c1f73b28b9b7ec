import CGtk
import GtkBridgeTesting
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  @Suite @MainActor struct GeometryReaderTests {
    @Test func contentKnowsTheSizeInTheSameFrame() throws {
      let log = Log()
      let screen = TestScreen(width: 400, height: 300) {
        GeometryReader { geometry in
          Text("\(Int(geometry.size.width)) × \(Int(geometry.size.height))")
            .onChange(of: geometry.size.width, initial: true) { log.entries.append("\(Int(geometry.size.width))") }
        }
      }
      screen.layOut()
      #expect(screen.texts == ["400 × 300"])
      #expect(!screen.needsUpdate)
      #expect(log.entries == ["400"], "never without a size")
    }

    @Test func contentAppearsWithItsSizeAndPlace() async throws {
      final class Model: ObservableObject {
        @Published var isShown = false
        var log: [String] = []
      }
      struct Measured: View {
        let name: String
        let model: Model
        var body: some View {
          VStack(spacing: 0) {
            Color.clear.frame(height: 40)
            GeometryReader { geometry in
              Color.clear.onAppear {
                let frame = geometry.frame(in: .global)
                model.log.append("\(name) \(Int(geometry.size.width)) \(Int(frame.minY)) \(Int(frame.height))")
              }
            }
          }
        }
      }
      struct Screen: View {
        @ObservedObject var model: Model
        var body: some View {
          VStack(spacing: 0) {
            Measured(name: "first", model: model)
            if model.isShown { Measured(name: "second", model: model) }
          }
        }
      }
      let model = Model()
      let host = try ViewHost(size: CGSize(width: 400, height: 300)) { Screen(model: model) }
      await host.nextFrame()
      #expect(model.log.count == 1)
      model.isShown = true
      #expect(await MainLoop.wait { model.log.count == 2 })
      let (first, second) = (model.log[0].split(separator: " "), model.log[1].split(separator: " "))
      #expect(first[1] == second[1] && first[1] != "0", "\(model.log)")
      let (height, halfHeight) = (try #require(Int(first[3])), try #require(Int(second[3])))
      #expect(abs(height - 40 - 2 * halfHeight) <= 1, "the second reader takes half of the room")
      let (top, secondTop) = (try #require(Int(first[2])), try #require(Int(second[2])))
      #expect(top == 40, "the global space begins below the title bar")
      #expect(abs(secondTop - top - 40 - halfHeight) <= 1)
      host.close()
    }

    @Test func aReaderWithoutRoomHasContent() throws {
      let screen = TestScreen(width: 400, height: 300) {
        GeometryReader { _ in Text("content") }.frame(width: 0, height: 0)
      }
      screen.layOut()
      #expect(screen.texts == ["content"])
    }

    @Test func readersInsideReadersKnowTheirSizesInTheSameFrame() throws {
      struct Nested: View {
        let depth: Int
        var body: some View {
          GeometryReader { geometry in
            if depth > 0 {
              AnyView(Nested(depth: depth - 1)).padding(10)
            } else {
              Text("\(Int(geometry.size.width)) × \(Int(geometry.size.height))")
            }
          }
        }
      }
      let screen = TestScreen(width: 400, height: 300) { Nested(depth: 6) }
      screen.layOut()
      #expect(screen.texts == ["280 × 180"])
      #expect(!screen.needsUpdate)
    }

    @Test func sizeOfTheContentHasNoSay() throws {
      let screen = TestScreen(width: 400, height: 300) {
        VStack(spacing: 0) {
          Text("above")
          GeometryReader { geometry in
            Text("reader").frame(width: geometry.size.width * 2, height: geometry.size.height + 50)
          }
        }
      }
      screen.layOut()
      screen.layOut()
      let reader = try screen.bounds(around: "reader")
      let above = try screen.bounds(of: "above")
      #expect(reader.width == 800)
      #expect(reader.height == 300 - above.height + 50)
      #expect(!screen.needsUpdate)
    }

    @Test func contentOfAFixedRatioHasItsOwnSize() throws {
      let screen = TestScreen(width: 400, height: 300) {
        GeometryReader { _ in
          HStack(alignment: .top, spacing: 0) {
            Color.red.aspectRatio(2 / 3, contentMode: .fit).frame(width: 20).overlay(alignment: .bottom) { Text("a") }
            Text("b")
          }
        }
      }
      screen.layOut()
      screen.layOut()
      #expect(try screen.bounds(of: "a").maxY == 30)
      let bounds = try screen.bounds(of: "b")
      #expect(bounds.x == 20 && bounds.y == 0, "\(bounds)")
    }

    @Test func readsStateOfItsOwn() throws {
      struct Counting: View {
        @State private var count = 0
        var body: some View {
          VStack {
            Button("More") { count += 1 }
            GeometryReader { _ in Text("count \(count)") }
          }
        }
      }
      let screen = TestScreen { Counting() }
      screen.layOut()
      try screen.tap("More")
      screen.flush()
      #expect(screen.texts.contains("count 1"))
    }

    @Test func placeInTheWindow() throws {
      let log = Log()
      let screen = TestScreen(width: 400, height: 300) {
        VStack(spacing: 0) {
          Color.clear.frame(height: 40)
          GeometryReader { geometry in
            Button("Where") {
              let (global, local) = (geometry.frame(in: .global), geometry.frame(in: .local))
              log.entries.append("\(Int(global.minY)) \(Int(local.minY)) \(Int(global.width))")
            }
          }
        }
      }
      screen.layOut()
      try screen.tap("Where")
      #expect(log.entries == ["40 0 400"])
    }

    @Test func aLongChainOfSizesNeedsSeveralFramesAndNoWarning() async throws {
      struct Widths: PreferenceKey {
        static var defaultValue: [Int: Double] { [:] }
        static func reduce(value: inout [Int: Double], nextValue: () -> [Int: Double]) {
          value.merge(nextValue()) { $1 }
        }
      }
      /// Each view is wider than the measured width of the previous one.
      struct Chain: View {
        @State private var widths = Widths.defaultValue
        var body: some View {
          VStack {
            ForEach(0..<12) { index in
              GeometryReader { geometry in
                Color.clear.preference(key: Widths.self, value: [index: geometry.size.width])
              }
              .frame(width: 10 + (widths[index - 1] ?? 0), height: 4)
            }
            Text("\(Int(widths[11] ?? 0))")
          }
          .onPreferenceChange(Widths.self) { widths = $0 }
        }
      }
      let warnings = try await ToolkitWarnings.during {
        let host = try ViewHost(size: CGSize(width: 300, height: 300)) { Chain() }
        #expect(await MainLoop.wait { host.texts.contains("120") })
        host.close()
      }
      #expect(warnings.isEmpty)
    }
  }
}
