import GtkBridge

/// On or off, and one of several.
struct SelectionPage: View {
  @State private var isOn = true
  @State private var size = "Medium"
  @State private var date = Date(timeIntervalSince1970: 1_735_689_600)

  private static let sizes = ["Small", "Medium", "Large"]

  var body: some View {
    ExamplePage {
      Example("Toggle: checkbox, switch, button") {
        Toggle("Checkbox", isOn: $isOn)
        Toggle("Switch", isOn: $isOn).toggleStyle(.switch)
        Toggle("Button", isOn: $isOn).toggleStyle(.button)
      }
      Example("Picker: menu") { sizePicker }
      Example("Picker: segmented") { sizePicker.pickerStyle(.segmented) }
      Example("Picker: inline") { sizePicker.pickerStyle(.inline) }
      Example("Date picker") {
        DatePicker("Date", selection: $date)
      }
    }
  }

  private var sizePicker: some View {
    Picker("Size", selection: $size) {
      ForEach(Self.sizes, id: \.self) { Text($0) }
    }
  }
}
