import Foundation
import GtkBridgeTesting
import Testing

@testable import SwiftUI

extension SwiftUITests {
  @Suite @MainActor struct NewControlsTests {
    private final class Model: ObservableObject {
      @Published var days: Set<DateComponents> = []
      @Published var pasted: [String] = []
    }

    /// The texts on screen, without the empty title of the window.
    private func shown(in host: ViewHost) -> [String] { host.texts.filter { !$0.isEmpty } }

    @Test func valueWithALabelAndItsStyle() throws {
      struct Colon: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View {
          HStack {
            configuration.label
            Text(verbatim: ":")
            configuration.content
          }
        }
      }
      let host = try ViewHost {
        LabeledContent("a", value: "b")
        LabeledContent("c", value: 0.5, format: .percent).labeledContentStyle(Colon())
        LabeledContent("hidden", value: "d").labelsHidden()
      }
      #expect(shown(in: host) == ["a", "b", "c", ":", 0.5.formatted(.percent), "d"])
      host.close()
    }

    @Test func unavailableContent() throws {
      var isPressed = false
      let host = try ViewHost {
        ContentUnavailableView {
          Label("none", systemImage: "star")
        } description: {
          Text(verbatim: "why")
        } actions: {
          Button("add") { isPressed = true }
        }
      }
      #expect(shown(in: host) == ["none", "why", "add"])
      try host.tap("add")
      #expect(isPressed)
      host.close()
      let search = try ViewHost { ContentUnavailableView.search(text: "x") }
      #expect(search.texts.contains { $0.contains("“x”") })
      search.close()
    }

    @Test func sharedItems() throws {
      let link = ShareLink(item: URL(string: "https://www.gtk.org")!, subject: Text(verbatim: "GTK & more"))
      #expect(link.addresses == [URL(string: "https://www.gtk.org")!])
      #expect(
        link.letter?.absoluteString == "mailto:?subject=GTK%20%26%20more&body=https://www.gtk.org")
      #expect(ShareLink("text", item: "no address").addresses.isEmpty)
      let host = try ViewHost { ShareLink("Give", item: "text") }
      #expect(try host.element(named: "Give").isEnabled)
      host.close()
    }

    @Test func clipboardTakesAndGives() async throws {
      let model = Model()
      let host = try ViewHost {
        PasteButton(payloadType: String.self) { model.pasted = $0 }
        Observed(model: model)
      }
      Clipboard.write([.text("from the clipboard")])
      try host.tap("Paste")
      try await host.wait(for: "from the clipboard")
      host.close()
    }

    private struct Observed: View {
      @ObservedObject var model: Model
      var body: some View { Text(verbatim: model.pasted.joined()) }
    }

    @Test func renaming() throws {
      var count = 0
      let host = try ViewHost {
        RenameButton().renameAction { count += 1 }
      }
      try host.tap("Rename")
      #expect(count == 1)
      host.close()
      let idle = try ViewHost { RenameButton() }
      #expect(try idle.element(named: "Rename").isEnabled == false)
      idle.close()
    }

    @Test func weeksOfAMonth() throws {
      var calendar = Calendar(identifier: .gregorian)
      calendar.firstWeekday = 2
      let day = try #require(calendar.date(from: DateComponents(year: 2024, month: 2, day: 17)))
      let month = MonthOfDays(of: day, in: calendar)
      let weeks = month.weeks.map { $0.map { $0.number ?? 0 } }
      #expect(weeks.first == [0, 0, 0, 1, 2, 3, 4] && weeks.last == [26, 27, 28, 29, 0, 0, 0] && weeks.count == 5)
      #expect(calendar.component(.month, from: month.moved(by: -2)) == 12)
    }

    @Test func severalDays() throws {
      let model = Model()
      let calendar = Calendar.current
      let first = try #require(calendar.date(from: DateComponents(year: 2024, month: 2, day: 10)))
      let binding = Binding(get: { model.days }, set: { model.days = $0 })
      let name = first.formatted(date: .complete, time: .omitted)
      let early = first.addingTimeInterval(-5 * 86400)
      let host = try ViewHost(size: CGSize(width: 400, height: 500)) {
        MultiDatePicker("days", selection: binding, in: first..<first.addingTimeInterval(20 * 86400))
      }
      try host.tap(name)
      #expect(model.days.map(\.day) == [10])
      try host.tap(name)
      #expect(model.days.isEmpty)
      #expect(try host.element(named: early.formatted(date: .complete, time: .omitted)).isEnabled == false)
      host.close()
    }

    @Test func barsGetTheLabelsOfModifiers() throws {
      let host = try ViewHost {
        ProgressView(value: 0.5).accessibilityLabel("plain")
        ProgressView(value: 0.75).progressViewStyle(.linear).accessibilityLabel("styled")
      }
      #expect(try host.element(named: "plain").number == 0.5)
      #expect(try host.element(named: "styled").number == 0.75)
      host.close()
    }

    @Test func ringsAreReadAsBars() throws {
      let host = try ViewHost {
        ProgressView("load", value: 0.25).progressViewStyle(.circular)
      }
      #expect(host.elements.compactMap(\.number) == [0.25])
      host.close()
    }

    @Test func stylesOfProgressGaugesBoxesAndGroups() throws {
      struct Words: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
          Text(verbatim: "\(configuration.fractionCompleted ?? -1)")
        }
      }
      struct Needle: GaugeStyle {
        func makeBody(configuration: Configuration) -> some View {
          Text(verbatim: "gauge \(configuration.value)")
        }
      }
      struct Box: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.content
          configuration.label
        }
      }
      struct Fold: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
          Button {
            configuration.isExpanded.toggle()
          } label: {
            configuration.label
          }
          if configuration.isExpanded { configuration.content }
        }
      }
      let host = try ViewHost {
        VStack {
          GroupBox(label: Text(verbatim: "title")) { Text(verbatim: "content") }.groupBoxStyle(Box())
          ProgressView(value: 0.5).progressViewStyle(Words())
          Gauge(value: 5, in: 0...10) { Text(verbatim: "label") }.gaugeStyle(Needle())
          DisclosureGroup("more") { Text(verbatim: "inside") }.disclosureGroupStyle(Fold())
        }
      }
      #expect(shown(in: host) == ["content", "title", "0.5", "gauge 0.5", "more"])
      try host.tap("more")
      #expect(shown(in: host) == ["content", "title", "0.5", "gauge 0.5", "more", "inside"])
      host.close()
    }

    @Test func theTimeThatRemainsIsBelowTheBar() throws {
      let now = Date()
      let span = now.addingTimeInterval(-10)...now.addingTimeInterval(3_590)
      let host = try ViewHost {
        VStack {
          ProgressView(timerInterval: span)
          ProgressView(timerInterval: span) { Text(verbatim: "Baking") }
        }
      }
      defer { host.close() }
      let times = host.texts.filter { $0.contains("59:") }
      #expect(times.count == 2, "\(host.texts)")
      #expect(host.texts.contains("Baking"))
    }
  }
}
