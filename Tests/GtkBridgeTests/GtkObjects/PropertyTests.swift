import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  @Suite @MainActor struct PropertyTests {
    @Test func string() {
      let label = Gtk.Label("a")
      label.setProperty("label", to: "ünïcode & <b>")
      #expect(label.property("label") == "ünïcode & <b>")
      #expect(label.text == "ünïcode & <b>")
    }

    @Test func absentStringIsEmpty() {
      #expect(Gtk.Label("a").property("tooltip-text") == "")
    }

    @Test func boolean() {
      let label = Gtk.Label("a")
      label.setProperty("sensitive", to: false)
      #expect(!label.isSensitive)
      #expect(label.property("sensitive") == false)
      #expect(label.property("visible") == true)
    }

    @Test func integer() {
      let box = Gtk.Box(axis: .vertical, spacing: 3)
      #expect(box.property("spacing", as: Int32.self) == 3)
      box.setProperty("spacing", to: Int32(9))
      #expect(box.spacing == 9)
    }

    @Test func double() {
      let label = Gtk.Label("a")
      label.setProperty("opacity", to: 0.5)
      #expect(abs(label.property("opacity", as: Double.self) - 0.5) < 0.01)
    }

    @Test(arguments: [-5, 1e9, .infinity, .nan, 2.5] as [Double]) func numbersThatAreNoSizesDoNoHarm(_ number: Double) {
      let label = Gtk.Label("a")
      label.setSizeRequest(width: number, height: number)
      label.setMargins(EdgeInsets(top: number, leading: number, bottom: number, trailing: number))
      let box = Gtk.Box(axis: .vertical, spacing: number)
      box.spacing = number
      #expect(box.spacing >= 0)
    }

    @Test func expansionIsDecidedOrLeftToTheChildren() {
      let box = Gtk.Box(axis: .vertical)
      let child = Gtk.Label("a")
      child.insert(into: box, after: nil)
      child.setExpands(true, on: .horizontal)
      #expect(box.expands(on: .horizontal))
      #expect(!box.expands(on: .vertical))
      box.setExpands(false, on: .horizontal)
      #expect(!box.expands(on: .horizontal))
      box.setExpands(nil, on: .horizontal)
      #expect(box.expands(on: .horizontal))
    }

    @Test func movingWithinAParentKeepsTheOthers() {
      let box = Gtk.Box(axis: .vertical)
      let labels = ["a", "b", "c"].map { Gtk.Label($0) }
      var previous: Gtk.Widget?
      for label in labels {
        label.insert(into: box, after: previous)
        previous = label
      }
      labels[2].insert(into: box, after: nil)
      #expect(box.texts == ["c", "a", "b"])
      #expect(labels[0].isPlaced(in: box, after: labels[2]))
      #expect(!labels[0].isPlaced(in: box, after: nil))
    }
  }
}
