import GtkBridge
import GtkBridgeTesting
import Testing

@testable import Articles

/// The code of the article about testing.
extension GtkBridgeTests {
  @Suite @MainActor struct NotesTests {
    @Test func addingEmptiesTheField() {
      let viewModel = NoteViewModel()
      viewModel.text = "Milk"
      viewModel.add()
      #expect(viewModel.notes == ["Milk"])
      #expect(viewModel.text == "")
    }

    @Test func countIsResetByHand() async throws {
      let viewModel = CounterViewModel(state: CounterViewState(count: 3))
      let listener = ResettingListener(viewModel: viewModel)
      let host = try ViewHost { CounterView(viewModel: viewModel) }
      #expect(host.texts.contains("3"))
      try host.tap("Reset")
      try await host.wait(for: "0")
      #expect(try !host.element(.button, named: "Reset").isEnabled)
      withExtendedLifetime(listener) {}
    }

    @Test func looksAsRecorded() throws {
      let snapshot = try Snapshot.snapshot(
        of: NotesView(viewModel: NoteViewModel()), size: CGSize(width: 420, height: 480))
      try SnapshotReference("notes").verify(snapshot)
    }
  }
}

/// Handles only the reset button, as an interactor does.
@MainActor
private final class ResettingListener: @MainActor CounterPresentableListener {
  private let viewModel: CounterViewModel

  init(viewModel: CounterViewModel) {
    self.viewModel = viewModel
    viewModel.listener = self
  }

  func request(action: CounterViewAction) {
    viewModel.state = CounterViewState(count: 0)
  }
}
