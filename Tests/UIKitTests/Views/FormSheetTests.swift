import GtkBridgeTesting
import Testing
import UIKit

extension UIKitTests {
  /// The size of sheets whose views stand where constraints say, without a distance to the lower edge.
  @Suite @MainActor struct FormSheetTests {
    private let form = UIViewController()
    private let button = UIButton(type: .system)

    private func present(_ size: CGSize = .zero) async throws -> CGSize {
      button.setTitle("Login", for: .normal)
      button.translatesAutoresizingMaskIntoConstraints = false
      form.view.addSubview(button)
      NSLayoutConstraint.activate([
        button.topAnchor.constraint(equalTo: form.view.topAnchor, constant: 400),
        button.centerXAnchor.constraint(equalTo: form.view.centerXAnchor),
      ])
      form.preferredContentSize = size
      let screen = UIViewController()
      let host = try ViewHost(screen, size: CGSize(width: 900, height: 700))
      screen.present(form, animated: true)
      try await host.wait(for: "Login")
      await MainLoop.wait { button.frame.minY == 400 }
      await host.nextFrame()
      return form.view.bounds.size
    }

    @Test func formsHaveTheSizeOfSheets() async throws {
      let size = try await present()
      // Without a compositor, the border of the window is part of its size.
      #expect(abs(size.width - 540) < 20)
      #expect(button.frame.maxY < size.height)
    }

    @Test func controllersPreferASize() async throws {
      let size = try await present(CGSize(width: 420, height: 500))
      #expect(abs(size.width - 420) < 20)
      #expect(size.height < 500 && size.height > 400)
    }
  }
}
