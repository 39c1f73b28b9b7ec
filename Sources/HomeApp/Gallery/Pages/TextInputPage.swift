import GtkBridge

/// Where text is typed.
struct TextInputPage: View {
  @State private var name = ""
  @State private var password = ""
  @State private var search = ""
  @State private var notes = "Several lines\nof text"
  @State private var submitted = ""
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
