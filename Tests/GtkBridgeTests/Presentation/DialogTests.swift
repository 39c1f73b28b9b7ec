import CGtk
import GtkBridgeTesting
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Alerts and confirmation dialogs.
  @Suite @MainActor struct DialogTests {
    private final class Model: ObservableObject {
      @Published var isAsking = false
      @Published var name = ""
      @Published var book: String?
      @Published var error: Failure?
    }

    private struct Failure: LocalizedError {
      let errorDescription: String?
      let recoverySuggestion: String?
    }

    private let log = Log()
    private let model = Model()

    private struct Screen<Content: View>: View {
      @ObservedObject var model: Model
      @ViewBuilder let content: (Model, ObservedObject<Model>.Wrapper) -> Content
      var body: some View { content(model, $model) }
    }

    private func show<Content: View>(
      @ViewBuilder _ content: @escaping (Model, ObservedObject<Model>.Wrapper) -> Content
    ) throws -> PresentingScreen<Screen<Content>> {
      try PresentingScreen { Screen(model: model, content: content) }
    }

    private func buttons(_ window: Gtk.Window) -> [String] {
      window.all.filter { $0.typeName == "GtkButton" && $0.isMapped }.map { $0.texts.joined() }
    }

    private func asking(_ screenLog: Log) throws -> PresentingScreen<Screen<some View>> {
      try show { model, binding in
        Text("root").font(.caption).disabled(true)
          .alert("Delete <b>?", isPresented: binding.isAsking) {
            Button("Delete", role: .destructive) { screenLog.entries.append("deleted") }
            Button("Keep", role: .cancel) { screenLog.entries.append("kept") }
          } message: {
            Text("It cannot be undone.")
          }
          .buttonStyle(.plain)
      }
    }

    @Test func alertAsksAndActs() throws {
      let screen = try asking(log)
      model.isAsking = true
      let alert = try screen.waitForPresented("Delete <b>?")
      #expect(alert.hasRole(GTK_ACCESSIBLE_ROLE_ALERT_DIALOG))
      #expect(alert.isAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, "Delete <b>?"))
      #expect(alert.label("It cannot be undone.")?.isMapped == true)
      #expect(buttons(alert) == ["Keep", "Delete"], "what leaves everything as it is comes first")
      #expect(alert.button("Delete")?.hasStyleClass("destructive-action") == true, "the style around it ends here")
      try screen.tap("Delete", in: alert)
      #expect(screen.waitForNothing())
      #expect(MainLoop.pump { log.entries == ["deleted"] && !model.isAsking })
      screen.close()
    }

    @Test func whatDestroysSomethingDoesNotHaveTheFocus() throws {
      let screen = try show { _, binding in
        Text("root").confirmationDialog("Empty?", isPresented: binding.isAsking) {
          Button("Delete All", role: .destructive) {}
          Button("Delete Some", role: .destructive) {}
          Button("Cancel", role: .cancel) {}
        }
      }
      model.isAsking = true
      let dialog = try screen.waitForPresented("Empty?")
      let cancel = try #require(dialog.button("Cancel"))
      #expect(MainLoop.pump { cancel.focusInWindow?.isSame(as: cancel) == true })
      dialog.close()
      #expect(screen.waitForNothing())
      screen.close()
    }

    @Test(arguments: [1, 3]) func linesOfButtonsAreCentred(others: Int) throws {
      let long = "Replace all the books of this shelf by those of the other one, and keep the notes of their readers"
      let screen = try show { _, binding in
        Text("root").alert("Replace?", isPresented: binding.isAsking) {
          TextField("Name", text: binding.name)
          Button(long) {}
          ForEach(0..<others, id: \.self) { Button("Other \($0)") {} }
        }
      }
      model.isAsking = true
      let alert = try screen.waitForPresented("Replace?")
      let label = try #require(alert.label(long))
      #expect(label.height > 30, "it has several lines")
      #expect(gtk_label_get_justify(label.opaque) == GTK_JUSTIFY_CENTER)
      let field = try #require(alert.first("GtkEntry"))
      #expect(gtk_entry_get_alignment(field.cast()) == 0)
      model.isAsking = false
      #expect(screen.waitForNothing())
      screen.close()
    }

    @Test func escapeKeeps() throws {
      let screen = try asking(log)
      model.isAsking = true
      try screen.waitForPresented("Delete <b>?").close()
      #expect(screen.waitForNothing())
      #expect(MainLoop.pump { log.entries == ["kept"] && !model.isAsking })
      screen.close()
    }

    @Test(arguments: [["Yes"], ["Yes", "No"]])
    func escapeLeavesAnAlertThatCannotBeCancelled(answers: [String]) async throws {
      let role: ButtonRole? = answers.count == 1 ? .destructive : nil
      let screen = try await ClickedScreen {
        Screen(model: model) { [log] _, binding in
          Text("root").alert("Sure?", isPresented: binding.isAsking) {
            TextField("Name", text: binding.name)
            ForEach(answers, id: \.self) { answer in Button(answer, role: role) { log.entries.append(answer) } }
          }
        }
      }
      model.isAsking = true
      #expect(
        await MainLoop.wait {
          Gtk.shownWindows.contains { $0.isActive && $0.first("GtkEntry")?.focusedDescendant != nil }
        })
      // A busy desktop may give a window the keyboard focus after GTK has made the window active.
      for _ in 0..<20 where model.name.isEmpty {
        try InputDevices.press("a")
        _ = await MainLoop.wait(timeout: .seconds(3)) { !model.name.isEmpty }
      }
      try InputDevices.press("Escape", "b")
      #expect(await MainLoop.wait { model.name.hasSuffix("b") || !model.isAsking })
      #expect(log.entries.isEmpty && model.isAsking)
      model.isAsking = false
      #expect(await MainLoop.wait { Gtk.shownWindows.count == 1 })
      screen.close()
    }

    @Test func escapeAcknowledgesASingleButton() throws {
      let screen = try show { [log] _, binding in
        Text("root").alert("Saved", isPresented: binding.isAsking) { Button("Fine") { log.entries.append("fine") } }
      }
      model.isAsking = true
      try screen.waitForPresented("Saved").close()
      #expect(screen.waitForNothing())
      #expect(MainLoop.pump { log.entries == ["fine"] && !model.isAsking })
      screen.close()
    }

    /// A single button confirms the typed text: Enter in the field presses it, and Escape does not.
    @Test func aFieldIsConfirmedByASingleButton() throws {
      let screen = try show { [log] model, binding in
        Text("root").alert("Name?", isPresented: binding.isAsking) {
          TextField("Name", text: binding.name)
          Button("Save") { log.entries.append(model.name) }
        }
      }
      model.isAsking = true
      let alert = try screen.waitForPresented("Name?")
      alert.close()
      #expect(model.isAsking && log.entries.isEmpty)
      let entry = try #require(alert.first("GtkEntry"))
      gtk_editable_set_text(entry.opaque, "Zoe")
      entry.emit("activate")
      #expect(screen.waitForNothing())
      #expect(MainLoop.pump { log.entries == ["Zoe"] && !model.isAsking })
      screen.close()
    }

    @Test func alertWithoutButtonsHasOne() throws {
      let screen = try show { _, binding in Text("root").alert("Done", isPresented: binding.isAsking) {} }
      model.isAsking = true
      let alert = try screen.waitForPresented("Done")
      #expect(buttons(alert) == ["OK"])
      alert.close()
      #expect(screen.waitForNothing())
      #expect(MainLoop.pump { !model.isAsking })
      screen.close()
    }

    @Test func alertSuggestsItsPurposeAndTakesInput() throws {
      let screen = try show { [log] model, binding in
        Text("root").alert("Name?", isPresented: binding.isAsking) {
          TextField("Name", text: binding.name)
          Button("Rename") { log.entries.append(model.name) }
          Button("Cancel", role: .cancel) {}
        }
      }
      model.isAsking = true
      let alert = try screen.waitForPresented("Name?")
      #expect(buttons(alert) == ["Cancel", "Rename"])
      #expect(alert.button("Rename")?.hasStyleClass("suggested-action") == true)
      let entry = try #require(alert.first("GtkEntry"))
      #expect(entry.focusedDescendant != nil)
      gtk_editable_set_text(entry.opaque, "한글")
      entry.emit("activate")
      #expect(screen.waitForNothing())
      #expect(MainLoop.pump { log.entries == ["한글"] })
      screen.close()
    }

    @Test func dialogAboutSomethingKeepsItWhileItGoes() throws {
      let screen = try show { model, binding in
        Text("root").alert("Delete?", isPresented: binding.isAsking, presenting: model.book) { book in
          Button("Delete \(book)") {}
        } message: {
          Text("\($0) goes.")
        }
      }
      model.isAsking = true
      MainLoop.pump(timeout: .milliseconds(50)) { false }
      #expect(screen.presented == nil, "there is nothing to ask about")
      model.book = "Emma"
      let alert = try screen.waitForPresented("Emma goes.")
      model.book = nil
      #expect(screen.waitForNothing())
      _ = alert
      screen.close()
    }

    @Test func errorIsTold() throws {
      let screen = try show { model, binding in
        Text("root").alert(isPresented: binding.isAsking, error: model.error) { Button("Close") {} }
      }
      model.error = Failure(errorDescription: "The disk is full.", recoverySuggestion: "Make room.")
      model.isAsking = true
      let alert = try screen.waitForPresented("The disk is full.")
      #expect(alert.label("Make room.")?.isMapped == true)
      try screen.tap("Close", in: alert)
      #expect(screen.waitForNothing())
      screen.close()
    }

    @Test func confirmationDialogStandsInAColumnAndCanBeLeft() throws {
      let screen = try show { [log] _, binding in
        Text("root").confirmationDialog("Share", isPresented: binding.isAsking) {
          Button("Print") { log.entries.append("print") }
          Button("Mail") { log.entries.append("mail") }
        }
      }
      model.isAsking = true
      let dialog = try screen.waitForPresented("Share")
      #expect(buttons(dialog) == ["Print", "Mail", "Cancel"])
      let print = try #require(dialog.button("Print")).bounds(in: dialog)
      let cancel = try #require(dialog.button("Cancel")).bounds(in: dialog)
      #expect(cancel.y > print.maxY && cancel.x == print.x)
      dialog.close()
      #expect(screen.waitForNothing())
      #expect(MainLoop.pump { !model.isAsking } && log.entries.isEmpty)
      screen.close()
    }

    @Test func manyRoundsLeaveNothing() throws {
      let screen = try asking(log)
      var references: [Gtk.WeakReference] = []
      for _ in 0..<30 {
        model.isAsking = true
        references += try screen.waitForPresented("Delete <b>?").all.map { Gtk.WeakReference($0) }
        model.isAsking = false
        #expect(screen.waitForNothing())
      }
      #expect(MainLoop.pump { !references.contains { $0.isAlive } })
      screen.close()
    }

    @Test(arguments: [true, false]) func aDialogIsNoWiderThanTheWindowBelow(isAlert: Bool) async throws {
      let title = "A title that is so long that it goes on in a second line of the dialog"
      let answers = [
        "Keep all of it for the time being, at least here", "Delete everything for ever and without any trace",
      ]
      let host = try ViewHost(size: CGSize(width: 400, height: 400)) {
        if isAlert {
          Text("root").alert(title, isPresented: .constant(true)) { ForEach(answers, id: \.self) { Button($0) {} } }
        } else {
          Text("root").confirmationDialog(title, isPresented: .constant(true), titleVisibility: .visible) {
            ForEach(answers, id: \.self) { Button($0) {} }
          }
        }
      }
      defer { host.close() }
      let window = try #require(Gtk.shownWindows.first)
      #expect(await MainLoop.wait { Gtk.shownWindows.contains { $0.label(answers[0])?.isMapped == true } })
      let dialog = try #require(Gtk.shownWindows.first { $0.label(answers[0]) != nil })
      #expect(await MainLoop.wait { dialog.width > 0 && dialog.width <= window.width }, "\(dialog.width) points")
      for text in [title] + answers {
        let place = try #require(dialog.label(text)).bounds(in: dialog)
        #expect(place.x >= 0 && place.maxX <= Int(dialog.width), "\(text): \(place)")
      }
    }
  }
}
