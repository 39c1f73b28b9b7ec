import GtkBridge

struct TextInputPage: View {
  @State private var name = ""
  @State private var plainText = ""
  @State private var password = ""
  @State private var search = ""
  @State private var query = ""
  @State private var notes = "Several lines\nof text"
  @State private var submitted = ""
  @State private var copies = 3
  @State private var price: Double? = 12.5
  @FocusState private var isNameFocused: Bool

  private var fruit: [String] {
    ["Apple", "Banana", "Cherry"].filter { query.isEmpty || $0.localizedCaseInsensitiveContains(query) }
  }

  var body: some View {
    ExamplePage {
      Example("Text field", of: "TextField", "focused", "onSubmit") {
        TextField("Name", text: $name)
          .focused($isNameFocused)
          .onSubmit { submitted = name }
        Text("Typed: \(name)")
        Text("Submitted: \(submitted)")
        Button("Focus the Field") { isNameFocused = true }
      }
      Example("Values", of: "TextField") {
        TextField("Copies", value: $copies, format: .number)
        TextField("Price", value: $price, format: .number.precision(.fractionLength(2)), prompt: Text("No price"))
        Text(price.map { "\(copies) copies at \($0)" } ?? "\(copies) copies without a price")
      }
      Example("Secure field", of: "SecureField") {
        SecureField("Password", text: $password)
        Text("Characters: \(password.count)")
      }
      Example("With and without a frame", of: "textFieldStyle") {
        TextField("Framed", text: $plainText)
          .textFieldStyle(.roundedBorder)
        TextField("Without a frame", text: $plainText)
          .textFieldStyle(.plain)
      }
      Example("Search field", of: "SearchField") {
        SearchField("Search", text: $search)
        Text("Searching for: \(search)")
      }
      Example("Searching what is below", of: "searchable") {
        Text(fruit.isEmpty ? "Nothing is called so" : fruit.joined(separator: ", "))
          .frame(maxWidth: .infinity, alignment: .leading)
          .searchable(text: $query, prompt: "Search Fruit")
      }
      Example("Text editor", of: "TextEditor") {
        TextEditor(text: $notes)
          .frame(height: 100)
          .accessibilityLabel("Notes")
        Text("Bytes: \(notes.utf8.count), beginning with \(String(notes.prefix(30)))")
      }
      Example("Disabled", of: "disabled") { TextField("Read only", text: .constant("Cannot be changed")).disabled() }
    }
  }
}
