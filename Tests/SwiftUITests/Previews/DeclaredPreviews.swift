import SwiftUI

// The previews that the tests find in their own program.

#Preview {
  Text("Unnamed")
}

#Preview("Named") {
  Text("Named }")  // }
}

#Preview("Named") {
  let text = "Second"
  return Text(text)
}

#Preview("Wide", traits: .landscapeLeft) {
  Text("Wide")
}

#Preview("Fitting", traits: .landscapeRight, .sizeThatFitsLayout) {
  Color.red.frame(width: 30, height: 20)
}

#Preview("Fixed", traits: .fixedLayout(width: 70, height: 50)) {
  Text("Fixed")
}

#Preview("Controller") {
  let controller = UIHostingController(rootView: Text("Controlled"))
  return controller
}

#Preview("Controller, Fixed", traits: .fixedLayout(width: 90, height: 40)) {
  UIHostingController(rootView: Text("Controlled"))
}

#Preview("State") {
  @Previewable @State var count = 1
  @Previewable
  @State var title: String = ["{", "}"]
    .joined()
  @Previewable @FocusState var isFocused: Bool
  let text = "\(title) \(count)"
  Text(text)
  Button("Add") { count += 1 }
    .focused($isFocused)
  if count > 1 { Text("More") }
}

struct Sample_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Text("1").previewDisplayName("Phone").previewDevice("iPhone SE (3rd generation)")
      Text("2").previewLayout(.fixed(width: 60, height: 30))
      Text("3").previewDevice(PreviewDevice(rawValue: "iPad")).previewInterfaceOrientation(.landscapeLeft)
      ForEach(4..<6) { Text("\($0)").previewDisplayName("Each \($0)") }
      if true { AnyView(Text("6").previewLayout(.device)) }
    }
    .previewLayout(.sizeThatFits)
  }
}

private struct Hidden_Previews: PreviewProvider {
  static var previews: some View { Text("hidden") }
}

/// Not found: a generic type without its arguments is not a type.
struct Generic_Previews<Value>: PreviewProvider {
  static var previews: some View { Text("generic") }
}
