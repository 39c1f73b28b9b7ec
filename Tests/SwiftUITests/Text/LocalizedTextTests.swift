import Foundation
import Graphics
import GtkBridgeTesting
import GtkObjects
import Testing

@testable import GtkBridge
@testable import SwiftUI

extension SwiftUITests {
  @Suite @MainActor struct LocalizedTextTests {
    private func bundle(_ files: [String: String]) throws -> Bundle {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).resources")
      for (name, content) in files {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(content.utf8).write(to: file)
      }
      return try #require(Bundle(path: folder.path))
    }

    @Test func nounsAgreeWithTheirNumbers() throws {
      let counts = [1, 2, 0]
      let half = 0.5
      let host = try ViewHost {
        ForEach(counts, id: \.self) { count in
          Text("^[\(count) cup](inflect: true)")
          Text("You have ^[\(count) big box](inflect: true) and **^[\(count) Person](inflect: true)**.")
        }
        Text("^[\(half) day](inflect: true)")
        Text("^[\(2) key](inflect: true), ^[\(2) city](inflect: true), ^[\("two") dog](inflect: true)")
        Text("^[**\(5)** cup](inflect: true), ^[\(3) items](inflect: true), ^[\(2) quiz](inflect: true)")
      }
      #expect(
        host.contents == [
          "1 cup", "You have 1 big box and 1 Person.", "2 cups", "You have 2 big boxes and 2 People.", "0 cups",
          "You have 0 big boxes and 0 People.", "0.500000 days", "2 keys, 2 cities, two dog",
          "5 cups, 3 items, 2 quizzes",
        ])
    }

    @Test func titlesOfLiteralsAreKeysAndOthersAreNot() throws {
      let title = "**a**"
      let host = try ViewHost {
        Text("**a**")
        Text(title)
        Text(verbatim: "**a**")
        Button("**b**") {}
        Button(title) {}
        Toggle("**c**", isOn: .constant(true))
        Label("**d**", systemImage: "star")
      }
      #expect(host.texts.filter { !$0.isEmpty } == ["a", "**a**", "**a**", "b", "**a**", "c", "d"])
    }

    @Test func interpolatedValuesHaveTheirPlaceholders() {
      let key: LocalizedStringKey = "\(1) of \("two"): \(1.5, specifier: "%.1f") \(UInt8(3)) 100%"
      #expect(key.message.key == "%lld of %@: %.1f %u 100%%")
      #expect(key.string == "1 of two: \(String(format: "%.1f", locale: .desktop, 1.5)) 3 100%")
      #expect(Text("\(1_234_567)").content == 1_234_567.formatted(.number.locale(.desktop)))
      #expect(Text("\(0.5, format: .percent)").content == 0.5.formatted(.percent.locale(.desktop)))
      #expect(Text("\(1.5)").content.count == 8)
    }

    @Test func textsInAKeyKeepTheirStyles() throws {
      let text = Text("a \(Text("b").foregroundColor(.red)) **\("*c*")**")
      let runs = try #require(text.runs)
      #expect(text.content == "a b *c*")
      #expect(runs.map(\.style.color) == [nil, .red, nil, nil])
      #expect(runs.last?.style.weight == .bold)
    }

    @Test func translationsComeFromTheBundle() throws {
      let bundle = try bundle([
        "en.lproj/Localizable.strings": #""Hello" = "Good day"; "%lld apples" = "apples: %lld"; "name" = "**N**";"#,
        "en.lproj/Other.strings": #""Hello" = "Other";"#,
      ])
      #expect(Text("Hello", bundle: bundle).content == "Good day")
      #expect(Text("Hello", tableName: "Other", bundle: bundle, comment: "a greeting").content == "Other")
      #expect(Text("\(3) apples", bundle: bundle).content == "apples: 3")
      #expect(Text("nothing", bundle: bundle).content == "nothing")
      #expect(String(localized: "\(3) apples", bundle: bundle) == "apples: 3")
      #expect(String(localized: "name", bundle: bundle) == "**N**")
      #expect(String(localized: "missing", defaultValue: "\(3) default", bundle: bundle) == "3 default")
      let place = LocalizedStringResource.BundleDescription.atURL(bundle.bundleURL)
      #expect(Text(LocalizedStringResource("Hello", bundle: place)).content == "Good day")
    }

    @Test func markdownBecomesAttributes() throws {
      let string = try AttributedString(markdown: "a **b** [c](https://gtk.org)")
      let runs = try #require(Text(string).runs)
      #expect(runs.map(\.text) == ["a ", "b", " ", "c"])
      #expect(runs[1].style.weight == .bold && runs[3].style.details.link?.host == "gtk.org")
    }

    @Test func valuesAreFormattedForTheUser() {
      let price = 2.5
      #expect(Text(price, format: .number.locale(Locale(identifier: "de_DE"))).content == "2,5")
      #expect(Text(12_345, format: .number).content == 12_345.formatted(.number.locale(.desktop)))
      let formatter = NumberFormatter()
      formatter.minimumIntegerDigits = 3
      #expect(Text(NSNumber(value: 7), formatter: formatter).content == "007")
    }

    @Test func timerTicksByItself() async throws {
      let host = try ViewHost { Text(Date.now.addingTimeInterval(-65.8), style: .timer) }
      func texts() -> [String] { host.texts.filter { !$0.isEmpty } }
      // A slow machine paints the first frame some seconds later.
      let first = try #require(texts().first)
      #expect(texts().count == 1 && first.hasPrefix("1:") && first >= "1:05", "\(texts())")
      #expect(await MainLoop.wait { texts() != [first] })
      #expect(try #require(texts().first) > first)
      host.close()
    }

    @Test func metricsFollowTheSizeOfText() throws {
      struct Side: View {
        @ScaledMetric(relativeTo: .title) private var side = 10.0
        var body: some View { Text(verbatim: "\(side)") }
      }
      let host = try ViewHost {
        Side()
        Side().environment(\.textScale, 2)
        Side().dynamicTypeSize(.accessibility3)
        Side().dynamicTypeSize(...DynamicTypeSize.large)
      }
      #expect(host.texts.filter { !$0.isEmpty } == ["10.0", "20.0", "23.0", "10.0"])
    }

    @Test func environmentSetsTheSizeOfText() throws {
      struct Sizes: View {
        @Environment(\.sizeCategory) private var category
        @Environment(\.dynamicTypeSize) private var size
        @Environment(\.accessibilityEnabled) private var isRead
        var body: some View { Text(verbatim: "\(category) \(size) \(isRead)") }
      }
      let host = try ViewHost {
        Sizes()
        Sizes().environment(\.sizeCategory, .accessibilityLarge)
        Sizes().environment(\.dynamicTypeSize, .small).environment(\.accessibilityEnabled, true)
        Text(verbatim: "usual").font(.system(size: 20)).accessibilityIdentifier("usual")
        Text(verbatim: "large").font(.system(size: 20)).accessibilityIdentifier("large")
          .environment(\.dynamicTypeSize, .accessibility3)
      }
      let texts = host.texts.filter { !$0.isEmpty }
      #expect(texts.prefix(2) == ["large large false", "accessibilityLarge accessibility2 false"])
      #expect(texts[2] == "small small true")
      let widgets = Gtk.shownWindows.flatMap(\.all)
      let heights = ["usual", "large"].compactMap { name in widgets.first { $0.name == name }?.height }
      try #require(heights.count == 2)
      #expect(heights[1] > heights[0] * 3 / 2)
    }
  }
}
