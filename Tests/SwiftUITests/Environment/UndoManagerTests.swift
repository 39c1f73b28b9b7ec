import GtkBridgeTesting
import GtkObjects
import Testing
import WidgetTesting

@testable import SwiftUI

extension SwiftUITests {
  @Suite @MainActor struct UndoManagerTests {
    @MainActor final class Book {
      var title = "a"

      func rename(_ title: String, _ manager: UndoManager?) {
        let old = self.title
        manager?.registerUndo(withTarget: self) { $0.rename(old, manager) }
        self.title = title
      }
    }

    @Test func changesAreUndoneAndRedone() async {
      let (manager, book) = (UndoManager(), Book())
      #expect(!manager.canUndo && !manager.canRedo)
      book.rename("b", manager)
      manager.setActionName("Rename")
      #expect(manager.canUndo && manager.undoMenuItemTitle == "Undo Rename")
      manager.undo()
      #expect(book.title == "a" && !manager.canUndo && manager.canRedo && manager.redoMenuItemTitle == "Redo Rename")
      manager.redo()
      #expect(book.title == "b" && manager.canUndo && !manager.canRedo && manager.undoActionName == "Rename")
      manager.undo()
      book.rename("c", manager)
      #expect(!manager.canRedo, "a new change ends what could be redone")
    }

    @Test func changesOfOneEventAreOneGroup() async {
      let (manager, book) = (UndoManager(), Book())
      book.rename("b", manager)
      book.rename("c", manager)
      #expect(manager.groupingLevel == 1)
      #expect(await MainLoop.wait { manager.groupingLevel == 0 })
      book.rename("d", manager)
      manager.undo()
      #expect(book.title == "c")
      manager.undo()
      #expect(book.title == "a" && !manager.canUndo)
      manager.redo()
      manager.redo()
      #expect(book.title == "d")
    }

    @Test func groupsOfOnesOwnAreUndoneTogether() {
      let (manager, book) = (UndoManager(), Book())
      manager.groupsByEvent = false
      for titles in [["b", "c"], ["d"], ["e"]] {
        manager.beginUndoGrouping()
        for title in titles { book.rename(title, manager) }
        manager.endUndoGrouping()
      }
      manager.undo()
      manager.undo()
      #expect(book.title == "c")
      manager.undo()
      #expect(book.title == "a")
    }

    @Test func limitDropsTheOldestGroups() {
      let (manager, book) = (UndoManager(), Book())
      manager.groupsByEvent = false
      manager.levelsOfUndo = 2
      for title in ["b", "c", "d"] {
        manager.beginUndoGrouping()
        book.rename(title, manager)
        manager.endUndoGrouping()
      }
      manager.undo()
      manager.undo()
      #expect(book.title == "b" && !manager.canUndo)
    }

    @Test func targetsAreNotRetained() {
      let manager = UndoManager()
      weak var gone: Book?
      do {
        let book = Book()
        gone = book
        book.rename("b", manager)
      }
      #expect(gone == nil)
      let (first, second) = (Book(), Book())
      manager.removeAllActions()
      first.rename("b", manager)
      second.rename("c", manager)
      manager.removeAllActions(withTarget: first)
      manager.disableUndoRegistration()
      second.rename("d", manager)
      manager.enableUndoRegistration()
      manager.undo()
      #expect(first.title == "b" && second.title == "a")
    }

    @MainActor final class Model: ObservableObject {
      @Published var count = 0

      func add(_ number: Int, _ manager: UndoManager?) {
        count += number
        manager?.registerUndo(withTarget: self) { $0.add(-number, manager) }
      }
    }

    struct Counter: View {
      @ObservedObject var model: Model
      @Environment(\.undoManager) private var undoManager
      @State private var text = ""
      @FocusState private var isEditing: Bool
      var body: some View {
        VStack {
          Text("count \(model.count)")
          Button("Add") { model.add(1, undoManager) }
          Button("Undo") { undoManager?.undo() }.disabled(undoManager == nil)
          Button("Edit") { isEditing = true }
          TextField("Field", text: $text).focused($isEditing)
          Text("typed \(text)")
        }
      }
    }

    @Test func keysOfTheWindowUndoAndRedo() async throws {
      let model = Model()
      let host = try ViewHost { Counter(model: model).undoManager(UndoManager()) }
      #expect(await MainLoop.wait { Gtk.shownWindows.first?.isActive == true })
      try host.tap("Add")
      try await host.wait(for: "count 1")
      try Pointer.press("ctrl+z")
      try await host.wait(for: "count 0", timeout: .seconds(10))
      try Pointer.press("ctrl+shift+z")
      try await host.wait(for: "count 1", timeout: .seconds(10))
      try host.tap("Edit")
      await host.nextFrame()
      try Pointer.press("a", "b")
      try await host.wait(for: "typed ab", timeout: .seconds(10))
      try Pointer.press("ctrl+z")
      #expect(await MainLoop.wait { !host.texts.contains("typed ab") }, "the field undoes its text first")
      #expect(model.count == 1)
    }

    @Test func viewsOutsideWindowsOfAnAppHaveNone() throws {
      let host = try ViewHost { Counter(model: Model()) }
      try host.tap("Add")
      #expect(throws: ViewHostError.self) { try host.tap("Undo") }
    }
  }
}
