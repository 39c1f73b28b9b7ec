import GtkObjects
import Testing
import WidgetTesting

@testable import GtkBridge

extension GtkBridgeTests {
  /// Random changes, animated or not, at random times: in the end every view is where a new screen shows it.
  @Suite @MainActor struct LayoutMoveWalkTests {
    private struct Screen: View {
      var rows = [1, 2, 3, 4]
      var isRow = false
      var width = 100.0
      var padding = 4.0
      var isLeading = false
      var hasDetail = true

      var body: some View {
        let layout =
          isRow ? AnyLayout(HStackLayout(spacing: 2)) : AnyLayout(VStackLayout(alignment: .leading, spacing: 2))
        VStack(alignment: isLeading ? .leading : .center, spacing: 0) {
          Text("head").padding(padding)
          layout {
            ForEach(rows, id: \.self) { row in
              HStack(spacing: 0) {
                Text("row \(row)")
                if row == 2 { Spacer(minLength: 0) }
              }
              .frame(width: row.isMultiple(of: 2) ? width : nil)
              .padding(.leading, padding)
            }
            if hasDetail { Text("detail").frame(height: 30).transition(.opacity) }
          }
          .animation(.easeOut(duration: 0.3), value: width)
          Color.blue.frame(width: width / 2, height: 10).overlay(alignment: .trailing) { Text("mark") }
          Text("foot").transaction { if isLeading { $0.animation = nil } }
        }
      }
    }

    private func places(_ screen: TestScreen<Screen>) throws -> [String: Bounds] {
      var places: [String: Bounds] = [:]
      for text in screen.texts { places[text] = try screen.bounds(of: text) }
      return places
    }

    @Test(arguments: 1...6) func viewsEndWhereTheyBelong(seed: UInt64) throws {
      var random = RandomNumbers(seed: seed)
      var view = Screen()
      let screen = TestScreen { view }
      screen.layOut()
      let frames = screen.useManualFrames()
      for _ in 0..<25 {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: view.rows = (1...5).shuffled(using: &random).dropLast(Int.random(in: 0...4, using: &random))
        case 1: view.isRow.toggle()
        case 2: view.width = [60, 100, 150].randomElement(using: &random) ?? 60
        case 3: view.padding = [0, 4, 12].randomElement(using: &random) ?? 0
        case 4: view.isLeading.toggle()
        default: view.hasDetail.toggle()
        }
        let animations: [Animation?] = [nil, .linear(duration: 0.5), .bouncy, .easeOut(duration: 0.2).delay(0.1)]
        withAnimation(animations.randomElement(using: &random) ?? nil) { screen.controller.rootView = view }
        if Bool.random(using: &random) { screen.layOut() }
        for _ in 0..<Int.random(in: 0...3, using: &random) {
          frames.advance(by: Double.random(in: 0...0.2, using: &random))
          if Bool.random(using: &random) { screen.layOut() }
        }
      }
      screen.layOut()
      for _ in 0..<3 { frames.advance(by: 10) }
      screen.layOut()
      #expect(!frames.isWanted)
      let fresh = TestScreen { view }
      fresh.layOut()
      #expect(try places(screen) == places(fresh))
    }
  }
}
