import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Each wrapper owns one reference and releases it: no object outlives its owner.
  @Suite @MainActor struct FinalisationTests {
    private static let makers: [(String, @MainActor () -> Gtk.Widget)] = [
      ("label", { Gtk.Label("a") }), ("button", { Gtk.Button() }),
      ("icon button", { Gtk.Button(icon: "go-previous-symbolic", name: "Back") }),
      ("box", { Gtk.Box(axis: .vertical, spacing: 3) }), ("bin", { Gtk.Bin() }), ("focus box", { Gtk.FocusBox() }),
      ("expander", { Gtk.Expander() }), ("frame", { Gtk.Frame() }),
      ("link button", { Gtk.LinkButton("https://example.org") }), ("calendar", { Gtk.Calendar() }),
      ("drop-down", { Gtk.DropDown() }), ("entry", { Gtk.Entry(.text) }), ("text view", { Gtk.TextView() }),
      ("header bar", { Gtk.HeaderBar() }), ("image", { Gtk.Image(icon: "go-next-symbolic") }),
      ("picture", { Gtk.Picture() }), ("layout box", { Gtk.LayoutBox(LayoutContainer(VStackLayout(), [])) }),
      ("drawing area", { Gtk.DrawingArea() }),
      ("color button", { Gtk.ColorButton() }), ("grid view", { Gtk.GridView(axis: .horizontal) }),
      ("column view", { Gtk.ColumnView() }), ("list view", { Gtk.ListView() }), ("menu button", { Gtk.MenuButton() }),
      ("paned", { Gtk.Paned(start: Gtk.Bin(), end: Gtk.Bin()) }), ("scale", { Gtk.Scale() }),
      ("progress bar", { Gtk.ProgressBar() }), ("spinner", { Gtk.Spinner() }), ("level bar", { Gtk.LevelBar() }),
      ("scrolled window", { Gtk.ScrolledWindow() }), ("separator", { Gtk.Separator(axis: .vertical) }),
      ("popover", { Gtk.Popover() }), ("overlay", { Gtk.Overlay(Gtk.Bin()) }), ("stack", { Gtk.Stack() }),
      ("check button", { Gtk.CheckButton() }), ("switch", { Gtk.Switch() }), ("toggle button", { Gtk.ToggleButton() }),
    ]

    @Test func widgetsGoWithTheirOwners() {
      for (name, make) in Self.makers {
        var owner: Gtk.Widget? = make()
        guard let reference = owner.map(Gtk.WeakReference.init) else { continue }
        #expect(reference.isAlive)
        owner = nil
        #expect(!reference.isAlive, "a \(name) outlives its owner")
      }
    }

    @Test func windowGoesWhenItIsDestroyed() {
      let reference: Gtk.WeakReference
      do {
        let parent = Gtk.Window(retaining: UnsafeMutableRawPointer(gtk_window_new()))
        let sheet = Gtk.Window(modalFor: parent)
        reference = Gtk.WeakReference(sheet)
        sheet.destroy()
        parent.destroy()
      }
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

    @Test func fileMonitorGoesWithItsOwner() throws {
      var monitor = Gtk.FileMonitor(path: "/tmp/\(UUID().uuidString)")
      let reference = Gtk.WeakReference(try #require(monitor))
      monitor?.onChange {}
      monitor = nil
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

    private func referenceCount(of object: Gtk.Object) -> UInt32 {
      object.cast(to: GObject.self).pointee.ref_count
    }
  }
}
