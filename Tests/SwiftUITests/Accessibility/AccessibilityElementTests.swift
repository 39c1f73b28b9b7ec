import GtkBridgeTesting
import GtkObjects
import SwiftUI
import Testing
import WidgetTesting

extension SwiftUITests {
  @Suite @MainActor struct AccessibilityElementTests {
    final class Model: ObservableObject {
      @Published var price = "9"
      @Published var isSelected = false
    }

    struct Combined: View {
      @ObservedObject var model: Model
      var body: some View {
        HStack {
          Text("Title")
          Text(model.price)
        }
        .accessibilityElement(children: .combine)
      }
    }

    @Test func aCombinedElementIsNamedByItsTexts() async throws {
      let model = Model()
      let host = try ViewHost { Combined(model: model) }
      let group = try host.element("group", named: "Title, 9")
      #expect(host.contents == [], "the texts are parts of the element")
      model.price = "12"
      await host.nextFrame()
      #expect(group.name == "Title, 12")
    }

    private struct Microphone: View {
      @ObservedObject var model: Model

      var body: some View {
        let name = model.isSelected ? "mic.fill" : "mic.slash"
        VStack {
          HStack {
            Text("Title")
            Image(systemName: name).accessibilityLabel(model.isSelected ? "on" : "off")
            if model.isSelected { Text("new") }
          }
          .accessibilityElement(children: .combine)
          Image(systemName: name).accessibilityLabel("fixed")
          Image(systemName: name).resizable().frame(width: 20, height: 20).accessibilityLabel("fixed, too")
        }
      }
    }

    @Test func aMenuIsNoPartOfTheName() async throws {
      let host = try ViewHost {
        HStack { Text("Tea") }.contextMenu { Button("Edit") {} }.accessibilityElement(children: .combine)
      }
      defer { host.close() }
      let group = try host.element("group", named: "Tea")
      #expect(await MainLoop.wait { Gtk.shownWindows.first?.isActive == true })
      try Pointer.click(try host.label("Tea"), button: 3)
      #expect(await MainLoop.wait { host.widgets.contains { $0.labelText == "Edit" && $0.isMapped } })
      for _ in 0..<3 { await host.nextFrame() }
      #expect(group.name == "Tea")
      try Pointer.press("Escape")
      #expect(await MainLoop.wait { !host.widgets.contains { $0.labelText == "Edit" && $0.isMapped } })
      #expect(group.name == "Tea")
      // The place with the menu takes its name from the inner texts when it gets the focus.
      try Pointer.press("Tab", "shift+Tab")
      for _ in 0..<5 { await host.nextFrame() }
    }

    /// The program's label of a symbol remains when the symbol changes, and the element around it follows.
    @Test func theLabelOfASymbolIsTheProgramsAlone() async throws {
      let model = Model()
      let host = try ViewHost { Microphone(model: model) }
      defer { host.close() }
      let group = try host.element("group", named: "Title, off")
      model.isSelected = true
      #expect(await MainLoop.wait { group.name == "Title, on, new" }, "\(group.name)")
      _ = try host.element(named: "fixed")
      _ = try host.element(named: "fixed, too")
      model.isSelected = false
      #expect(await MainLoop.wait { group.name == "Title, off" }, "\(group.name)")
    }

    @Test func aLabelOfItsOwnReplacesTheTexts() async throws {
      let host = try ViewHost {
        HStack { Text("a") }.accessibilityElement(children: .combine).accessibilityLabel("outer")
        HStack { Text("b") }.accessibilityElement().accessibilityLabel("ignored")
        HStack { Text("c") }.accessibilityElement(children: .contain).accessibilityLabel("contained")
      }
      await host.nextFrame()
      _ = try host.element("group", named: "outer")
      _ = try host.element("group", named: "ignored")
      _ = try host.element("group", named: "contained")
      #expect(host.contents == ["c"])
    }

    @Test func aControlInsideStaysAnElement() async throws {
      let count = Count()
      let host = try ViewHost {
        HStack {
          Text("a")
          Button("Press") { count.value += 1 }
        }
        .accessibilityElement(children: .combine)
      }
      _ = try host.element("group", named: "a, Press")
      try host.tap("Press")
      #expect(count.value == 1)
    }

    @Test func traitsAreRolesAndStates() async throws {
      struct Screen: View {
        @ObservedObject var model: Model
        var body: some View {
          Text("one").accessibilityAddTraits([.isButton, .playsSound])
          Text("two").accessibilityAddTraits(model.isSelected ? .isSelected : [])
          Text("three").accessibilityHeading(.h2)
          Text("four").accessibilityAddTraits(.isLink).accessibilityRemoveTraits(.isLink)
          Text("five").accessibility(addTraits: .isImage).accessibility(label: Text("picture"))
        }
      }
      let model = Model()
      let host = try ViewHost { Screen(model: model) }
      #expect(try host.element(named: "one").role == .button)
      #expect(try host.element(named: "three").role == "heading")
      #expect(try host.element(named: "four").role == "group")
      #expect(try host.element(named: "picture").role == .image)
    }

    @Test func actionsAreThoseOfTheElement() async throws {
      final class Log { var entries: [String] = [] }
      let log = Log()
      let host = try ViewHost {
        Text("text")
          .accessibilityAction { log.entries.append("default") }
          .accessibilityAction(named: "Archive it.") { log.entries.append("archive") }
          .accessibilityAdjustableAction { log.entries.append("\($0)") }
      }
      let label = try #require(Gtk.shownWindows.flatMap(\.all).first { $0.labelText == "text" })
      for name in ["activate", "Archive it.", "increment", "decrement"] {
        #expect(label.performAccessibleAction(named: name))
      }
      #expect(!label.performAccessibleAction(named: "other"))
      #expect(log.entries == ["default", "archive", "increment", "decrement"])
      _ = host
    }

    @Test func aRepresentationIsSeenByAssistiveTechnologyAlone() async throws {
      let host = try ViewHost {
        Text("drawing").accessibilityRepresentation { Text("value") }
      }
      await host.nextFrame()
      #expect(host.contents == ["value"])
    }
  }
}
