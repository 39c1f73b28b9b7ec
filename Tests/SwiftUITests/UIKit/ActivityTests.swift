import GtkBridgeTesting
import GtkObjects
import SwiftUI
import Testing

extension SwiftUITests {
  @Suite @MainActor struct ActivityTests {
    private struct Busy: UIViewRepresentable {
      let isBusy: Bool

      func makeUIView(context: Context) -> UIActivityIndicatorView { UIActivityIndicatorView(style: .large) }

      func updateUIView(_ view: UIActivityIndicatorView, context: Context) {
        if isBusy { view.startAnimating() } else { view.stopAnimating() }
      }
    }

    private final class Model: ObservableObject {
      @Published var isBusy = true
    }

    private struct Screen: View {
      @ObservedObject var model: Model
      var body: some View { Busy(isBusy: model.isBusy) }
    }

    @Test func indicatorTurnsWhileItIsShown() async throws {
      let model = Model()
      let host = try ViewHost { Screen(model: model) }
      let spinner = try #require(host.widgets.first { $0.typeName == "GtkSpinner" })
      #expect(spinner.isSpinning && spinner.isDrawn && (spinner.width, spinner.height) == (37, 37))
      model.isBusy = false
      await host.nextFrame()
      #expect(!spinner.isSpinning && !spinner.isDrawn)
    }

    @Test func indicatorIsStillAtFirst() {
      let view = UIActivityIndicatorView()
      #expect(!view.isAnimating && view.isHidden)
      view.hidesWhenStopped = false
      #expect(!view.isHidden)
    }

    @Test func itemsAreCopied() async throws {
      let address = try #require(URL(string: "https://www.gtk.org/"))
      let controller = UIActivityViewController(
        activityItems: ["한국어", address, 1], applicationActivities: nil)
      var results: [String] = []
      controller.completionWithItemsHandler = { type, isDone, _, _ in
        results.append("\(type?.rawValue ?? "none") \(isDone)")
      }
      controller.excludedActivityTypes = [.mail]
      let host = try ViewHost(controller)
      #expect(host.contents.prefix(2) == ["한국어", "https://www.gtk.org/"] && host.contents.count == 4)
      try host.tap(host.contents[2])
      #expect(UIPasteboard.general.string == "한국어\nhttps://www.gtk.org/")
      host.close()
      #expect(results == [UIActivity.ActivityType.copyToPasteboard.rawValue + " true"])
    }

    @Test func distancesAreWritten() {
      let formatter = RelativeDateTimeFormatter()
      formatter.locale = Locale(identifier: "en_GB")
      let now = Date(timeIntervalSince1970: 1_000_000)
      func text(_ seconds: TimeInterval) -> String {
        formatter.localizedString(for: now.addingTimeInterval(seconds), relativeTo: now)
      }
      #expect(text(-7200) == "2 hours ago" && text(300) == "in 5 minutes" && text(-86_400) == "1 day ago")
      formatter.dateTimeStyle = .named
      #expect(text(-86_400) == "yesterday")
      #expect(formatter.localizedString(fromTimeInterval: -7200) == "2 hours ago")
      formatter.locale = Locale(identifier: "ko")
      #expect(text(-7200) == "2시간 전")
    }
  }
}
