import GtkBridge

struct LifeCyclePage: View {
  var body: some View {
    ExamplePage {
      Example("Coming and going", of: "onAppear", "onDisappear") { ComingAndGoing() }
      Example("Changes", of: "onChange") { ChangeCounter() }
      Example("A task, begun anew for each number and cancelled with the view", of: "task") { TaskExample() }
      Example("What a publisher sends", of: "onReceive") { PublisherExample() }
      Example("The events of the screen", of: "lifeCycle") { ScreenEvents() }
    }
  }
}

private struct ComingAndGoing: View {
  @State private var isShown = true
  @State private var appearances = 0
  @State private var disappearances = 0

  var body: some View {
    HStack(spacing: 12) {
      Toggle("Shown", isOn: $isShown)
      if isShown {
        Tile("Here").onAppear { appearances += 1 }.onDisappear { disappearances += 1 }
      }
    }
    Text("Appeared: \(appearances), disappeared: \(disappearances)")
  }
}

private struct ChangeCounter: View {
  @State private var number = 1
  @State private var last = "none yet"

  var body: some View {
    Stepper("Number", value: $number, in: 0...10)
    Text("Last change: \(last)")
      .onChange(of: number) { old, new in last = "from \(old) to \(new)" }
  }
}

private struct TaskExample: View {
  @State private var number = 1
  @State private var result = ""

  var body: some View {
    Stepper("Task", value: $number, in: 1...10)
    Text(result)
      .task(id: number) {
        result = "Task \(number) is running"
        try? await Task.sleep(for: .milliseconds(400))
        if !Task.isCancelled { result = "Task \(number) is done" }
      }
  }
}

private final class Sender: ObservableObject {
  let values = PassthroughSubject<Int, Never>()
  private var count = 0

  func send() {
    count += 1
    values.send(count)
  }
}

private struct PublisherExample: View {
  @StateObject private var sender = Sender()
  @State private var received = 0

  var body: some View {
    HStack(spacing: 12) {
      Button("Send") { sender.send() }
      Text("Received: \(received)").onReceive(sender.values) { received = $0 }
    }
  }
}

private struct ScreenEvents: View {
  @State private var events: [LifeCycle] = []

  var body: some View {
    Text(events.map(\.rawValue).joined(separator: ", "))
      .lifeCycle { events.append($0) }
  }
}
