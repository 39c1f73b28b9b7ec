import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// A screen that requests its dismissal disappears, with all screens above it. A path always equals the stack.
  @Suite @MainActor struct DismissTests {
    private final class Model: ObservableObject {
      @Published var path: [Int] = []
      /// The actions by which the screens dismiss themselves.
      var dismiss: [Int: DismissAction] = [:]

      func note(_ dismiss: DismissAction, of number: Int) { self.dismiss[number] = dismiss }
    }

    private struct Screen: View {
      @ObservedObject var model: Model

      var body: some View {
        NavigationStack(path: $model.path) {
          Page(number: 0, model: model).navigationDestination(for: Int.self) { Page(number: $0, model: model) }
        }
      }
    }

    private struct Page: View {
      let number: Int
      let model: Model
      @Environment(\.dismiss) private var dismiss

      var body: some View {
        let _ = model.note(dismiss, of: number)
        Text("page \(number)")
      }
    }

    private let model = Model()

    /// Navigates to one page after the other: a covered page that was never visible has not read its environment yet.
    private func show(_ path: [Int]) throws -> PresentingScreen<Screen> {
      let screen = try PresentingScreen { Screen(model: model) }
      for number in path {
        model.path.append(number)
        try #require(MainLoop.pump { sees(number, in: screen) })
      }
      return screen
    }

    private func sees(_ number: Int, in screen: PresentingScreen<Screen>) -> Bool {
      screen.root.label("page \(number)")?.isMapped == true
    }

    @Test func screenThatIsCoveredTakesWhatIsOverItAlong() throws {
      let screen = try show([1, 2, 3])
      model.dismiss[2]?()
      #expect(MainLoop.pump { sees(1, in: screen) })
      #expect(model.path == [1])
      screen.close()
    }

    @Test func screenThatIsGoneTakesNoOtherAway() throws {
      let screen = try show([1, 2])
      model.dismiss[2]?()
      // Still visible in its transition, but no longer on the stack.
      model.dismiss[2]?()
      #expect(MainLoop.pump { sees(1, in: screen) })
      model.dismiss[2]?()
      #expect(model.path == [1])
      screen.close()
    }

    @Test func rootStays() throws {
      let screen = try show([1])
      model.dismiss[0]?()
      #expect(model.path == [1])
      #expect(sees(1, in: screen))
      screen.close()
    }

    @Test func pathIsShorterAsSoonAsTheUserGoesBack() throws {
      let screen = try show([1])
      screen.root.backButton?.emit("clicked")
      #expect(model.path == [])
      model.path.append(2)
      #expect(MainLoop.pump { sees(2, in: screen) })
      #expect(model.path == [2])
      let navigation = screen.controller.children.first as? NavigationController
      #expect(navigation?.viewControllers.count == 2)
      screen.close()
    }
  }
}
