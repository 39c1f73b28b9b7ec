import Foundation
import GtkBridgeTesting
import GtkObjects
import Testing
import UIKit

extension UIKitTests {
  /// The size of sheets whose views are placed by constraints, without a distance to the lower edge.
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

    /// Presents a controller whose scroll view reaches from a line of text to the lower edge, or whose view scrolls itself.
    private func presentScroll(
      _ style: UIModalPresentationStyle = .automatic, isTable: Bool = false, inNavigation: Bool = false
    ) async throws -> CGSize {
      let screen = UIViewController()
      let content = isTable ? UITableViewController(style: .plain) : form
      if !isTable {
        let (label, scroll) = (UILabel(), UIScrollView())
        label.text = "Title"
        for view in [label, scroll] {
          view.translatesAutoresizingMaskIntoConstraints = false
          form.view.addSubview(view)
        }
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: form.view.topAnchor),
          label.leadingAnchor.constraint(equalTo: form.view.leadingAnchor),
          scroll.topAnchor.constraint(equalTo: inNavigation ? form.view.topAnchor : label.bottomAnchor),
          scroll.bottomAnchor.constraint(equalTo: form.view.bottomAnchor),
          scroll.leadingAnchor.constraint(equalTo: form.view.leadingAnchor),
          scroll.trailingAnchor.constraint(equalTo: form.view.trailingAnchor),
        ])
        if inNavigation { label.removeFromSuperview() }
      }
      let host = try ViewHost(screen, size: CGSize(width: 900, height: 800))
      let presented = inNavigation ? UINavigationController(rootViewController: content) : content
      presented.modalPresentationStyle = style
      screen.present(presented, animated: true)
      await MainLoop.wait { content.appearanceState == .appeared }
      await host.nextFrame()
      try await Picture.take("scroll-sheet", host)
      return try #require(content.view.realizedWidget).contentSize
    }

    @Test(arguments: [false, true], [false, true])
    func sheetsThatScrollAreNearlyAsHighAsTheirWindow(_ isTable: Bool, _ inNavigation: Bool) async throws {
      let size = try await presentScroll(isTable: isTable, inNavigation: inNavigation)
      #expect(abs(size.width - 540) < 20)
      #expect(size.height > 650 && size.height < 800, "\(size)")
    }

    @Test func formSheetsThatScrollHaveTheSizeOfForms() async throws {
      let size = try await presentScroll(.formSheet, inNavigation: true)
      #expect(abs(size.width - 540) < 20)
      #expect(size.height > 500 && size.height < 620, "\(size)")
    }

    @Test func contentThatKnowsItsHeightStaysSmall() async throws {
      let (text, stack) = (UITextView(), UIStackView())
      stack.axis = .vertical
      stack.translatesAutoresizingMaskIntoConstraints = false
      stack.addArrangedSubview(text)
      text.heightAnchor.constraint(equalToConstant: 60).isActive = true
      form.view.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: form.view.topAnchor),
        stack.bottomAnchor.constraint(equalTo: form.view.bottomAnchor),
        stack.leadingAnchor.constraint(equalTo: form.view.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: form.view.trailingAnchor),
      ])
      let screen = UIViewController()
      let host = try ViewHost(screen, size: CGSize(width: 900, height: 800))
      screen.present(form, animated: true)
      await MainLoop.wait { form.appearanceState == .appeared }
      await host.nextFrame()
      #expect(form.view.bounds.height < 350, "\(form.view.bounds)")
    }
  }
}
