import GtkBridgeTesting
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Controllers of views that disappear, some of them before their first layout.
  @Suite @MainActor struct LeavingControllerTests {
    private final class Model: ObservableObject {
      @Published var page = 0
    }

    /// A controller with a view inside its own.
    private final class Box: ViewController {
      static weak var latest: NativeView?

      override func viewDidLoad() {
        super.viewDidLoad()
        let inner = NativeView(frame: .zero)
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        LayoutConstraint.activate([
          inner.topAnchor.constraint(equalTo: view.topAnchor), inner.heightAnchor.constraint(equalToConstant: 40),
          inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          inner.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor),
        ])
        Self.latest = view
      }
    }

    private struct BoxView: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> Box { Box() }
      func updateUIViewController(_ controller: Box, context: Context) {}
    }

    private struct Columns: View {
      @ObservedObject var model: Model

      var body: some View {
        NavigationSplitView {
          Text("side")
        } detail: {
          VStack {
            Text("page \(model.page)")
            BoxView()
          }
          .id(model.page)
        }
      }
    }

    @Test func pageMayLeaveBeforeItsFirstLayout() async throws {
      let model = Model()
      let warnings = try await ToolkitWarnings.during {
        let host = try ViewHost(size: CGSize(width: 700, height: 300)) { Columns(model: model) }
        await host.nextFrame()
        for page in 1..<20 {
          model.page = page
          await host.nextFrame()
        }
        for _ in 0..<3 { await host.nextFrame() }
        host.close()
      }
      #expect(warnings == [])
    }

    @Test func pageIsPaintedInTheFrameOfItsChange() throws {
      let model = Model()
      let screen = try PresentingScreen(width: 700) { Columns(model: model) }
      #expect(MainLoop.pump { screen.root.label("page 0")?.isMapped == true })
      model.page = 1
      var painted: [String]?
      screen.root.afterPaint { painted = screen.root.texts }
      #expect(MainLoop.pump { painted != nil })
      #expect(painted?.contains("page 1") == true && painted?.contains("page 0") == false)
      screen.close()
    }

    private struct Leaving: View {
      var isShown = true

      var body: some View { VStack { if isShown { BoxView().transition(.opacity) } } }
    }

    @Test func viewIsThereUntilItsTransitionEnds() {
      expectBoxUntilTransitionEnds { Leaving(isShown: $0) }
    }

    private func expectBoxUntilTransitionEnds<Content: View>(of view: (_ isShown: Bool) -> Content) {
      let screen = TestScreen { view(true) }
      let frames = screen.useManualFrames()
      #expect(Box.latest != nil)
      withAnimation(.linear(duration: 1)) { screen.controller.rootView = view(false) }
      screen.flush()
      frames.advance(by: 0)
      frames.advance(by: 0.5)
      #expect(Box.latest != nil, "it is still to be seen")
      frames.advance(by: 1)
      screen.flush()
      #expect(Box.latest == nil)
    }

    @Test func viewWithoutATransitionLeavesAtOnce() {
      let screen = TestScreen { Leaving() }
      screen.controller.rootView = Leaving(isShown: false)
      screen.flush()
      #expect(Box.latest == nil)
    }

    private struct LeavingStack: View {
      var isShown = true

      var body: some View { VStack { if isShown { NavigationStack { BoxView() }.transition(.opacity) } } }
    }

    @Test func stackIsThereUntilItsTransitionEnds() {
      expectBoxUntilTransitionEnds { LeavingStack(isShown: $0) }
    }
  }
}
