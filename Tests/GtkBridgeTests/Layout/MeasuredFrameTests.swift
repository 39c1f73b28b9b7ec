import Foundation
import GtkBridgeTesting
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Views that measure their frame with a reader behind them, after the layout, and place themselves by it, like
  /// popups and toasts for all versions of iOS.
  @Suite @MainActor struct MeasuredFrameTests {
    private struct FrameGetter: ViewModifier {
      @Binding var frame: CGRect

      func body(content: Content) -> some View {
        content.background(
          GeometryReader { proxy -> AnyView in
            DispatchQueue.main.async {
              let frame = proxy.frame(in: .global)
              if frame.integral != self.frame.integral { self.frame = frame }
            }
            return AnyView(EmptyView())
          })
      }
    }

    private final class Model: ObservableObject {
      @Published var isShown = false
      var log: [String] = []
    }

    private struct Popup: View {
      @ObservedObject var model: Model
      @State private var presenter = CGRect.zero
      @State private var sheet = CGRect.zero
      @State private var offset = CGFloat(10_000)

      var body: some View {
        ZStack {
          VStack {
            Text("content")
            Spacer()
          }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .modifier(FrameGetter(frame: $presenter))
        }
        .overlay(
          Group {
            if model.isShown, presenter != .zero {
              ZStack {
                Button("popup") { model.log.append("pressed") }
                  .modifier(FrameGetter(frame: $sheet))
                  .frame(width: presenter.width)
                  .offset(x: 0, y: offset)
                  .onChange(of: sheet.size) { _ in
                    model.log.append("measured")
                    withAnimation(.easeOut(duration: 0.05)) { offset = presenter.height / 2 - sheet.height / 2 }
                  }
              }
            }
          })
      }
    }

    @Test func aPopupComesToItsPlaceAndTakesPresses() async throws {
      let model = Model()
      let screen = try await ClickedScreen { Popup(model: model) }
      model.isShown = true
      #expect(await MainLoop.wait { model.log.contains("measured") })
      let (window, height) = (try screen.window, Int(try screen.window.height))
      #expect(
        await MainLoop.wait {
          guard let bounds = try? screen.bounds(of: "popup") else { return false }
          return bounds.maxY > Int32(height) - 40 && bounds.maxY <= Int32(height)
        }, "\(String(describing: try? screen.bounds(of: "popup"))) in \(height)")
      try screen.click("popup")
      #expect(await MainLoop.wait { model.log.last == "pressed" })
      withExtendedLifetime(window) {}
      screen.close()
    }
  }
}
