import GtkBridgeTesting
import GtkObjects
import Testing
import UIKit

extension UIKitTests {
  /// Rows whose cells the program lays out itself.
  @Suite @MainActor struct SelfSizingRowTests {
    private final class MessageCell: UITableViewCell {
      let title = UILabel()
      let message = UILabel()

      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        message.numberOfLines = 0
        for label in [title, message] {
          label.translatesAutoresizingMaskIntoConstraints = false
          contentView.addSubview(label)
        }
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
          title.topAnchor.constraint(equalTo: margins.topAnchor),
          title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
          title.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
          message.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
          message.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
          message.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
          message.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
      }

      required init?(coder: NSCoder) { nil }
    }

    private final class Messages: UITableViewController {
      var numbers = Array(0..<200)

      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(MessageCell.self, forCellReuseIdentifier: "message")
      }

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { numbers.count }

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
        guard let cell = cell as? MessageCell else { return cell }
        let number = numbers[indexPath.row]
        cell.title.text = "Message \(number)"
        cell.message.text = String(repeating: "글자 수가 서로 다른 문장. ", count: 1 + abs(number) * 7 % 23)
        return cell
      }
    }

    @Test func contentHasTheHeightOfItsOwnTexts() async throws {
      let messages = Messages(style: .plain)
      let host = try ViewHost(messages, size: CGSize(width: 360, height: 600))
      await host.nextFrame()
      for row in [0, 120, 40, 0] {
        messages.tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
        for _ in 0..<3 { await host.nextFrame() }
        let cells = messages.tableView.visibleCells.compactMap { $0 as? MessageCell }
        #expect(cells.count > 3)
        for cell in cells {
          let row = try #require(cell.realizedWidget)
          #expect(abs(cell.contentView.frame.height - CGFloat(row.height)) <= 1)
          #expect(cell.title.frame.minY == 8)
          #expect(cell.title.frame.height == cell.title.intrinsicContentSize.height)
          #expect(abs(cell.message.frame.maxY + 8 - cell.contentView.frame.height) < 1)
        }
      }
      try await Picture.take("self-sizing-rows", host)
    }

    /// A chat that loads older messages above those on screen.
    @Test(arguments: [0, 300]) func theHeightOfLoadedRowsIsKnownAfterLayout(offset: Int) async throws {
      let messages = Messages(style: .plain)
      let host = try ViewHost(messages, size: CGSize(width: 360, height: 600))
      defer { host.close() }
      for _ in 0..<3 { await host.nextFrame() }
      let table = try #require(messages.tableView)
      table.contentOffset.y = CGFloat(offset)
      for _ in 0..<3 { await host.nextFrame() }
      func place(of number: Int) -> CGFloat? {
        let cell = table.visibleCells.first { ($0 as? MessageCell)?.title.text == "Message \(number)" }
        return cell.map { $0.convert($0.bounds, to: table).minY - table.contentOffset.y }
      }
      let number = try #require((0..<10).first { place(of: $0).map { $0 >= 0 } == true })
      let (old, place) = (try #require(place(of: number)), place)
      let height = table.contentSize.height
      messages.numbers = Array(-10..<200)
      table.reloadData()
      table.layoutIfNeeded()
      #expect(table.contentSize.height > height + 400, "\(height) \(table.contentSize.height)")
      table.contentOffset.y += table.contentSize.height - height
      for _ in 0..<3 { await host.nextFrame() }
      let new = try #require(place(number), "\(number) is on screen")
      #expect(abs(new - old) < 150, "\(old) \(new)")
    }

    @Test func viewsAreMeasuredBeforeTheyAreShown() {
      let label = UILabel()
      label.text = "A text that needs more lines than one at this width"
      label.numberOfLines = 0
      let line = label.intrinsicContentSize
      #expect(line.width > 100 && line.height > 10)
      let lines = label.sizeThatFits(CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude))
      #expect(lines.width <= 100 && lines.height > line.height * 2)
      let box = UIView()
      label.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: box.topAnchor, constant: 10),
        label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
        label.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -10),
        label.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -10),
      ])
      let size = box.systemLayoutSizeFitting(
        CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(size == CGSize(width: 120, height: lines.height + 20))
    }

    @Test func aTextViewThatDoesNotScrollGrowsWithItsText() async throws {
      let view = UITextView()
      view.isScrollEnabled = false
      view.text = "한 줄"
      let line = view.intrinsicContentSize
      #expect(line.height > 20 && line.height < 50)
      view.text = String(repeating: "여러 줄로 나뉘는 긴 글입니다. ", count: 12)
      let (wide, narrow) = (
        view.sizeThatFits(CGSize(width: 300, height: 10)), view.sizeThatFits(CGSize(width: 150, height: 10))
      )
      #expect(wide.width <= 300 && narrow.width <= 150)
      #expect(wide.height > line.height * 1.5 && narrow.height > wide.height * 1.5)
      let controller = UIViewController()
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: controller.view.topAnchor),
        view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        view.widthAnchor.constraint(equalToConstant: 150),
      ])
      let host = try ViewHost(controller, size: CGSize(width: 400, height: 600))
      await host.nextFrame()
      #expect(view.frame.size == CGSize(width: 150, height: narrow.height))
      view.isScrollEnabled = true
      #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    }
  }
}
