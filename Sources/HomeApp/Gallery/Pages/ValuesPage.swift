import GtkBridge

/// Numbers, as controls and as indicators.
struct ValuesPage: View {
  @State private var level = 0.4
  @State private var count = 3

  var body: some View {
    ExamplePage {
      Example("Slider") {
        Slider(value: $level, in: 0...1) { Text("Level") }
        Text("Level \(Int((level * 100).rounded())) %")
      }
      Example("Stepper") { Stepper("Count \(count)", value: $count, in: 0...10) }
      Example("Progress") {
        ProgressView("Copying", value: level)
        ProgressView("Waiting")
      }
      Example("Gauge") { Gauge(value: level) { Text("Level") } }
      Example("Badge") {
        Image(systemName: "envelope").imageScale(.large).padding(8).badge(count)
      }
    }
  }
}
