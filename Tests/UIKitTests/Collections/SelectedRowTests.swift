import CGtk
import GtkBridgeTesting
import GtkObjects
import Testing
import WidgetTesting

@testable import UIKit
@testable import UIKitCollections
@testable import UIKitViews

extension UIKitTests {
  @Suite @MainActor struct SelectedRowTests {
    /// The theme decides the colour of a selected row's texts, which need not be that of selected texts elsewhere.
    @Test func textsOfASelectedRowHaveItsColor() async throws {
      AppearanceStyle.define("theme_selected_fg_color", as: Color(red: 1, green: 0, blue: 0))
      defer { AppearanceStyle.define("theme_selected_fg_color", as: nil) }
      let table = TableExample([["a", "b"]])
      let host = try ViewHost(table)
      await host.nextFrame()
      let path = IndexPath(row: 0, section: 0)
      let label = try #require(table.tableView.cellForRow(at: path)?.textLabel)
      label.textColor = .green
      table.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
      await host.nextFrame()
      let text = try #require(label.realizedWidget)
      let row = try #require(sequence(first: text, next: \.parent).first { $0.typeName == "GtkListItemWidget" })
      #expect(row.isSelected)
      // A theme may change colours in steps.
      #expect(await MainLoop.wait { text.textColor == row.textColor && text.textColor != [1, 0, 0] })
      host.close()
    }

    @Test func arrowKeysPassOverHeaders() async throws {
      let table = TableExample([["a", "b"], ["c"]], style: .insetGrouped)
      table.titles = ["First", "Second"]
      let host = try ViewHost(table)
      #expect(await Devices.waitForFocus())
      await host.nextFrame()
      let board = table.tableView.board
      try #require(board.slot(of: .row([0, 1]))?.rowWidget).takeFocus()
      for (key, path) in [("Down", [1, 0]), ("Up", [0, 1])] as [(String, IndexPath)] {
        await host.nextFrame()
        try Pointer.press(key)
        #expect(await MainLoop.wait { board.focusedPath == path }, "\(key)")
      }
      host.close()
    }

    @Test func aCellWithAColorShowsTheSelection() async throws {
      let table = TableExample([["a", "b"]])
      let host = try ViewHost(table)
      await host.nextFrame()
      let path = IndexPath(row: 0, section: 0)
      let cell = try #require(table.tableView.cellForRow(at: path))
      cell.backgroundColor = .white
      await host.nextFrame()
      #expect(Pixels(of: cell)[Int(cell.bounds.width) - 20, 8] == "FFFFFFFF")
      table.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
      await host.nextFrame()
      #expect(await MainLoop.wait { Pixels(of: cell)[Int(cell.bounds.width) - 20, 8] != "FFFFFFFF" })
      host.close()
    }
  }
}

extension Gtk.Widget {
  fileprivate var textColor: [Float] {
    var color = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color)
    return [color.red, color.green, color.blue]
  }
}
