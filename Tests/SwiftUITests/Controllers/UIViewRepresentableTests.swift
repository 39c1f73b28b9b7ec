import GtkBridgeTesting
import GtkObjects
import SwiftUI
import Testing
import UIKit

extension SwiftUITests {
  @Suite @MainActor struct UIViewRepresentableTests {
    final class Log {
      var entries: [String] = []
    }

    final class Plate: UIView {
      var title = ""
    }

    struct Embedded: UIViewRepresentable {
      final class Coordinator {
        let log: Log
        init(_ log: Log) { self.log = log }
      }

      let title: String
      let log: Log

      func makeCoordinator() -> Coordinator { Coordinator(log) }

      func makeUIView(context: Context) -> Plate {
        context.coordinator.log.entries.append("make")
        return Plate()
      }

      func updateUIView(_ view: Plate, context: UIViewRepresentableContext<Self>) {
        view.title = title
        context.coordinator.log.entries.append("update \(title) \(context.environment.isEnabled)")
      }

      static func dismantleUIView(_ view: Plate, coordinator: Coordinator) {
        coordinator.log.entries.append("dismantle \(view.title) \(view.superview == nil)")
      }

      func sizeThatFits(_ proposal: ProposedViewSize, uiView: Plate, context: Context) -> CGSize? {
        CGSize(width: 120, height: 40)
      }
    }

    final class Model: ObservableObject {
      @Published var title: String? = "a"
      @Published var isDisabled = false
    }

    struct Screen: View {
      @ObservedObject var model: Model
      let log: Log
      var body: some View {
        if let title = model.title {
          Embedded(title: title, log: log).accessibilityIdentifier("plate").disabled(model.isDisabled)
        }
        Text("text")
      }
    }

    @Test func aViewIsMadeUpdatedMeasuredAndDismantled() async throws {
      let (model, log) = (Model(), Log())
      let host = try ViewHost { Screen(model: model, log: log) }
      #expect(log.entries == ["make", "update a true"])
      let widget = try #require(Gtk.shownWindows.flatMap(\.all).first { $0.name == "plate" })
      #expect((widget.width, widget.height) == (120, 40))
      #expect(host.controller.view.subviews.contains { $0 is Plate })
      log.entries = []
      model.title = "b"
      await host.nextFrame()
      model.isDisabled = true
      await host.nextFrame()
      #expect(log.entries == ["update b true", "update b false"])
      log.entries = []
      model.title = nil
      await host.nextFrame()
      #expect(log.entries == ["dismantle b true"])
      #expect(!host.controller.view.subviews.contains { $0 is Plate })
    }

    struct Screenlet: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> UIViewController {
        UIHostingController(rootView: Text("inside"))
      }
      func updateUIViewController(_ controller: UIViewController, context: Context) {}
      func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewController, context: Context
      ) -> CGSize? {
        CGSize(width: 90, height: 30)
      }
    }

    @Test func aControllerNeedsOnlyTwoMethods() async throws {
      let host = try ViewHost { Screenlet().accessibilityIdentifier("controller") }
      #expect(host.contents == ["inside"])
      let place = try #require(Gtk.shownWindows.flatMap(\.all).first { $0.name == "controller" }?.parent)
      #expect((place.width, place.height) == (90, 30))
    }

    private struct Hosted<Content: UIView>: UIViewRepresentable {
      let content: () -> Content
      func makeUIView(context: Context) -> Content { content() }
      func updateUIView(_ view: Content, context: Context) {}
    }

    @Test func aViewThatHugsItsContentKeepsItsSize() async throws {
      func label(_ priority: UILayoutPriority) -> UILabel {
        let label = UILabel()
        label.text = "label"
        label.setContentHuggingPriority(priority, for: .vertical)
        return label
      }
      let host = try ViewHost {
        VStack(spacing: 0) {
          Hosted { label(.defaultLow) }.accessibilityIdentifier("filling")
          Hosted { label(.required) }.accessibilityIdentifier("hugging")
          Hosted { UISearchBar() }.accessibilityIdentifier("bar")
          Hosted { UIPageControl() }.accessibilityIdentifier("dots")
        }
        .frame(width: 300, height: 400)
      }
      await host.nextFrame()
      func height(_ name: String) throws -> Double {
        try #require(Gtk.shownWindows.flatMap(\.all).first { $0.name == name }).height
      }
      #expect(try height("hugging") < 40 && height("bar") < 60 && height("dots") < 60)
      #expect(try height("filling") > 200)
      let bar = try #require(Gtk.shownWindows.flatMap(\.all).first { $0.name == "bar" })
      #expect(bar.width == 300)
    }

    @Test func aControlWhoseProgramLowersItsPriorityFillsTheRoom() async throws {
      func bar(_ priority: UILayoutPriority?) -> UISlider {
        let slider = UISlider()
        if let priority { slider.setContentHuggingPriority(priority, for: .vertical) }
        return slider
      }
      let host = try ViewHost {
        VStack(spacing: 0) {
          Hosted { bar(nil) }.accessibilityIdentifier("usual")
          Hosted { bar(.defaultLow) }.accessibilityIdentifier("lowered")
        }
        .frame(width: 300, height: 400)
      }
      await host.nextFrame()
      func height(_ name: String) throws -> Double {
        try #require(Gtk.shownWindows.flatMap(\.all).first { $0.name == name }).height
      }
      #expect(try height("usual") < 60 && height("lowered") > 300)
    }
  }
}
