import CGtk
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Each wrapper owns one reference and gives it back: nothing outlives its owner.
  @Suite @MainActor struct FinalisationTests {
    @Test(arguments: 0..<6) func widgetGoesWithItsOwner(_ index: Int) {
      let makers: [() -> Gtk.Widget] = [
        { Gtk.Label("a") }, { Gtk.Button() }, { Gtk.Box(axis: .vertical, spacing: 3) }, { Gtk.Bin() },
        { Gtk.ConstraintBox() }, { Gtk.Widget(adopting: UnsafeMutableRawPointer(gtk_spinner_new())) },
      ]
      var owner: Gtk.Widget? = makers[index]()
      let reference = Gtk.WeakReference(owner!)
      #expect(reference.isAlive)
      owner = nil
      #expect(!reference.isAlive)
    }

    @Test func floatingReferenceIsSunk() {
      let label = Gtk.Label("a")
      #expect(g_object_is_floating(label.pointer) == 0)
      #expect(referenceCount(of: label) == 1)
    }

    @Test func fullReferenceIsAdopted() {
      let provider = Gtk.StyleProvider()
      #expect(referenceCount(of: provider) == 1)
    }

    @Test func retainingTakesAReferenceOfItsOwn() {
      let label = Gtk.Label("a")
      var second: Gtk.Object? = Gtk.Object(retaining: label.pointer)
      #expect(referenceCount(of: label) == 2)
      second = nil
      #expect(second == nil && referenceCount(of: label) == 1)
    }

    @Test func childBelongsToParentAndOwner() {
      let box = Gtk.Box(axis: .horizontal)
      var label: Gtk.Label? = Gtk.Label("a")
      let reference = Gtk.WeakReference(label!)
      label?.insert(into: box, after: nil)
      #expect(referenceCount(of: label!) == 2)
      label = nil
      #expect(reference.isAlive, "the parent keeps it")
      box.children[0].removeFromParent()
      #expect(!reference.isAlive)
    }

    @Test func childSurvivesItsParent() {
      let label = Gtk.Label("a")
      do {
        let box = Gtk.Box(axis: .horizontal)
        label.insert(into: box, after: nil)
      }
      #expect(referenceCount(of: label) == 1)
      #expect(label.parent == nil)
    }

    @Test func styleProviderGoesWithItsOwner() {
      var provider: Gtk.StyleProvider? = Gtk.StyleProvider()
      let reference = Gtk.WeakReference(provider!)
      provider = nil
      #expect(!reference.isAlive)
    }

    @Test func lastReferenceMayGoOnAnotherThread() async {
      let reference: Gtk.WeakReference
      do {
        let label = Gtk.Label("a")
        reference = Gtk.WeakReference(label)
        await Task.detached { await Self.touch(label) }.value
      }
      #expect(await MainLoop.wait { !reference.isAlive })
    }

    private nonisolated static func touch(_ label: Gtk.Label) async {
      _ = await label.text
    }

    @Test func labelledByKeepsNothingAlive() {
      let reference: Gtk.WeakReference
      do {
        let button = Gtk.Button()
        let label = Gtk.Label("a")
        reference = Gtk.WeakReference(label)
        button.setChild(label)
        button.setLabelledByLabels(in: label)
      }
      #expect(!reference.isAlive)
    }

    @Test func constraintsGoWithTheirBox() {
      let reference: Gtk.WeakReference
      let label = Gtk.Label("a")
      do {
        let box = Gtk.ConstraintBox()
        reference = Gtk.WeakReference(box)
        box.useConstraints()
        label.insert(into: box, after: nil)
        box.addConstraint(
          .init(widget: label, attribute: GTK_CONSTRAINT_ATTRIBUTE_TOP), GTK_CONSTRAINT_RELATION_EQ,
          .init(widget: nil, attribute: GTK_CONSTRAINT_ATTRIBUTE_TOP), multiplier: 1, constant: 4,
          strength: Int32(GTK_CONSTRAINT_STRENGTH_REQUIRED.rawValue))
      }
      #expect(!reference.isAlive)
    }

    private func referenceCount(of object: Gtk.Object) -> UInt32 {
      object.cast(to: GObject.self).pointee.ref_count
    }
  }
}
