import GtkBridge

struct ListsPage: View {
  private static let harvest = ["Apple", "Banana", "Cherry", "Date", "Elderberry", "Fig"]

  @State private var fruit = Self.harvest
  @State private var selected: String?
  @State private var opened = "none"
  @State private var several: Set<Int> = []

  var body: some View {
    ExamplePage {
      Example(
        "Selection, deleting (Delete) and reordering (drag, or Alt and arrows)", of: "List", "ForEach", "onDelete",
        "onMove", "primaryAction", "placeholder"
      ) {
        List(selection: $selected) {
          ForEach(fruit, id: \.self) { Text($0).padding(4) }
            .onDelete { fruit.remove(atOffsets: $0) }
            .onMove { fruit.move(fromOffsets: $0, toOffset: $1) }
        }
        .primaryAction(forSelectionType: String.self) { opened = $0.sorted().joined(separator: ", ") }
        .placeholder { Text("Nothing left") }
        .frame(height: 160)
        .border(.gray.opacity(0.3))
        HStack {
          Text("Selected: \(selected ?? "none"), opened: \(opened)")
          Spacer()
          Button("All Fruit Again") { fruit = Self.harvest }
        }
      }
      Example("A hundred thousand rows, several selected", of: "List", "ScrollViewReader") {
        ScrollViewReader { proxy in
          List(0..<100_000, id: \.self, selection: $several) { Text("Row \($0)").padding(4) }
            .frame(height: 160)
            .border(.gray.opacity(0.3))
          HStack {
            Text("\(several.count) selected")
            Spacer()
            Button("Scroll to Row 50000") { proxy.scrollTo(50_000) }
          }
        }
      }
      Example("A list store, which says what changes in it", of: "List") { StoreSample() }
      Example("Sections", of: "List", "Section") {
        List {
          Section("Fruit") { ForEach(0..<2) { Text(Self.harvest[$0]).padding(4) } }
          Section("More fruit") { ForEach(2..<4) { Text(Self.harvest[$0]).padding(4) } }
        }
        .frame(height: 180)
        .border(.gray.opacity(0.3))
      }
      Example("Lazy column and row", of: "LazyVStack", "LazyHStack") {
        LazyVStack(alignment: .leading) { ForEach(0..<1_000) { Text("Line \($0)") } }
          .frame(height: 100)
          .border(.gray.opacity(0.3))
        LazyHStack { ForEach(0..<1_000) { Tile("Column \($0)").fixedSize() } }
          .frame(height: 56)
          .border(.gray.opacity(0.3))
      }
    }
  }
}

private struct StoreSample: View {
  private struct Entry: Identifiable {
    let id: Int
  }

  @State private var entries = ListStore((1...50).reversed().map { Entry(id: $0) })

  var body: some View {
    VStack {
      List(entries) { Text("Entry \($0.id)").padding(4) }
        .frame(height: 160)
        .border(.gray.opacity(0.3))
      HStack {
        Text("\(entries.count) entries, the latest first")
        Spacer()
        Button("Add an Entry") { entries.insert(Entry(id: entries.count + 1), at: 0) }
      }
    }
  }
}
