import FrameProbe
import GtkBridge

/// A value that belongs to no actor. One of the main actor's would have the actor looked up for each of a million made.
nonisolated struct Row: Identifiable {
  let id: Int
  var revision = 0

  static func rows(_ count: Int) -> [Row] { (0..<count).map { Row(id: $0) } }
}

final class Rows: ObservableObject {
  @Published var rows: [Row]
  private var nextID: Int

  init(count: Int) {
    rows = Row.rows(count)
    nextID = count
  }

  func changeOne() { rows[3].revision += 1 }

  func append() {
    rows.append(Row(id: nextID))
    nextID += 1
  }

  func moveFirstToLast() { rows.append(rows.removeFirst()) }

  func deleteFromMiddle() { rows.remove(at: rows.count / 2) }

  func shuffle() { rows.shuffle() }
}

struct RowsView: View {
  @ObservedObject var model: Rows

  var body: some View {
    List(model.rows) { row in
      Text("Row \(row.id), revision \(row.revision)")
    }
  }
}

/// A list of many rows. Measurements: `update`, `shuffle`, `scroll`.
final class ListScreen: CollectionScreen {
  private let model: Rows
  let controller: UIViewController

  init(count: Int) {
    model = Rows(count: count)
    controller = UIHostingController(rootView: RowsView(model: model))
  }

  func measure(_ measurement: String) {
    switch measurement {
    case "update":
      ChangeMeasurement.run(
        [model.changeOne, model.append, model.moveFirstToLast, model.deleteFromMiddle], count: 40)
    case "shuffle":
      ChangeMeasurement.run([model.shuffle], count: 40)
    default: measureScrolling()
    }
  }
}

/// Prints the time that a frame of scrolling takes.
func measureScrolling() {
  frame_probe_measure_scrolling(200, 60) { nanoseconds in
    MainActor.assumeIsolated {
      CollectionScreensSwift.printResult(nanoseconds)
      CollectionScreensSwift.finish()
    }
  }
}
