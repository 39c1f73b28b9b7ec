import GtkBridgeTesting
import Testing

@testable import GtkBridge
@testable import SwiftUI

extension SwiftUITests {
  /// A title may be a reference to a translation.
  @Suite @MainActor struct ResourceTitleTests {
    private let title = LocalizedStringResource("title.key", defaultValue: "Good **day**")

    @Test func textsHaveStylesAndOtherPlacesCharacters() throws {
      let runs = try #require(Text(title).runs)
      #expect(runs.map(\.text) == ["Good ", "day"] && runs[1].style.weight == .bold)
      #expect(String(localized: title) == "Good **day**")
      let bundle = LocalizedStringResource("a", locale: .current, bundle: .forClass(UIView.self))
      #expect(bundle.bundle == .main)
    }

    @Test func controlsShowTheTranslation() throws {
      let name = LocalizedStringResource("key", defaultValue: "Name")
      var count = 0
      func texts(_ view: some View) throws -> [String] {
        let host = try ViewHost { view }
        defer { host.close() }
        return host.texts.filter { !$0.isEmpty }
      }
      let host = try ViewHost {
        Button(name) { count += 1 }
      }
      try host.tap("Name")
      host.close()
      #expect(count == 1)
      #expect(try texts(Label(name, systemImage: "star")).contains("Name"))
      #expect(try texts(Toggle(name, isOn: .constant(true))).contains("Name"))
      #expect(try texts(Stepper(name, value: .constant(1), in: 0...2)).contains("Name"))
      #expect(try texts(LabeledContent(name, value: "x")) == ["Name", "x"])
      #expect(try texts(GroupBox(name) { Text(verbatim: "x") }).contains("Name"))
      #expect(try texts(DisclosureGroup(name) { Text(verbatim: "x") }).contains("Name"))
      #expect(try texts(ContentUnavailableView(name, systemImage: "star")).contains("Name"))
      #expect(try texts(Link(name, destination: URL(filePath: "/"))).contains("Name"))
      #expect(try texts(Form { Section(name) { Text(verbatim: "x") } }).contains("Name"))
      #expect(try texts(Menu(name) { Button("x") {} }).contains("Name"))
      #expect(TextField(name, text: .constant("")).field.title == "Name")
      #expect(SecureField(name, text: .constant("")).field.title == "Name")
    }

    @Test func literalsAreStillKeys() {
      // If the literal were a resource, the label would be different.
      let label: Label = Label("**Bold**", systemImage: "star")
      _ = label
      #expect(Text("a") == Text(verbatim: "a"))
    }
  }
}
