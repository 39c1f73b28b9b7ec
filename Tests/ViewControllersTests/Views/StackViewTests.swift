import Foundation
import Testing

@testable import ViewControllers

/// The frames of views in stacks.
@MainActor
@Suite(.serialized) struct StackViewTests {
  private final class Plate: UIView {
    var size: CGSize { didSet { invalidateIntrinsicContentSize() } }
    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { return nil }
    override var intrinsicContentSize: CGSize { size }
  }

  /// A text that breaks into lines at widths below its length.
  private final class Lines: NativeViewBacking {
    let length: CGFloat
    init(_ length: CGFloat) { self.length = length }
    func subviewsDidChange() {}
    func constraintsDidChange() {}
    func visibilityDidChange() {}
    var intrinsicSize: CGSize? { CGSize(width: length, height: 10) }
    func sizeThatFits(_ size: CGSize) -> CGSize? {
      let width = min(max(size.width, 20), length)
      return CGSize(width: width, height: (length / width).rounded(.up) * 10)
    }
  }

  private func text(_ length: CGFloat) -> UIView {
    let view = UIView()
    view.backing = Lines(length)
    return view
  }

  private func stack(
    _ views: [UIView], _ axis: NSLayoutConstraint.Axis = .horizontal, width: CGFloat = 200, height: CGFloat = 100
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
    return stack
  }

  private func starts(_ views: [UIView]) -> [CGFloat] { views.map(\.frame.minX) }
  private func widths(_ views: [UIView]) -> [CGFloat] { views.map(\.frame.width) }

  // MARK: Distributions

  @Test func whoHugsLessGrows() {
    let views = [Plate(30, 20), Plate(40, 20), Plate(20, 20)]
    views[1].setContentHuggingPriority(.init(249), for: .horizontal)
    let stack = stack(views)
    stack.spacing = 10
    stack.layoutIfNeeded()
    #expect(starts(views) == [0, 40, 180] && widths(views) == [30, 130, 20])
    #expect(views.allSatisfy { $0.frame.height == 100 && $0.frame.minY == 0 })
  }

  @Test func whoResistsLessShrinks() {
    let views = [Plate(150, 20), Plate(150, 20)]
    views[0].setContentCompressionResistancePriority(.init(740), for: .horizontal)
    let stack = stack(views)
    stack.layoutIfNeeded()
    #expect(widths(views) == [50, 150])
  }

  @Test func equalLengths() {
    let views = [Plate(30, 20), Plate(40, 20), Plate(20, 20)]
    let stack = stack(views)
    (stack.distribution, stack.spacing) = (.fillEqually, 10)
    stack.layoutIfNeeded()
    #expect(widths(views) == [60, 60, 60] && starts(views) == [0, 70, 140])
  }

  @Test func proportionsFollowTheContents() {
    let views = [Plate(10, 20), Plate(30, 20)]
    let stack = stack(views)
    stack.distribution = .fillProportionally
    stack.layoutIfNeeded()
    #expect(widths(views) == [50, 150])
    views[0].size.width = 30
    stack.layoutIfNeeded()
    #expect(widths(views) == [100, 100])
  }

  @Test func equalDistances() {
    let views = [Plate(30, 20), Plate(50, 20), Plate(20, 20)]
    let stack = stack(views)
    (stack.distribution, stack.spacing) = (.equalSpacing, 4)
    stack.layoutIfNeeded()
    #expect(widths(views) == [30, 50, 20] && starts(views) == [0, 80, 180])
    #expect(stack.layoutGuides.isEmpty && stack.constraints.isEmpty)
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 108, height: 20))
  }

  @Test func equalDistancesOfCentres() {
    let views = [Plate(20, 20), Plate(60, 20), Plate(40, 20)]
    let stack = stack(views)
    (stack.distribution, stack.spacing) = (.equalCentering, 4)
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.midX) == [10, 95, 180])
    stack.frame.size.width = 130
    stack.layoutIfNeeded()
    #expect(views[1].frame.minX >= 24 && views[2].frame.minX >= views[1].frame.maxX + 4)
  }

  // MARK: Alignment

  @Test(arguments: [
    (UIStackView.Alignment.top, 0.0, 40.0), (.center, 30, 70), (.bottom, 60, 100), (.fill, 0, 100),
  ])
  func placesAcross(alignment: UIStackView.Alignment, top: CGFloat, bottom: CGFloat) {
    let view = Plate(30, 40)
    let stack = stack([view])
    stack.alignment = alignment
    stack.layoutIfNeeded()
    #expect(view.frame.minY == top && view.frame.maxY == bottom)
  }

  @Test func aRowIsAsHighAsItsHighestView() {
    for alignment in [UIStackView.Alignment.top, .center, .bottom, .fill] {
      let stack = UIStackView(arrangedSubviews: [Plate(30, 40), Plate(30, 25)])
      (stack.alignment, stack.spacing) = (alignment, 5)
      #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 65, height: 40))
    }
    #expect(UIStackView().systemLayoutSizeFitting(.zero) == .zero)
  }

  @Test func marginsSurroundTheViews() {
    let view = Plate(30, 40)
    let stack = stack([view], .vertical)
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 2, y: 1, width: 194, height: 96))
  }

  @Test func rowsFollowTheDirectionOfTheLanguage() {
    let views = [Plate(30, 20), Plate(40, 20)]
    let stack = stack(views)
    stack.distribution = .equalSpacing
    stack.semanticContentAttribute = .forceRightToLeft
    stack.layoutIfNeeded()
    #expect(starts(views) == [170, 0])
  }

  // MARK: Views

  @Test func hiddenViewsCollapseWithTheirDistance() {
    let views = [Plate(30, 20), Plate(40, 20), Plate(20, 20)]
    let stack = stack(views)
    stack.spacing = 10
    views[0].setContentHuggingPriority(.defaultHigh, for: .horizontal)
    views[1].widthAnchor.constraint(equalToConstant: 40).isActive = true
    views[1].isHidden = true
    stack.layoutIfNeeded()
    #expect(views[2].frame == CGRect(x: 40, y: 0, width: 160, height: 100))
    views[1].isHidden = false
    stack.layoutIfNeeded()
    #expect(starts(views) == [0, 40, 90])
    for view in views { view.isHidden = true }
    #expect(stack.systemLayoutSizeFitting(.zero) == .zero)
  }

  @Test func distancesAreThoseOfViews() {
    let views = [Plate(30, 20), Plate(40, 20), Plate(20, 20), Plate(10, 20)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 4
    stack.setCustomSpacing(20, after: views[0])
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
    #expect(stack.customSpacing(after: views[0]) == 20)
    #expect(stack.customSpacing(after: views[2]) == UIStackView.spacingUseDefault)
    #expect(stack.systemLayoutSizeFitting(.zero).width == 132)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    #expect(stack.systemLayoutSizeFitting(.zero).width == 116)
  }

  @Test func arrangedViewsComeAndGo() {
    let (first, second, third) = (Plate(10, 10), Plate(20, 10), Plate(30, 10))
    let stack = UIStackView(arrangedSubviews: [first, second])
    #expect(!first.translatesAutoresizingMaskIntoConstraints)
    stack.insertArrangedSubview(third, at: 0)
    #expect(stack.arrangedSubviews == [third, first, second] && stack.subviews == [first, second, third])
    stack.addArrangedSubview(third)
    #expect(stack.arrangedSubviews == [first, second, third])
    stack.removeArrangedSubview(first)
    #expect(stack.arrangedSubviews == [second, third] && first.superview === stack)
    third.removeFromSuperview()
    #expect(stack.arrangedSubviews == [second])
    #expect(stack.systemLayoutSizeFitting(.zero).width == 20)
  }

  @Test func nothingRemains() {
    for _ in 0..<1_000 {
      weak var stack: UIStackView?
      do {
        let made = self.stack([Plate(10, 10), UIStackView(arrangedSubviews: [Plate(10, 10), Plate(10, 10)])])
        made.distribution = .equalSpacing
        made.isLayoutMarginsRelativeArrangement = true
        made.layoutIfNeeded()
        stack = made
      }
      #expect(stack == nil)
    }
  }

  // MARK: Stacks in stacks

  @Test func constraintsCrossTheBordersOfStacks() {
    let (first, second, other) = (Plate(30, 20), Plate(50, 20), Plate(20, 20))
    let rows = [UIStackView(arrangedSubviews: [first, other]), UIStackView(arrangedSubviews: [second, Plate(5, 5)])]
    let stack = stack(rows, .vertical)
    first.widthAnchor.constraint(equalTo: second.widthAnchor).isActive = true
    for view in [first, second] { view.setContentHuggingPriority(.defaultHigh, for: .horizontal) }
    stack.layoutIfNeeded()
    #expect(first.frame.width == 50 && second.frame.width == 50 && other.frame.width == 150)
  }

  @Test func textsInNestedStacksWrap() {
    let (icon, title, detail) = (Plate(20, 20), text(300), text(80))
    icon.setContentHuggingPriority(.required, for: .horizontal)
    let texts = stack([title, detail], .vertical)
    let row = stack([icon, texts])
    (row.spacing, row.alignment) = (10, .center)
    let column = stack([row, Plate(10, 10)], .vertical)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 140, height: 400))
    column.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: root.topAnchor),
      column.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
      column.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -5),
    ])
    root.layoutIfNeeded()
    #expect(title.frame == CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(detail.frame == CGRect(x: 0, y: 30, width: 100, height: 10))
    #expect(icon.frame.midY == 20 && column.frame.height == 50)
  }

  @Test func aDirectionThatIsForcedTurnsARow() {
    let views = [Plate(30, 20), Plate(40, 20)]
    views[0].setContentHuggingPriority(.init(249), for: .horizontal)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let row = UIStackView(arrangedSubviews: views)
    row.frame = root.bounds
    row.spacing = 10
    root.addSubview(row)
    root.layoutIfNeeded()
    #expect(starts(views) == [0, 160])
    row.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(starts(views) == [50, 0] && widths(views) == [150, 40])
    #expect(row.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(root.effectiveUserInterfaceLayoutDirection == .leftToRight)
    row.semanticContentAttribute = .unspecified
    root.layoutIfNeeded()
    #expect(starts(views) == [0, 160])
  }

  /// Rows that have their natural heights, and rows that are squeezed or stretched.
  @Test(arguments: [nil, 600, 5_000] as [CGFloat?]) func manyRowsAreFast(height: CGFloat?) {
    let rows = (0..<100).map { _ in
      let row = UIStackView(arrangedSubviews: [text(40), text(90), text(60)])
      row.spacing = 8
      return row
    }
    let column = stack(rows, .vertical, width: 300)
    let start = threadSeconds()
    if let height {
      column.frame.size.height = height
      column.layoutIfNeeded()
    } else {
      #expect(column.systemLayoutSizeFitting(.zero) == CGSize(width: 206, height: 1_000))
    }
    let seconds = threadSeconds() - start
    #expect(height.map { rows[99].frame.maxY == $0 && rows[99].frame.width == 300 } != false)
    // A solution whose cost grows with the cube of the number of rows takes minutes.
    #expect(seconds < 60, "\(seconds)")
  }
}

/// How long the processor has worked for this thread. It works less for it while the machine is busy.
private func threadSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
