import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// The context menu of selected rows, by the pointer and by keys.
  @Suite @MainActor struct SelectionMenuTests {
    private struct Fruit: Identifiable {
      let id: String
    }

    private struct Shelf: View {
      let log: Log
      let isTable: Bool
      @State private var selection: Set<String> = ["apple", "pear"]
      @State private var price = 1
      private let fruits = ["apple", "pear", "plum"].map { Fruit(id: $0) }

      var body: some View {
        VStack {
          Group {
            if isTable {
              Table(fruits, selection: $selection) { TableColumn("Name") { Text($0.id) } }
            } else {
              List(fruits, selection: $selection) { Text($0.id) }.listStyle(.plain)
            }
          }
          .contextMenu(forSelectionType: String.self) { chosen in
            Button("Buy \(chosen.count) for \(price)") { log.entries.append("buy \(chosen.sorted())") }
          } primaryAction: { chosen in
            log.entries.append("open \(chosen.sorted()) at \(price)")
          }
          Button("Raise") { price += 1 }
        }
      }
    }

    @Test(arguments: [false, true])
    func itemsAndActionAreThoseOfTheSelection(_ isTable: Bool) async throws {
      let log = Log()
      let screen = try await ClickedScreen { Shelf(log: log, isTable: isTable) }
      let window = try screen.window
      #expect(await MainLoop.wait { window.all("GtkLabel").contains { $0.texts == ["plum"] && $0.isMapped } })
      func choose(_ item: String, onRow row: String) async throws {
        try screen.click(row, button: 3)
        #expect(await MainLoop.wait { window.menuItem(item)?.isMapped == true }, "\(item) for \(row)")
        window.menuItem(item)?.emit("clicked")
      }
      try await choose("Buy 2 for 1", onRow: "apple")
      #expect(await MainLoop.wait { log.entries == [#"buy ["apple", "pear"]"#] })
      try screen.click("Raise")
      try await choose("Buy 1 for 2", onRow: "plum")
      #expect(await MainLoop.wait { log.entries.last == #"buy ["plum"]"# })
      #expect(await MainLoop.wait { window.all("GtkPopoverMenu").allSatisfy { !$0.isMapped } })
      #expect(window.all("GtkListItemWidget").allSatisfy { !$0.isPressed }, "the press has ended with the menu")
      try screen.click("pear")
      try InputDevices.press("Return")
      #expect(await MainLoop.wait { log.entries.last == #"open ["pear"] at 2"# }, "\(log.entries)")
    }
  }
}
