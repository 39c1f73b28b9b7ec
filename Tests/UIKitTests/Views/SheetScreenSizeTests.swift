import GtkBridgeTesting
import Testing

@testable import UIKit

extension UIKitTests {
  /// The size of the screen, as code for a phone reads it in a sheet.
  @Suite @MainActor struct SheetScreenSizeTests {
    private final class Board: UIViewController {
      var atLoading = CGSize.zero
      var atLayout = CGSize.zero

      override func viewDidLoad() {
        super.viewDidLoad()
        atLoading = UIScreen.main.bounds.size
        view.addSubview(UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20)))
      }

      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        atLayout = UIScreen.main.bounds.size
      }
    }

    @Test(arguments: [false, true])
    func aSheetIsTheScreenOfItsController(_ isInNavigation: Bool) async throws {
      let (root, board) = (Board(), Board())
      let host = try ViewHost(root, size: CGSize(width: 900, height: 700))
      for _ in 0..<2 { await host.nextFrame() }
      #expect(root.atLayout.width > 700)
      root.present(isInNavigation ? UINavigationController(rootViewController: board) : board, animated: false)
      for _ in 0..<3 { await host.nextFrame() }
      #expect(board.view.bounds.width < 700)
      // Without a window manager, the frame that GTK draws around a window is not known before.
      for size in [board.atLoading, board.atLayout] { #expect(abs(size.width - board.view.bounds.width) < 12) }
      let before = root.atLayout
      root.view.setNeedsLayout()
      await host.nextFrame()
      #expect(root.atLayout == before && UIScreen.main.bounds.width > 700, "the window has its own size")
      host.close()
    }
  }
}
