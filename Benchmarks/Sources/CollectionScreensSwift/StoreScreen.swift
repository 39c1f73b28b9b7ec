import GtkBridge

struct StoreView: View {
  let rows: ListStore<Row>

  var body: some View {
    List(rows) { row in
      Text("Row \(row.id), revision \(row.revision)")
    }
  }
}

/// The list of ``ListScreen`` over a store that says what changes in it. Measurement: `update`.
final class StoreScreen: CollectionScreen {
  private let rows: ListStore<Row>
  let controller: UIViewController
  private var nextID: Int

  init(count: Int) {
    rows = ListStore(Row.rows(count))
    nextID = count
    controller = UIHostingController(rootView: StoreView(rows: rows))
  }

  func measure(_ measurement: String) {
    ChangeMeasurement.run([changeOne, append, moveFirstToLast, deleteFromMiddle], count: 40)
  }

  private func changeOne() { rows[3].revision += 1 }

  private func append() {
    rows.append(Row(id: nextID))
    nextID += 1
  }

  private func moveFirstToLast() { rows.append(rows.remove(at: 0)) }

  private func deleteFromMiddle() { rows.remove(at: rows.count / 2) }
}
