import GtkBridge

/// Toggles and pickers.
struct SelectionPage: View {
  @State private var isOn = true
  @State private var size = "Medium"
  @State private var date = Date(timeIntervalSince1970: 1_735_689_600)

  private static let sizes = ["Small", "Medium", "Large"]

  var body: some View {
    ExamplePage {
      Example("Toggle: checkbox, switch, button", of: "Toggle", "toggleStyle") {
        Toggle("Checkbox", isOn: $isOn)
        Toggle("Switch", isOn: $isOn).toggleStyle(.switch)
        Toggle("Button", isOn: $isOn).toggleStyle(.button)
      }
      Example("Picker: menu", of: "Picker", "tag") { sizePicker }
      Example("Picker: segmented", of: "pickerStyle") { sizePicker.pickerStyle(.segmented) }
      Example("Picker: inline", of: "pickerStyle") { sizePicker.pickerStyle(.inline) }
      Example("Without its label, which is still read out", of: "labelsHidden") {
        Toggle("Nameless", isOn: $isOn).toggleStyle(.switch).labelsHidden()
      }
      Example("Date picker", of: "DatePicker", "datePickerStyle") {
        DatePicker("Date", selection: $date, displayedComponents: .date)
        DatePicker("Calendar", selection: $date, displayedComponents: .date).datePickerStyle(.graphical)
      }
    }
  }

  private var sizePicker: some View {
    Picker("Size", selection: $size) {
      ForEach(Self.sizes, id: \.self) { Text($0) }
    }
  }
}
