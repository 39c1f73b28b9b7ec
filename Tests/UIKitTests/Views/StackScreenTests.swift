import GtkBridgeTesting
import Testing
import UIKit

extension UIKitTests {
  /// Stacks of real labels and controls.
  @Suite @MainActor struct StackScreenTests {
    private final class CardController: UIViewController {
      let title1 = UILabel()
      let detail = UILabel()
      let badge = UILabel()
      let column = UIStackView()

      override func viewDidLoad() {
        super.viewDidLoad()
        title = "주문"
        title1.text = "A title that is long enough for two lines of a narrow window"
        title1.font = .preferredFont(forTextStyle: .headline)
        title1.numberOfLines = 0
        detail.text = "오늘 주문하시면 모레 도착합니다. 배송비는 없습니다."
        detail.numberOfLines = 0
        detail.textColor = .secondaryLabel
        badge.text = "New"
        badge.setContentCompressionResistancePriority(.required, for: .horizontal)
        badge.setContentHuggingPriority(.required, for: .horizontal)
        let texts = UIStackView(arrangedSubviews: [title1, detail])
        texts.axis = .vertical
        texts.spacing = 4
        let icon = UIImageView(image: UIImage(systemName: "star"))
        icon.setContentHuggingPriority(.required, for: .horizontal)
        let row = UIStackView(arrangedSubviews: [icon, texts, badge])
        row.spacing = 12
        row.alignment = .top
        let buttons = UIStackView(
          arrangedSubviews: ["Back", "Buy"].map { name in
            UIButton(configuration: .bordered(), primaryAction: UIAction(title: name) { _ in })
          })
        buttons.distribution = .fillEqually
        buttons.spacing = 8
        for view in [row, UISlider(), buttons] { column.addArrangedSubview(view) }
        column.axis = .vertical
        column.spacing = 16
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
          column.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
          column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
          column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        ])
      }
    }

    @Test func textsWrapInNestedStacks() async throws {
      let card = CardController()
      let host = try ViewHost(UINavigationController(rootViewController: card), size: CGSize(width: 360, height: 300))
      await host.nextFrame()
      try await Picture.take("stack", host)
      #expect(card.column.frame.width == card.view.bounds.width - 40)
      #expect(card.title1.frame.height > 1.5 * card.badge.frame.height)
      #expect(card.detail.frame.minY == card.title1.frame.maxY + 4)
      #expect(card.badge.superview.map { card.badge.frame.maxX == $0.bounds.width } == true)
      let height = card.column.frame.height
      card.detail.isHidden = true
      await host.nextFrame()
      #expect(card.column.frame.height < height - 10)
      card.title1.text = "Short"
      await host.nextFrame()
      #expect(card.title1.frame.height < 1.5 * card.badge.frame.height)
    }
  }
}
