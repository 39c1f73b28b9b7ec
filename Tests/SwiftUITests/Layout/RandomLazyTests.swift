import CGtk
import GtkBridgeTesting
import GtkObjects
import SwiftUI
import Testing
import WidgetTesting

extension SwiftUITests {
  /// Random changes and scrolls of lazy views. The views on screen are those of the items, without gaps and overlaps.
  @Suite @MainActor struct RandomLazyTests {
    enum Kind: CaseIterable { case stack, grid, list }

    @Observable
    final class Model {
      var items: [Int] = []
      @ObservationIgnored var scroll: (Int, UnitPoint) -> Void = { _, _ in }
      @ObservationIgnored private var random: RandomNumbers
      @ObservationIgnored private var next = 0

      init(seed: Int, most: Int) {
        random = RandomNumbers(seed: UInt64(seed))
        items = new(Int.random(in: 0...most, using: &random))
      }

      private func new(_ count: Int) -> [Int] {
        next += count
        return Array(next - count..<next)
      }

      func flip() -> Bool { Bool.random(using: &random) }

      /// Makes a random change, and returns its name.
      func change() -> String {
        switch Int.random(in: 0..<9, using: &random) {
        case 0, 1:
          guard let item = items.randomElement(using: &random) else { return "nothing" }
          scroll(item, [.top, .center, .bottom].randomElement(using: &random) ?? .top)
          return "scroll"
        case 2:
          items = new(Int.random(in: 0...items.count + 3, using: &random))
          return "replace"
        case 3:
          items.shuffle(using: &random)
          return "shuffle"
        case 4:
          items += new(1)
          return "append"
        case 5:
          guard let old = items.indices.randomElement(using: &random) else { return "nothing" }
          let item = items.remove(at: old)
          items.insert(item, at: Int.random(in: 0...items.count, using: &random))
          return "move"
        default:
          let share = Double.random(in: 0...0.5, using: &random)
          items.removeAll { _ in Double.random(in: 0...1, using: &random) < share }
          for item in new(Int.random(in: 0...items.count / 3 + 2, using: &random)) {
            items.insert(item, at: Int.random(in: 0...items.count, using: &random))
          }
          return "edit"
        }
      }
    }

    private struct Screen: View {
      let kind: Kind
      let model: Model

      var body: some View {
        ScrollViewReader { proxy in
          content.onAppear { model.scroll = { proxy.scrollTo($0, anchor: $1) } }
        }
      }

      @ViewBuilder private var content: some View {
        switch kind {
        case .stack: ScrollView { LazyVStack(spacing: 0) { rows } }
        case .grid:
          ScrollView {
            LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 3), spacing: 0) { rows }
          }
        case .list: List { rows }
        }
      }

      private var rows: some View {
        ForEach(model.items, id: \.self) { Text(verbatim: "row \($0)").frame(maxWidth: .infinity).frame(height: 30) }
      }
    }

    @Test(arguments: 0..<8, Kind.allCases) func viewsStandWhereTheirItemsDo(seed: Int, kind: Kind) async throws {
      let model = Model(seed: seed, most: [5, 60, 700][seed % 3])
      let host = try ViewHost(size: CGSize(width: 320, height: 400)) { Screen(kind: kind, model: model) }
      defer { host.close() }
      for step in 0..<30 {
        let name = model.change()
        // Several changes may meet in one frame.
        guard model.flip() else { continue }
        // A place that is reached with estimated heights is corrected in the frames after.
        _ = await MainLoop.wait(timeout: .seconds(5)) { problem(host, kind, model) == nil }
        #expect(problem(host, kind, model) == nil, "\(step): \(name)")
      }
    }

    /// Returns what is wrong on screen.
    private func problem(_ host: ViewHost, _ kind: Kind, _ model: Model) -> String? {
      guard let scroller = host.widgets.first(where: { $0.typeName == "GtkScrolledWindow" && $0.isMapped }) else {
        return "no scroll view"
      }
      let area = host.frame(of: scroller)
      let places = Dictionary(uniqueKeysWithValues: model.items.enumerated().map { ($1, $0) })
      var shown: [Int: CGRect] = [:]
      for label in host.widgets where label.isMapped {
        guard let text = label.labelText, text.hasPrefix("row "), let item = Int(text.dropFirst(4)) else { continue }
        let frame = host.frame(of: label)
        guard frame.midY > area.minY, frame.midY < area.maxY else { continue }
        guard let place = places[item] else { return "\(text) is gone" }
        guard shown.updateValue(frame, forKey: place) == nil else { return "\(text) is there twice" }
      }
      let order = shown.keys.sorted()
      guard let first = order.first, let last = order.last else {
        return model.items.isEmpty ? nil : "nothing is shown"
      }
      guard order == Array(first...last) else { return "a gap in \(order)" }
      let columns = kind == .grid ? 3 : 1
      for (place, next) in zip(order, order.dropFirst()) {
        let down = (shown[next]?.midY ?? 0) - (shown[place]?.midY ?? 0)
        let isNextLine = next / columns != place / columns
        guard isNextLine ? down >= 29 : abs(down) < 1 else { return "\(next) is \(down) below \(place)" }
        if kind != .list, isNextLine, down > 31 { return "\(next) is \(down) below \(place)" }
      }
      let (top, bottom) = (shown[first]?.midY ?? 0, shown[last]?.midY ?? 0)
      if first >= columns, top > area.minY + 60 { return "empty above \(first)" }
      if last < model.items.count - columns, bottom < area.maxY - 60 { return "empty below \(last)" }
      return nil
    }
  }
}
