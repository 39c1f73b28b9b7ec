import FrameProbe
import GtkBridge

final class LeafModel: ObservableObject {
  @Published var number = 0
}

struct LeafView: View {
  @ObservedObject var model: LeafModel

  var body: some View { Text("\(model.number)") }
}

struct TreeView: View {
  let leaves: Int
  let model: LeafModel

  var body: some View {
    ScrollView {
      VStack {
        ForEach(0..<10) { row in
          HStack {
            ForEach(0..<10) { column in
              VStack {
                ForEach(0..<leaves) { leaf in
                  if row == 0, column == 0, leaf == 0 { LeafView(model: model) } else { Text("0") }
                }
              }
            }
          }
        }
      }
    }
  }
}

/// A hundred stacks of texts in ten in one. Measurements: `change`, `layout` and `resize`.
final class TreeScreen: CollectionScreen {
  private let model = LeafModel()
  private let hosting: UIHostingController<TreeView>
  var controller: UIViewController { hosting }

  init(count: Int) {
    hosting = UIHostingController(rootView: TreeView(leaves: max(count / 100 - 1, 1), model: model))
  }

  func measure(_ measurement: String) {
    if measurement != "change" {
      CollectionScreensSwift.printResult(frame_probe_measure_layout(41, measurement == "layout" ? 1 : 0))
      return CollectionScreensSwift.finish()
    }
    let count = 20_000
    let start = frame_probe_cpu_time()
    for number in 1...count {
      model.number = number
      hosting.flushNow()
    }
    CollectionScreensSwift.printResult(Double(frame_probe_cpu_time() - start) / Double(count))
    CollectionScreensSwift.finish()
  }
}
