import Foundation
import GtkBridgeTesting
import Testing

@testable import SwiftUI

extension SwiftUITests {
  /// Forms of controls that SwiftUI has replaced, which older programs use.
  @Suite @MainActor struct OlderFormsTests {
    private final class Model: ObservableObject {
      @Published var number = 0
      @Published var text = ""
    }

    @Test func steppersReportTheirChangesBeforeTheLabel() throws {
      let model = Model()
      var changes: [Bool] = []
      let value = Binding(get: { model.number }, set: { model.number = $0 })
      func increase(_ stepper: some View) throws {
        let host = try ViewHost { stepper }
        #expect(host.texts.contains("label"))
        try host.tap("Increase")
        host.close()
      }
      try increase(
        Stepper(value: value, step: 2) {
          changes.append($0)
        } label: {
          Text(verbatim: "label")
        })
      #expect(model.number == 2 && changes == [true, false])
      try increase(
        Stepper(value: value, in: 0...3, step: 5, onEditingChanged: { _ in }, label: { Text(verbatim: "label") }))
      #expect(model.number == 3)
      try increase(Stepper(onIncrement: { model.number += 10 }, onDecrement: nil) { Text(verbatim: "label") })
      #expect(model.number == 13)
    }

    @Test func secureFieldCommits() {
      var count = 0
      let field = SecureField("password", text: .constant("")) { count += 1 }
      field.field.onCommit?()
      #expect(count == 1)
    }

    @Test func colorSchemeInformsTheViewsInside() throws {
      struct Scheme: View {
        @Environment(\.colorScheme) private var scheme
        var body: some View { Text(verbatim: scheme == .dark ? "dark" : "light") }
      }
      let host = try ViewHost {
        Scheme().colorScheme(.dark)
        Scheme().colorScheme(.light)
      }
      #expect(host.texts.filter { !$0.isEmpty } == ["dark", "light"])
      host.close()
    }

    @Test func anglesAreCalculatedWith() {
      var angle = Angle.degrees(0.25) * 360
      #expect(abs(angle.degrees - 90) < 1e-9 && abs((angle / 2).degrees - 45) < 1e-9)
      #expect(abs((-angle - .degrees(10)).degrees + 100) < 1e-9)
      angle += .degrees(10)
      angle -= .degrees(20)
      angle *= 2
      angle /= 4
      #expect(abs(angle.degrees - 40) < 1e-9)
    }

    @Test func dateInAKeyHasAFormatter() {
      let formatter = DateFormatter()
      formatter.dateFormat = "yyyy"
      formatter.timeZone = TimeZone(identifier: "UTC")
      #expect(Text("Year: \(Date(timeIntervalSince1970: 0), formatter: formatter)").content == "Year: 1970")
    }

    @Test func listsOfWords() {
      let formatter = ListFormatter()
      formatter.locale = Locale(identifier: "en_US")
      #expect(formatter.string(from: ["a", "b", 3]) == "a, b, and 3")
      formatter.locale = Locale(identifier: "de")
      #expect(formatter.string(for: ["a", "b"]) == "a und b" && formatter.string(for: 1) == nil)
      formatter.itemFormatter = NumberFormatter()
      #expect(formatter.string(from: ["a"]) == nil)
      #expect(ListFormatter.localizedString(byJoining: ["a"]) == "a")
    }
  }
}
