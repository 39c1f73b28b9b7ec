import GtkBridge

/// Sizes and places.
struct LayoutPage: View {
  var body: some View {
    ExamplePage {
      Example("Frame") {
        Text("160 × 60").frame(width: 160, height: 60).border(.gray)
        Text("As wide as it gets, at the end").frame(maxWidth: .infinity, alignment: .trailing).border(.gray)
        Text("At least 200 wide").frame(minWidth: 200).border(.gray)
      }
      Example("Padding inside and outside a border") {
        Text("Inside").padding().border(.gray)
        Text("Outside").border(.gray).padding(.leading, 24)
      }
      Example("Fixed size") {
        Text("Never broken into lines").fixedSize().border(.gray)
      }
    }
  }
}
