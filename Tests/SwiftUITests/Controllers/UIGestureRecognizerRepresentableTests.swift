import GtkBridgeTesting
import GtkObjects
import SwiftUI
import Testing
import UIKit
import WidgetTesting

extension SwiftUITests {
  /// Recognizers on declarative views, with the pointer of the display.
  @Suite @MainActor struct UIGestureRecognizerRepresentableTests {
    @MainActor final class Log {
      var entries: [String] = []
    }

    struct Tap: UIGestureRecognizerRepresentable {
      let log: Log
      @Environment(\.layoutDirection) private var direction

      init(log: Log) { self.log = log }

      func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer {
        log.entries.append("make")
        return UITapGestureRecognizer()
      }

      func handleUIGestureRecognizerAction(_ recognizer: UITapGestureRecognizer, context: Context) {
        let (local, named) = (context.converter.localLocation, context.converter.location(in: .named("screen")))
        log.entries.append("tap \(Int(named.x - local.x)),\(Int(named.y - local.y)) \(local.x > 20) \(direction)")
        let size = recognizer.view?.bounds.size ?? .zero
        log.entries.append("\(Int(size.width))×\(Int(size.height))")
      }

      func updateUIGestureRecognizer(_ recognizer: UITapGestureRecognizer, context: Context) {
        log.entries.append("update")
      }
    }

    struct Drag: UIGestureRecognizerRepresentable {
      final class Coordinator: NSObject, UIGestureRecognizerDelegate {
        let converter: CoordinateSpaceConverter
        let log: Log

        init(_ converter: CoordinateSpaceConverter, _ log: Log) {
          self.converter = converter
          self.log = log
        }

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
          log.entries.append("should begin \(converter.localLocation.y > 0)")
          return true
        }
      }

      @Binding var distance: CGFloat
      let log: Log

      func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator(converter, log) }

      func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
        let recognizer = UIPanGestureRecognizer()
        recognizer.delegate = context.coordinator
        return recognizer
      }

      func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
        distance = context.converter.localTranslation?.x ?? -1
        if recognizer.state == .ended { log.entries.append("ended \(context.converter.localVelocity != nil)") }
      }
    }

    final class Model: ObservableObject {
      @Published var isDisabled = false
      @Published var distance: CGFloat = 0
    }

    struct Screen<Added: UIGestureRecognizerRepresentable>: View {
      @ObservedObject var model: Model
      let gesture: Added

      var body: some View {
        VStack(spacing: 0) {
          Color.clear.frame(width: 200, height: 30)
          Rectangle().frame(width: 100, height: 60).accessibilityIdentifier("card").gesture(gesture)
            .disabled(model.isDisabled)
          Button("Button") {}
        }
        .coordinateSpace(.named("screen"))
        .onTapGesture {}
      }
    }

    private let log = Log()
    private let model = Model()

    private func show(_ gesture: some UIGestureRecognizerRepresentable) async throws -> ViewHost {
      let host = try ViewHost { Screen(model: model, gesture: gesture) }
      #expect(await MainLoop.wait { Gtk.shownWindows.first?.isActive == true })
      await host.nextFrame()
      return host
    }

    private var card: Gtk.Widget? { Gtk.shownWindows.flatMap(\.all).first { $0.name == "card" } }

    private func waitForLine(_ line: String) async -> Bool {
      await MainLoop.wait { log.entries.contains(line) }
    }

    @Test func aTapIsHandledWithItsPlaceAndTheEnvironment() async throws {
      let host = try await show(Tap(log: log))
      #expect(log.entries == ["make", "update"])
      try Pointer.click(card)
      #expect(await waitForLine("100×60"))
      #expect(log.entries.contains("tap 50,30 true leftToRight"), "\(log.entries)")
      host.close()
    }

    @Test func aDisabledViewHasNoRecognizer() async throws {
      let host = try await show(Tap(log: log))
      let recognizers = { (card?.nearestShownObject?.object as? UIView)?.gestureRecognizers?.count ?? 0 }
      #expect(recognizers() == 1)
      model.isDisabled = true
      await host.nextFrame()
      #expect(recognizers() == 0)
      model.isDisabled = false
      await host.nextFrame()
      #expect(recognizers() == 1)
      #expect(log.entries.filter { $0 == "make" }.count == 1)
      host.close()
    }

    @Test func aDragWritesToABindingAndItsCoordinatorIsTheDelegate() async throws {
      let binding = Binding(get: { model.distance }, set: { model.distance = $0 })
      let host = try await show(Drag(distance: binding, log: log))
      try Pointer.drag(card, by: [(5, 0), (10, 0), (5, 0)])
      #expect(await waitForLine("ended true"))
      #expect(log.entries == ["should begin true", "ended true"])
      #expect(abs(model.distance - 20) <= 1)
      host.close()
    }
  }
}
