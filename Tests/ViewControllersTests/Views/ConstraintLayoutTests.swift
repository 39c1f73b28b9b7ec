import Foundation
import Testing

@testable import ViewControllers

/// The frames that constraints determine for the views of a tree.
@MainActor
@Suite(.serialized) struct ConstraintLayoutTests {
  private final class Plate: UIView {
    let size: CGSize
    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
    }
    required init?(coder: NSCoder) { return nil }
    override var intrinsicContentSize: CGSize { size }
  }

  /// A text of 100 × 10 that breaks into lines at smaller widths.
  private final class Lines: NativeViewBacking {
    func subviewsDidChange() {}
    func constraintsDidChange() {}
    func visibilityDidChange() {}
    var intrinsicSize: CGSize? { CGSize(width: 100, height: 10) }
    func sizeThatFits(_ size: CGSize) -> CGSize? {
      let width = min(max(size.width, 20), 100)
      return CGSize(width: width, height: (100 / width).rounded(.up) * 10)
    }
  }

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  @Test func cousinsAreRelated() {
    let (left, right, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 100)), UIView(), Plate(30, 20))
    right.frame = CGRect(x: 90, y: 10, width: 110, height: 90)
    root.addSubview(left)
    root.addSubview(right)
    right.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 20),
      inner.centerYAnchor.constraint(equalTo: left.centerYAnchor),
    ])
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 10, y: 30, width: 30, height: 20))
  }

  @Test func whoHugsMoreStaysSmall() {
    let (first, second) = (Plate(30, 20), Plate(30, 20))
    for view in [first, second] { root.addSubview(view) }
    first.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      second.leadingAnchor.constraint(equalToSystemSpacingAfter: first.trailingAnchor, multiplier: 1),
      second.trailingAnchor.constraint(equalTo: root.safeAreaLayoutGuide.trailingAnchor),
      first.topAnchor.constraint(equalTo: root.topAnchor), second.topAnchor.constraint(equalTo: first.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 8, y: 0, width: 30, height: 20))
    #expect(second.frame == CGRect(x: 46, y: 20, width: 154, height: 20))
    first.setContentHuggingPriority(.defaultLow, for: .horizontal)
    second.setContentHuggingPriority(.required, for: .horizontal)
    root.layoutIfNeeded()
    #expect(second.frame.width == 30 && first.frame.width == 154)
  }

  @Test func textsGrowInHeight() {
    let text = UIView()
    text.backing = Lines()
    text.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(text)
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: root.topAnchor), text.leftAnchor.constraint(equalTo: root.leftAnchor),
      text.widthAnchor.constraint(lessThanOrEqualToConstant: 50),
    ])
    root.layoutIfNeeded()
    #expect(text.frame == CGRect(x: 0, y: 0, width: 50, height: 20))
  }

  @Test func contradictionsAreToldInWords() {
    var messages: [String] = []
    let show = ConstraintConflict.show
    ConstraintConflict.show = { messages.append($0) }
    defer { ConstraintConflict.show = show }
    let plate = Plate(10, 10)
    root.addSubview(plate)
    let (width, other) = (
      plate.widthAnchor.constraint(equalToConstant: 40), plate.widthAnchor.constraint(equalTo: root.widthAnchor)
    )
    other.identifier = "full"
    NSLayoutConstraint.activate([width, other])
    root.layoutIfNeeded()
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(plate.frame.width == 40 && messages.count == 1)
    #expect(messages.first?.contains("Plate.width == 40") == true)
    #expect(messages.first?.hasSuffix("'full' Plate.width == NativeView.width") == true)
  }

  @Test func nothingContradictsInAViewWithoutAWidth() {
    var messages: [String] = []
    let show = ConstraintConflict.show
    ConstraintConflict.show = { messages.append($0) }
    defer { ConstraintConflict.show = show }
    let plate = Plate(10, 10)
    root.addSubview(plate)
    NSLayoutConstraint.activate([
      plate.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 12),
      plate.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -12),
      plate.widthAnchor.constraint(greaterThanOrEqualToConstant: 20),
    ])
    let size = root.bounds.size
    root.bounds.size = CGSize(width: 0, height: 40)
    root.layoutIfNeeded()
    #expect(messages.isEmpty)
    root.bounds.size = size
    root.layoutIfNeeded()
    #expect(messages.isEmpty && plate.frame.width == size.width - 24)
  }

  @Test func viewsThatNobodyPlacedFill() {
    let (middle, inner) = (UIView(), UIView())
    root.addSubview(middle)
    middle.addSubview(inner)
    root.layoutIfNeeded()
    #expect(inner.frame == root.bounds)
    root.frame.size.width = 300
    root.layoutIfNeeded()
    #expect(inner.frame.width == 300)
  }

  @Test func aTreeTellsItsSize() {
    let (plate, view) = (Plate(30, 20), UIView())
    view.addSubview(plate)
    NSLayoutConstraint.activate([
      plate.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
      plate.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -5),
      plate.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      plate.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
    ])
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 50, height: 30))
    #expect(plate.systemLayoutSizeFitting(.zero) == CGSize(width: 30, height: 20))
  }

  @Test func constantsMoveViews() {
    let plate = Plate(10, 10)
    root.addSubview(plate)
    let left = NSLayoutConstraint(
      item: plate, attribute: .left, relatedBy: .equal, toItem: root, attribute: .left, multiplier: 1, constant: 3)
    left.isActive = true
    root.layoutIfNeeded()
    left.constant = 60
    root.layoutIfNeeded()
    #expect(plate.frame.minX == 60)
    left.isActive = false
    plate.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(plate.frame.maxX == 200)
  }
}
