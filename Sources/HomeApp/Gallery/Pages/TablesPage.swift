import GtkBridge

struct TablesPage: View {
  @State private var planets = Planet.all
  @State private var selected: Planet.ID?
  @State private var order: [KeyPathComparator<Planet>] = []
  @State private var folder: Folder.ID?

  var body: some View {
    ExamplePage {
      Example("Table: press a title to sort", of: "Table", "TableColumn") {
        Table(planets, selection: $selected, sortOrder: $order) {
          TableColumn("Planet", value: \.name)
          TableColumn("Radius", value: \.radius) { Text("\($0.radius) km") }
            .width(110)
          TableColumn("Moons", value: \.moons) { Text("\($0.moons)") }
            .width(80)
        }
        .frame(height: 220)
        .border(.gray.opacity(0.3))
        .onChange(of: order) { _, order in planets.sort(using: order) }
        Text("Selected: \(selected ?? "none")")
      }
      Example("Outline: what is below is asked for when it is opened", of: "List") {
        List(Folder.all, children: \.folders, selection: $folder) { folder in
          Label(folder.name, systemImage: "folder")
        }
        .listStyle(.plain)
        .frame(height: 200)
        .border(.gray.opacity(0.3))
      }
      Example("Outline outside a list", of: "OutlineGroup") {
        OutlineGroup(Folder.all, children: \.folders) { Text($0.name) }
      }
    }
  }
}

private nonisolated struct Planet: Identifiable {
  let name: String
  let radius: Int
  let moons: Int

  var id: String { name }

  static let all = [
    Planet(name: "Mercury", radius: 2440, moons: 0), Planet(name: "Venus", radius: 6052, moons: 0),
    Planet(name: "Earth", radius: 6371, moons: 1), Planet(name: "Mars", radius: 3390, moons: 2),
    Planet(name: "Jupiter", radius: 69911, moons: 95), Planet(name: "Saturn", radius: 58232, moons: 146),
    Planet(name: "Uranus", radius: 25362, moons: 28), Planet(name: "Neptune", radius: 24622, moons: 16),
  ]
}

private struct Folder: Identifiable {
  let name: String
  var folders: [Folder]?

  var id: String { name }

  static let all = [
    Folder(
      name: "Documents",
      folders: [
        Folder(name: "Letters", folders: [Folder(name: "Private"), Folder(name: "Business")]), Folder(name: "Taxes"),
      ]),
    Folder(name: "Pictures", folders: [Folder(name: "Summer"), Folder(name: "Winter")]),
    Folder(name: "Music"),
  ]
}
