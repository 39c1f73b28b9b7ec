import CGtk
import GtkBridgeTesting
import GtkObjects
import SwiftUI
import Testing

extension SwiftUITests {
  @Suite @MainActor struct TableSectionTests {
    private struct Order: Identifiable {
      let id: Int
    }

    private struct Orders: View {
      @State private var today = [Order(id: 1), Order(id: 2)]
      @State private var hasEarlier = true
      @State private var chosen: Int?

      var body: some View {
        VStack {
          Table(of: Order.self, selection: $chosen) {
            TableColumn("Number") { Text("order \($0.id)") }
            TableColumn("Sum") { Text("sum \($0.id)") }
          } rows: {
            TableRow(Order(id: 9))
            Section("Today") { ForEach(today) { TableRow($0) } }
            if hasEarlier {
              Section {
                TableRow(Order(id: 5))
              } header: {
                Text("Earlier")
              }
            }
          }
          Button("more") { today.append(Order(id: 3)) }
          Button("fewer") { hasEarlier = false }
          Button("again") { hasEarlier = true }
          Text(verbatim: "chosen \(chosen ?? 0)")
        }
      }
    }

    private func rows(_ host: ViewHost) -> [[String]] {
      host.widgets.filter { $0.typeName == "GtkColumnListView" }.flatMap(\.children)
        .filter { $0.isMapped && !$0.texts.isEmpty }.map(\.texts)
    }

    @Test func headerIsARowAboveTheRowsOfItsSection() async throws {
      let host = try ViewHost(size: CGSize(width: 400, height: 500)) { Orders() }
      try await host.wait(for: "order 5")
      #expect(
        rows(host) == [
          ["order 9", "sum 9"], ["Today"], ["order 1", "sum 1"], ["order 2", "sum 2"], ["Earlier"],
          ["order 5", "sum 5"],
        ])
      try host.tap("more")
      #expect(
        await MainLoop.wait {
          rows(host).map(\.first) == ["order 9", "Today", "order 1", "order 2", "order 3", "Earlier", "order 5"]
        })
      try host.tap("fewer")
      #expect(await MainLoop.wait { rows(host).map(\.first) == ["order 9", "Today", "order 1", "order 2", "order 3"] })
      try host.tap("again")
      #expect(await MainLoop.wait { rows(host).last == ["order 5", "sum 5"] })
      host.close()
    }

    @Test func sectionWithoutAHeaderHasItsRowsAlone() async throws {
      let orders = [Order(id: 1), Order(id: 2)]
      let host = try ViewHost(size: CGSize(width: 400, height: 500)) {
        Table(of: Order.self) {
          TableColumn("Number") { Text("order \($0.id)") }
        } rows: {
          Section { ForEach(orders) { TableRow($0) } }
          Section("Later") { TableRow(Order(id: 3)) }
          Section { TableRow(Order(id: 4)) }
        }
      }
      try await host.wait(for: "order 4")
      #expect(rows(host).map(\.first) == ["order 1", "order 2", "Later", "order 3", "order 4"])
      host.close()
    }

    @Test func headerCannotBeSelected() async throws {
      let host = try ViewHost(size: CGSize(width: 400, height: 500)) { Orders() }
      try await host.wait(for: "order 5")
      let table = try #require(host.widgets.first { $0.typeName == "GtkColumnView" })
      let model = try #require(gtk_column_view_get_model(table.opaque))
      gtk_selection_model_select_item(model, 2, 1)
      try await host.wait(for: "chosen 1")
      gtk_selection_model_select_item(model, 1, 1)
      await host.nextFrame()
      #expect(gtk_selection_model_is_selected(model, 1) == 0)
      gtk_selection_model_select_item(model, 5, 1)
      try await host.wait(for: "chosen 5")
      host.close()
    }
  }
}
