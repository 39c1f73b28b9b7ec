import GtkBridge

/// Where text is typed.
struct TextInputPage: View {
  @State private var name = ""
  @State private var password = ""
  @State private var search = ""
  @State private var notes = "Several lines\nof text"
  @State private var submitted = ""
  @State private var copies = 3
  @State private var price: Double? = 12.5
  @FocusState private var isNameFocused: Bool

  var body: some View {
    ExamplePage {
      Example("Text field") {
        TextField("Name", text: $name)
          .focused($isNameFocused)
          .onSubmit { submitted = name }
        Text("Typed: \(name), submitted: \(submitted)")
        Button("Focus the Field") { isNameFocused = true }
      }
      Example("Values") {
        TextField("Copies", value: $copies, format: .number)
        TextField("Price", value: $price, format: .number.precision(.fractionLength(2)), prompt: Text("No price"))
        Text(price.map { "\(copies) copies at \($0)" } ?? "\(copies) copies without a price")
      }
      Example("Secure field") { SecureField("Password", text: $password) }
      Example("Search field") { SearchField("Search", text: $search) }
      Example("Text editor") {
        TextEditor(text: $notes)
          .frame(height: 100)
          .accessibilityLabel("Notes")
      }
      Example("Disabled") { TextField("Read only", text: .constant("Cannot be changed")).disabled() }
    }
  }
}
