import Testing
import UIKit

extension UIKitTests {
  /// The background of a field, which its border surrounds.
  @Suite @MainActor struct FieldBackgroundTests {
    /// Shows a red field.
    private func show(_ border: UITextField.BorderStyle) async throws -> (UITextField, ControlHost) {
      let field = UITextField()
      field.borderStyle = border
      field.backgroundColor = .red
      let host = try ControlHost(field)
      NSLayoutConstraint.activate([
        field.widthAnchor.constraint(equalToConstant: 200), field.heightAnchor.constraint(equalToConstant: 40),
      ])
      await host.nextFrame()
      await host.nextFrame()
      return (field, host)
    }

    @Test(arguments: [UITextField.BorderStyle.none, .roundedRect, .line, .bezel])
    func fieldsShowTheirBackground(_ border: UITextField.BorderStyle) async throws {
      let (field, host) = try await show(border)
      #expect(Pixels(of: host.controller.view)[150, 28] == "FF0000FF")
      field.backgroundColor = .blue
      await host.nextFrame()
      #expect(Pixels(of: host.controller.view)[150, 28] == "0000FFFF")
      field.borderStyle = border == .none ? .roundedRect : .none
      await host.nextFrame()
      #expect(Pixels(of: host.controller.view)[150, 28] == "0000FFFF", "the colour outlives another border")
      field.backgroundColor = nil
      await host.nextFrame()
      #expect(Pixels(of: host.controller.view)[150, 28] != "0000FFFF")
      host.host.close()
    }

    @Test func theBackgroundFillsTheRoundedBorderAlone() async throws {
      let (_, host) = try await show(.roundedRect)
      #expect(Pixels(of: host.controller.view)[8, 8] != "FF0000FF")
      host.host.close()
    }
  }
}
