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
        "Selection, deleting (Delete, swipe) and reordering (drag, or Alt and arrows)", of: "List", "ForEach",
        "onDelete",
        "onMove", "EditButton", "deleteDisabled", "moveDisabled", "primaryAction", "placeholder"
      ) {
        List(selection: $selected) {
          ForEach(fruit, id: \.self) { Text($0).deleteDisabled($0 == "Apple").moveDisabled($0 == "Apple") }
            .onDelete { fruit.remove(atOffsets: $0) }
            .onMove { fruit.move(fromOffsets: $0, toOffset: $1) }
        }
        .primaryAction(forSelectionType: String.self) { opened = $0.sorted().joined(separator: ", ") }
        .placeholder { Text("Nothing left") }
        .listStyle(.plain)
        .frame(height: 160)
        .border(.gray.opacity(0.3))
        HStack {
          Text("Selected: \(selected ?? "none"), opened: \(opened)")
          Spacer()
          EditButton()
          Button("All Fruit Again") { fruit = Self.harvest }
        }
      }
      Example("A hundred thousand rows, several selected", of: "List", "ScrollViewReader") {
        ScrollViewReader { proxy in
          List(0..<100_000, id: \.self, selection: $several) { Text("Row \($0)") }
            .listStyle(.plain)
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
      Example("Swipe actions, also in the menu of each row", of: "swipeActions") { SwipedMessages() }
      Example("Pull down or press F5 to refresh", of: "refreshable") { RefreshedNumbers() }
      ListLooks()
      Example("Lazy column and row", of: "LazyVStack", "LazyHStack") {
        ScrollView {
          LazyVStack(alignment: .leading) { ForEach(0..<1_000) { Text("Line \($0)") } }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .frame(height: 100)
        .border(.gray.opacity(0.3))
        ScrollView(.horizontal) {
          LazyHStack { ForEach(0..<1_000) { Tile("Column \($0)").fixedSize() } }
        }
        .frame(height: 56)
        .border(.gray.opacity(0.3))
      }
    }
  }
}

private struct SwipedMessages: View {
  @State private var messages = ["Invoice", "Holiday", "Meeting"]
  @State private var flagged: Set<String> = []

  var body: some View {
    List(messages, id: \.self) { message in
      Text(flagged.contains(message) ? "\(message), flagged" : message)
        .swipeActions {
          Button("Delete", role: .destructive) { messages.removeAll { $0 == message } }
          Button("Flag") { flagged.formSymmetricDifference([message]) }.tint(.orange)
        }
    }
    .listStyle(.plain)
    .frame(height: 120)
    .border(.gray.opacity(0.3))
  }
}

private struct RefreshedNumbers: View {
  @State private var refreshes = 0

  var body: some View {
    List(0..<3) { Text("Number \($0) after \(refreshes) refreshes") }
      .listStyle(.plain)
      .refreshable {
        try? await Task.sleep(for: .seconds(2))
        await MainActor.run { refreshes += 1 }
      }
      .frame(height: 120)
      .border(.gray.opacity(0.3))
  }
}

/// The styles of a list, and the traits that its rows may request.
private struct ListLooks: View {
  private enum Style: String, CaseIterable { case insetGrouped, grouped, inset, plain, sidebar }

  @State private var style = Style.insetGrouped
  @State private var isApart = false
  @State private var pressed = 0

  var body: some View {
    Example(
      "Sections in each style", of: "Section", "listStyle", "listRowSpacing", "listSectionSpacing",
      "listSectionSeparator",
      "listSectionSeparatorTint"
    ) {
      HStack {
        Picker("Style", selection: $style) { ForEach(Style.allCases, id: \.self) { Text($0.rawValue) } }
        Toggle("Rows apart", isOn: $isApart)
      }
      NavigationStack { styled }
        .frame(height: 330)
        .border(.gray.opacity(0.3))
    }
    Example(
      "Insets, backgrounds and lines of rows", of: "listRowInsets", "listRowBackground", "listRowSeparator",
      "listRowSeparatorTint"
    ) {
      List {
        Text("More space").listRowInsets(EdgeInsets(top: 16, leading: 48, bottom: 16, trailing: 12))
        Text("A colour").listRowBackground(Color.green.opacity(0.2))
        Text("A shape").listRowBackground(Capsule().fill(.orange.opacity(0.3)))
        Text("A red line").listRowSeparatorTint(.red)
        Text("No line below").listRowSeparator(.hidden, edges: .bottom)
        Text("The last one")
      }
      .frame(height: 360)
      .border(.gray.opacity(0.3))
    }
  }

  @ViewBuilder private var styled: some View {
    let list =
      sections
      .listRowSpacing(isApart ? 6 : nil)
      .listSectionSpacing(isApart ? .custom(30) : .default)
    switch style {
    case .insetGrouped: list.listStyle(.insetGrouped)
    case .grouped: list.listStyle(.grouped)
    case .inset: list.listStyle(.inset)
    case .plain: list.listStyle(.plain)
    case .sidebar: list.listStyle(.sidebar)
    }
  }

  private var sections: some View {
    List {
      Section {
        ForEach(["Apple", "Banana"], id: \.self) { Text($0) }
      } header: {
        Text("Fruit")
      } footer: {
        Text("Fresh every day")
      }
      Section("More fruit") {
        NavigationLink("A link", destination: Text("Cherry"))
        Button("A button, pressed \(pressed) times") { pressed += 1 }
      }
      .listSectionSeparator(.visible)
      .listSectionSeparatorTint(.gray)
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
      List(entries) { Text("Entry \($0.id)") }
        .listStyle(.plain)
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
