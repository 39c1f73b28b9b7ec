import CoreGraphics
import GtkBridgeTesting
import Testing

@testable import SwiftUI

extension SwiftUITests {
  /// Further forms of controls.
  @Suite @MainActor struct ControlFormTests {
    enum Size: Hashable { case small, large }

    struct Item: Identifiable {
      let id: Int
      var isOn = false
      var size = Size.small
    }

    final class Model: ObservableObject {
      @Published var items = [Item(id: 0, isOn: true), Item(id: 1)]
      @Published var number = 3
      @Published var color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    }

    struct Items: View {
      @ObservedObject var model: Model
      var body: some View {
        Toggle("All on", systemImage: "star", sources: $model.items, isOn: \.isOn).toggleStyle(.button)
        Picker("Size", sources: $model.items, selection: \.size) {
          Text(verbatim: "Small").tag(Size.small)
          Text(verbatim: "Large").tag(Size.large)
        }
        .pickerStyle(.segmented)
      }
    }

    @Test func titledControlsChangeSeveralValues() async throws {
      let model = Model()
      let host = try ViewHost { Items(model: model) }
      defer { host.close() }
      try host.tap("All on")
      #expect(model.items.map(\.isOn) == [true, true])
      try host.tap("Large")
      #expect(model.items.map(\.size) == [.large, .large])
    }

    @Test func aPickerOfDifferentValuesChoosesNone() async throws {
      let model = Model()
      let host = try ViewHost { Items(model: model) }
      defer { host.close() }
      func chosen() throws -> [String] {
        try ["Small", "Large"].filter { try host.element(named: $0).isOn == true }
      }
      #expect(try chosen() == ["Small"])
      model.items[1].size = .large
      await host.nextFrame()
      #expect(try chosen() == [])
      try host.tap("Small")
      await host.nextFrame()
      #expect(model.items.map(\.size) == [.small, .small])
      #expect(try chosen() == ["Small"])
      model.items = []
      await host.nextFrame()
      #expect(try chosen() == [])
    }

    struct Number: View {
      @ObservedObject var model: Model
      var body: some View {
        Stepper("Number", value: $model.number, in: 0...9, step: 2, format: .number)
      }
    }

    @Test func stepperWithAFormatHasAField() async throws {
      let model = Model()
      let host = try ViewHost { Number(model: model) }
      defer { host.close() }
      let field = try host.element(.textField)
      #expect(field.text == "3")
      try host.tap("Increase")
      await host.nextFrame()
      #expect(model.number == 5)
      #expect(try host.element(.textField).text == "5")
    }

    @Test func rolesHaveLabels() throws {
      var closings = 0
      let host = try ViewHost {
        Button(role: .close) { closings += 1 }
        Button(role: .confirm) {}
      }
      defer { host.close() }
      let titles = host.texts.filter { !$0.isEmpty }
      #expect(titles.count == 2 && Set(titles).count == 2, "\(titles)")
      try host.tap(titles[0])
      #expect(closings == 1)
    }

    @Test func fieldsHaveViewsAsLabels() {
      let number = TextField(value: .constant(3), format: .number) { Text(verbatim: "Number") }
      #expect(number.field.title == "Number" && number.field.prompt == "Number")
      let secret = SecureField(text: .constant(""), prompt: Text(verbatim: "Eight letters")) { Text(verbatim: "Code") }
      #expect(secret.field.title == "Code" && secret.field.prompt == "Eight letters")
      let notes = TextField(text: .constant(""), axis: .vertical) { Text(verbatim: "Notes") }
      #expect(notes.axis == .vertical && notes.field.title == "Notes")
    }

    @Test func groupsAndMenusHaveTitles() throws {
      let host = try ViewHost {
        Menu("Sort", systemImage: "star") {
          Button("Name") {}
        } primaryAction: {
        }
        ControlGroup("Edit", systemImage: "pencil") { Button("Cut") {} }
      }
      defer { host.close() }
      #expect(host.texts.contains("Sort") && host.texts.contains("Cut"))
    }

    @Test func valuesOfTheEnvironmentFollowTheModifiers() throws {
      struct Reader: View {
        @Environment(\.autocorrectionDisabled) var isUncorrected
        @Environment(\.labelsVisibility) var labels
        @Environment(\.rename) var rename
        var body: some View {
          Text(verbatim: "\(isUncorrected) \(labels == .hidden) \(rename != nil)")
        }
      }
      let host = try ViewHost {
        Reader()
        Reader().autocorrectionDisabled().labelsHidden().renameAction {}
      }
      defer { host.close() }
      #expect(host.texts.filter { !$0.isEmpty } == ["false false false", "true true true"])
    }
  }
}
