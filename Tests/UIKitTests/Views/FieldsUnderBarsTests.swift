import GtkBridgeTesting
import GtkObjects
import Testing
import WidgetTesting

@testable import UIKit
@testable import UIKitViews

extension UIKitTests {
  /// Text fields of a form that scrolls.
  @Suite @MainActor struct FieldsUnderBarsTests {
    private final class Form: UIViewController {
      let scroll = UIScrollView()
      let bar = UIView()
      var fields: [UITextField] = []

      override func viewDidLoad() {
        super.viewDidLoad()
        let stack = UIStackView()
        stack.axis = .vertical
        stack.spacing = 6
        for index in 0..<12 {
          let field = UITextField()
          field.borderStyle = .roundedRect
          field.placeholder = "Field \(index)"
          fields.append(field)
          stack.addArrangedSubview(field)
        }
        for part in [scroll, bar, stack] { part.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(scroll)
        view.addSubview(bar)
        scroll.addSubview(stack)
        scroll.contentInset.bottom = 60
        NSLayoutConstraint.activate([
          scroll.topAnchor.constraint(equalTo: view.topAnchor),
          scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
          scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          bar.bottomAnchor.constraint(equalTo: view.bottomAnchor), bar.heightAnchor.constraint(equalToConstant: 60),
          stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
          stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
          stack.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
          stack.trailingAnchor.constraint(equalTo: scroll.frameLayoutGuide.trailingAnchor),
        ])
      }
    }

    /// Shows a form whose first field has the focus.
    private func show() async throws -> (form: Form, host: ViewHost) {
      let form = Form()
      let host = try ViewHost(form, size: CGSize(width: 300, height: 250))
      #expect(await Devices.waitForFocus())
      form.fields[0].becomeFirstResponder()
      #expect(await MainLoop.wait { form.fields[0].isFirstResponder })
      return (form, host)
    }

    /// The bar covers the area of `contentInset`.
    @Test func tabShowsEachFieldAboveTheBar() async throws {
      let (form, host) = try await show()
      defer { host.close() }
      for field in form.fields.dropFirst() {
        try Pointer.press("Tab")
        #expect(await MainLoop.wait { field.isFirstResponder })
        for _ in 0..<3 { await host.nextFrame() }
        let place = field.convert(field.bounds, to: form.view)
        #expect(place.minY >= 0 && place.maxY <= form.bar.frame.minY, "\(field.placeholder ?? "") \(place)")
      }
    }

    /// The menu opens at the place of the field, which first becomes visible.
    @Test func theMenuOfAFieldOutOfSightOpensInTheWindow() async throws {
      let (form, host) = try await show()
      defer { host.close() }
      form.scroll.setContentOffset(CGPoint(x: 0, y: 200), animated: false)
      for _ in 0..<3 { await host.nextFrame() }
      #expect(form.scroll.contentOffset.y == 200)
      let window = try #require(Gtk.shownWindows.first)
      func isMenuOpen() -> Bool { window.all.contains { $0.typeName == "GtkPopoverMenu" && $0.isMapped } }
      try Pointer.press("Menu")
      #expect(await MainLoop.wait { isMenuOpen() })
      #expect(form.scroll.contentOffset.y < 20)
      try Pointer.press("Escape")
      #expect(await MainLoop.wait { !isMenuOpen() })
    }
  }
}
