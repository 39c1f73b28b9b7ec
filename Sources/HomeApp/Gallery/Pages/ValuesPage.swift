import GtkBridge

/// Numeric controls and indicators.
struct ValuesPage: View {
  @State private var level = 0.4
  @State private var count = 3

  var body: some View {
    ExamplePage {
      Example("Slider", of: "Slider") {
        Slider(value: $level, in: 0...1) { Text("Level") }
        Text("Level \(Int((level * 100).rounded())) %")
      }
      Example("Stepper", of: "Stepper") { Stepper("Count \(count)", value: $count, in: 0...10) }
      Example("Progress", of: "ProgressView") {
        ProgressView("Copying", value: level)
        ProgressView("Waiting")
      }
      Example("Gauge", of: "Gauge") { Gauge(value: level) { Text("Level") } }
      Example("Badge", of: "badge") {
        Image(systemName: "envelope").imageScale(.large).padding(8).badge(count)
      }
    }
  }
}
