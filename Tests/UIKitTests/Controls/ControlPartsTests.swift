import GtkBridgeTesting
import GtkObjects
import Testing

@testable import UIKit
@testable import UIKitCollections
@testable import UIKitViews

extension UIKitTests {
  /// Parts of controls that show the program's own images, widths and colours.
  @Suite @MainActor struct ControlPartsTests {
    @Test func segmentsHaveWidthsAndAttributes() async throws {
      let control = UISegmentedControl(items: ["A", "B", "C"])
      control.setWidth(90, forSegmentAt: 0)
      control.setTitleTextAttributes([.foregroundColor: UIColor.systemGreen], for: .normal)
      control.setTitleTextAttributes([.foregroundColor: UIColor.systemPink], for: .selected)
      control.selectedSegmentIndex = 1
      let host = try ControlHost(control)
      await host.nextFrame()
      let row = try #require(host.widget(of: control))
      let widths = { row.children.map { Double($0.bounds(inside: row)?.size.width ?? 0) } }
      #expect(widths()[0] == 90 && widths()[1] < 90)
      #expect(control.widthForSegment(at: 0) == 90 && control.widthForSegment(at: 1) == 0)
      #expect(control.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .systemPink)
      try await Picture.take("segments", host.host)
      control.setWidth(0, forSegmentAt: 0)
      await host.nextFrame()
      #expect(Set(widths()).count == 1, "segments are equally wide")
    }

    @Test func sliderHasImagesAtItsEnds() async throws {
      let control = UISlider()
      control.minimumValueImage = UIImage(systemName: "speaker")
      control.widthAnchor.constraint(equalToConstant: 200).isActive = true
      let host = try ControlHost(control)
      await host.nextFrame()
      let row = try #require(host.widget(of: control))
      #expect(row.children.map(\.typeName) == ["GtkPicture", "GtkScale"])
      control.maximumValueImage = UIImage(systemName: "speaker.wave.3")
      await host.nextFrame()
      #expect(row.children.map(\.typeName) == ["GtkPicture", "GtkScale", "GtkPicture"])
      #expect(row.width == 200 && row.children[1].width > 60)
      try host.host.element(.slider).set(to: 0.5)
      #expect(control.value == 0.5)
      try await Picture.take("slider", host.host)
      control.minimumValueImage = nil
      await host.nextFrame()
      #expect(row.children.map(\.typeName) == ["GtkScale", "GtkPicture"])
    }

    @Test func tintReachesImagesInside() async throws {
      let image = UIImageView(image: UIImage(systemName: "star"))
      let box = UIView()
      box.addSubview(image)
      box.tintColor = .systemPink
      #expect(image.tintColor == .systemPink && image.tintAdjustmentMode == .normal)
      box.tintAdjustmentMode = .dimmed
      #expect(image.tintColor == .systemGray)
      box.tintAdjustmentMode = .automatic
      image.tintColor = .systemTeal
      #expect(image.tintColor == .systemTeal)
    }

    @Test func disabledPicturesAreDimmed() throws {
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
        UIColor.systemRed.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      }
      let button = UIButton(type: .custom)
      button.setImage(picture, for: .normal)
      button.isEnabled = false
      let host = try ControlHost(button)
      #expect(button.imageView?.alpha == 0.5)
      button.isEnabled = true
      #expect(button.imageView?.alpha == 1)
      button.setImage(UIImage(systemName: "star"), for: .normal)
      button.isEnabled = false
      #expect(button.imageView?.alpha == 1, "the theme dims symbols")
      host.host.close()
    }

    @Test func looksOfPartsAreShown() async throws {
      let subtitled = UIButton(configuration: .filled(), primaryAction: nil)
      subtitled.configuration?.title = "Buy"
      subtitled.configuration?.subtitle = "with a rather long second line"
      let image = UIImageView(image: UIImage(systemName: "star.fill"))
      let bitmap = UIGraphicsImageRenderer(size: CGSize(width: 48, height: 48)).image { context in
        UIColor.systemTeal.setFill()
        context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 48, height: 48))
      }
      let pictures = [UIView.ContentMode.center, .scaleAspectFit, .left, .scaleToFill].map { mode in
        let view = UIImageView(image: bitmap)
        view.contentMode = mode
        return view
      }
      let stack = UIStackView(arrangedSubviews: [subtitled, image] + pictures)
      stack.axis = .vertical
      stack.spacing = 8
      let screen = UIViewController()
      stack.translatesAutoresizingMaskIntoConstraints = false
      screen.view.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 12),
        stack.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 12),
        stack.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor, constant: -12),
      ])
      let host = try ViewHost(screen, size: CGSize(width: 400, height: 420))
      await host.nextFrame()
      subtitled.realizedWidget?.grabFocus()
      screen.view.realizedWidget?.rootWindow?.showsFocus = true
      try await Picture.take("parts", host)
      #expect(pictures.allSatisfy { $0.frame.width == stack.frame.width })
    }
  }

  /// Tables with custom backgrounds and images.
  @Suite @MainActor struct TableLookTests {
    private final class Symbols: UITableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.backgroundColor = .systemYellow
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = "Row \(indexPath.row)"
        content.image = UIImage(systemName: "star.fill")
        content.imageProperties.tintColor = indexPath.row == 1 ? .systemPink : nil
        cell.contentConfiguration = content
        return cell
      }
    }

    @Test func backgroundsShowThroughCards() async throws {
      let table = Symbols(style: .insetGrouped)
      let host = try ViewHost(table)
      await host.nextFrame()
      await host.nextFrame()
      try await Picture.take("table-look", host)
      let yellow = Pixels(8, 8) { context in
        context.setFillColor(UIColor.systemYellow.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
      }
      #expect(Pixels(of: table.tableView)[4, 4] == yellow[4, 4])
    }
  }
}
