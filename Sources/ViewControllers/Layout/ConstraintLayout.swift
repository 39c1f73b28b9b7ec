import Foundation
import LayoutEngine

/// One solution of the constraints of a tree of views.
@MainActor
struct ConstraintLayout {
  /// The size of the outermost view.
  enum Goal {
    /// The size is given.
    case size(CGSize)
    /// The size is that of the content, near a target.
    case fitting(CGSize, horizontal: Double, vertical: Double)
  }

  /// The rectangle of a view or a guide, in the coordinates of the outermost view.
  private struct Place {
    var x: LinearExpression
    var y: LinearExpression
    var width: LinearExpression
    var height: LinearExpression
  }

  private let root: NativeView
  private let goal: Goal
  /// Indicates whether views have their minimum sizes in place of their natural sizes.
  private let usesLeastSizes: Bool
  /// The heights that texts need at the widths of the previous solution.
  private let heights: [ObjectIdentifier: CGFloat]
  private let solver = ConstraintSolver()
  private var places: [ObjectIdentifier: Place] = [:]
  /// The places of the contents of scroll views.
  private var contents: [ObjectIdentifier: Place] = [:]
  /// The innermost scroll views around views and guides.
  private var scrollViews: [ObjectIdentifier: UIScrollView] = [:]
  private var constraints: [ConstraintSolver.Token: LayoutConstraint] = [:]
  /// The views whose size the solution determines by their content.
  private var measured: [(view: NativeView, width: CGFloat)] = []
  private var conflicts: [(broken: LayoutConstraint, others: [LayoutConstraint])] = []

  private init(_ root: NativeView, _ goal: Goal, usesLeastSizes: Bool, heights: [ObjectIdentifier: CGFloat]) {
    (self.root, self.goal, self.usesLeastSizes, self.heights) = (root, goal, usesLeastSizes, heights)
    places[ObjectIdentifier(root)] = makeRootPlace()
    addSubviews(of: root)
    addConstraints(of: root)
    // A view whose superview does not place it, such as the header of a list, provides its preferred size.
    if case .fitting = goal { for constraint in root.outerSizeConstraints { add(constraint, of: root) } }
  }

  /// Solves the constraints, and solves them again if narrow texts need heights other than those of the last solution.
  private static func solve(_ root: NativeView, _ goal: Goal, usesLeastSizes: Bool = false) -> ConstraintLayout {
    let first = ConstraintLayout(root, goal, usesLeastSizes: usesLeastSizes, heights: root.state.textHeights)
    var heights: [ObjectIdentifier: CGFloat] = [:]
    for (view, width) in first.measured {
      guard let got = first.places[ObjectIdentifier(view)].map({ first.value(of: $0.width) }), got < width - 0.5,
        let height = view.measuringBacking?.sizeThatFits(CGSize(width: got, height: CGFloat.greatestFiniteMagnitude))?
          .height
      else { continue }
      heights[ObjectIdentifier(view)] = height
    }
    guard heights != first.heights else { return first }
    root.state.textHeights = heights
    return ConstraintLayout(root, goal, usesLeastSizes: usesLeastSizes, heights: heights)
  }

  // MARK: Results

  /// Returns the size that the content of a view needs.
  static func fittingSize(
    of root: NativeView, near target: CGSize, _ horizontal: LayoutConstraint.Priority,
    _ vertical: LayoutConstraint.Priority, usesLeastSizes: Bool = false
  ) -> CGSize {
    let goal = Goal.fitting(target, horizontal: Double(horizontal.rawValue), vertical: Double(vertical.rawValue))
    let solution = solve(root, goal, usesLeastSizes: usesLeastSizes)
    guard let place = solution.places[ObjectIdentifier(root)] else { return .zero }
    return CGSize(width: solution.value(of: place.width), height: solution.value(of: place.height))
  }

  /// Gives every view of the tree the frame that the constraints determine, and reports contradictions.
  static func place(_ root: NativeView) {
    let solution = solve(root, .size(root.bounds.size))
    // A view without a width has not been placed yet, and no constraint can be satisfied in it.
    for conflict in solution.conflicts
    where root.bounds.width > 0 && root.state.reportedConflicts.insert(conflict.broken).inserted {
      ConstraintConflict.report(conflict.broken, with: conflict.others)
    }
    solution.placeSubviews(of: root)
  }

  private func placeSubviews(of view: NativeView) {
    guard let outer = places[ObjectIdentifier(view)] else { return }
    let origin = CGPoint(x: value(of: outer.x) - view.bounds.minX, y: value(of: outer.y) - view.bounds.minY)
    for guide in view.state.guides {
      if let frame = places[ObjectIdentifier(guide)].map({ frame(of: $0, origin) }) { guide.layoutFrame = frame }
    }
    for subview in view.subviews {
      guard let place = places[ObjectIdentifier(subview)] else { continue }
      if !(subview.translatesAutoresizingMaskIntoConstraints && subview.isPlaced) {
        subview.place(at: frame(of: place, origin))
      }
      if subview.placesSubviews { placeSubviews(of: subview) }
    }
    if let scrollView = view as? UIScrollView { placeContent(of: scrollView) }
  }

  private func placeContent(of view: UIScrollView) {
    guard let content = contents[ObjectIdentifier(view)] else { return }
    let axes = view.axesOfConstrainedContent
    // The program may have set another size since the placement of the view.
    var size = view.contentSize
    if axes.horizontal { size.width = max(0, value(of: content.width)) }
    if axes.vertical { size.height = max(0, value(of: content.height)) }
    if view.contentSize != size { view.contentSize = size }
    view.contentLayoutGuide.layoutFrame = CGRect(origin: .zero, size: size)
    view.frameLayoutGuide.layoutFrame = view.bounds
  }

  private func frame(of place: Place, _ origin: CGPoint) -> CGRect {
    CGRect(
      x: value(of: place.x) - origin.x, y: value(of: place.y) - origin.y, width: max(0, value(of: place.width)),
      height: max(0, value(of: place.height)))
  }

  private func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + solver.value(of: $1.variable) * $1.factor }
  }

  // MARK: The system

  private mutating func makeRootPlace() -> Place {
    let zero = LinearExpression()
    switch goal {
    case .size(let size):
      return Place(
        x: zero, y: zero, width: LinearExpression(constant: size.width), height: LinearExpression(constant: size.height)
      )
    case .fitting(let target, let horizontal, let vertical):
      let place = Place(x: zero, y: zero, width: makeLength(), height: makeLength())
      add(place.width + -target.width, .equal, horizontal)
      add(place.height + -target.height, .equal, vertical)
      if root.subviews.isEmpty { addContentSize(of: root, place) }
      return place
    }
  }

  private func makeLength() -> LinearExpression {
    let length = LinearExpression(solver.makeVariable())
    add(length, .greaterOrEqual, LinearConstraint.required)
    return length
  }

  private func makePlace() -> Place {
    Place(
      x: LinearExpression(solver.makeVariable()), y: LinearExpression(solver.makeVariable()), width: makeLength(),
      height: makeLength())
  }

  private func add(_ expression: LinearExpression, _ relation: LinearConstraint.Relation, _ priority: Double) {
    _ = solver.add(LinearConstraint(expression, relation, priority: priority))
  }

  private mutating func addSubviews(of view: NativeView) {
    guard let outer = places[ObjectIdentifier(view)] else { return }
    let scrollView = view as? UIScrollView ?? scrollViews[ObjectIdentifier(view)]
    for guide in view.state.guides + view.ownGuides {
      places[ObjectIdentifier(guide)] = makePlace()
      scrollViews[ObjectIdentifier(guide)] = scrollView
    }
    if let scrollView = view as? UIScrollView { addContent(of: scrollView, outer) }
    for subview in view.subviews {
      scrollViews[ObjectIdentifier(subview)] = scrollView
      var place: Place
      if !subview.translatesAutoresizingMaskIntoConstraints {
        place = makePlace()
        addContentSize(of: subview, place)
      } else if subview.isPlaced {
        place = framePlace(of: subview, in: view, outer)
      } else {
        place = outer
        (place.x, place.y) = (place.x + -view.bounds.minX, place.y + -view.bounds.minY)
        if case .fitting = goal { addContentSize(of: subview, place) }
      }
      places[ObjectIdentifier(subview)] = place
      if subview.placesSubviews { addSubviews(of: subview) }
    }
  }

  /// Returns the place of a view from its frame, which changes with the size of the superview according to its mask.
  private func framePlace(of subview: NativeView, in view: NativeView, _ outer: Place) -> Place {
    let (fitting, size) = subview.state.lastFittingFrame ?? (subview.frame, view.bounds.size)
    let frame = fitting.offsetBy(dx: -view.bounds.minX, dy: -view.bounds.minY)
    var place = Place(
      x: outer.x + frame.minX, y: outer.y + frame.minY, width: LinearExpression(constant: frame.width),
      height: LinearExpression(constant: frame.height))
    guard view.autoresizesSubviews, !subview.autoresizingMask.isEmpty else { return place }
    let shares = subview.autoresizingMask.shares(of: fitting, in: size)
    let (width, height) = (outer.width + -size.width, outer.height + -size.height)
    place.x = place.x + width * shares.horizontal.start
    place.width = place.width + width * shares.horizontal.length
    place.y = place.y + height * shares.vertical.start
    place.height = place.height + height * shares.vertical.length
    return place
  }

  /// Adds the place of a scroll view's content. Constraints determine its size, or else the program.
  private mutating func addContent(of view: UIScrollView, _ outer: Place) {
    // A text view measures its content itself, and views above it are placed in the view.
    guard !(view is any ContentMeasuring) else { return }
    view.isLayoutBoundToOffset = false
    let axes = view.axesOfConstrainedContent
    let content = Place(
      x: outer.x + -view.bounds.minX, y: outer.y + -view.bounds.minY,
      width: axes.horizontal ? makeLength() : LinearExpression(constant: view.contentSize.width),
      height: axes.vertical ? makeLength() : LinearExpression(constant: view.contentSize.height))
    contents[ObjectIdentifier(view)] = content
    places[ObjectIdentifier(view.contentLayoutGuide)] = content
    places[ObjectIdentifier(view.frameLayoutGuide)] = outer
    scrollViews[ObjectIdentifier(view.contentLayoutGuide)] = view
    scrollViews[ObjectIdentifier(view.frameLayoutGuide)] = scrollViews[ObjectIdentifier(view)]
  }

  private mutating func addContentSize(of view: NativeView, _ place: Place) {
    var size = view.intrinsicContentSize
    if usesLeastSizes, let least = view.measuringBacking?.leastSize {
      size.width = min(size.width, least.width)
      size.height = min(size.height, least.height)
    }
    if case .fitting = goal, root.ignoresPictureHeights, view.measuringBacking?.leastSize?.height == 0 {
      size.height = min(size.height, 0)
    }
    if let height = heights[ObjectIdentifier(view)] { size.height = height }
    if size.width >= 0, size.height >= 0 { measured.append((view, size.width)) }
    for (axis, length, variable) in [
      (LayoutConstraint.Axis.horizontal, size.width, place.width), (.vertical, size.height, place.height),
    ] where length >= 0 {
      let resistance = Double(view.contentCompressionResistancePriority(for: axis).rawValue)
      add(variable + -length, .greaterOrEqual, min(resistance, 999.9))
      add(variable + -length, .lessOrEqual, min(Double(view.contentHuggingPriority(for: axis).rawValue), 999.9))
    }
  }

  private mutating func addConstraints(of view: NativeView) {
    for constraint in view.constraints + view.ownConstraints { add(constraint, of: view) }
    for subview in view.subviews where subview.placesSubviews || !subview.constraints.isEmpty {
      addConstraints(of: subview)
    }
  }

  /// Indicates whether a constraint makes a length a multiple of the screen's. It then depends on the screen, whose
  /// length does not depend on the content.
  private func isPartOfScreen(_ constraint: LayoutConstraint) -> Bool {
    guard case .fitting = goal, constraint.multiplier != 1, constraint.firstAttribute.isOfSize,
      constraint.firstAttribute == constraint.secondAttribute, root.next is ViewController
    else { return false }
    return constraint.secondItem === root || (constraint.secondItem as? LayoutGuide)?.owningView === root
  }

  private mutating func add(_ constraint: LayoutConstraint, of holder: NativeView) {
    if isPartOfScreen(constraint) { return }
    let scrollView = holder as? UIScrollView
    let isMirrored = holder.forcesDirection ? holder.isRightToLeft : root.isRightToLeft
    func expression(_ item: AnyObject?, _ attribute: LayoutConstraint.Attribute) -> LinearExpression? {
      self.expression(item, attribute, in: scrollView, isMirrored: isMirrored)
    }
    guard let first = expression(constraint.firstItem, constraint.firstAttribute) else { return }
    if constraint.secondItem != nil { noteScrolling(constraint, scrollView) }
    var sum = first + -constraint.constant
    if constraint.secondAttribute != .notAnAttribute {
      guard let second = expression(constraint.secondItem, constraint.secondAttribute)
      else { return }
      sum = sum - second * constraint.multiplier
    }
    let relation: LinearConstraint.Relation =
      switch constraint.relation {
      case .lessThanOrEqual: .lessOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterOrEqual
      }
    switch solver.add(LinearConstraint(sum, relation, priority: Double(constraint.priority.rawValue))) {
    case .added(let token): constraints[token] = constraint
    case .conflict(let others): conflicts.append((constraint, others.compactMap { constraints[$0] }))
    }
  }

  // MARK: Attributes

  /// - Parameter scrollView: The scroll view whose content the constraint places. The edges of the scroll view stand for
  ///   those of the content.
  private func expression(
    _ item: AnyObject?, _ attribute: LayoutConstraint.Attribute, in scrollView: UIScrollView?, isMirrored: Bool
  ) -> LinearExpression? {
    guard let item, var place = place(of: item) else { return nil }
    if let scrollView, item === scrollView, let content = contents[ObjectIdentifier(scrollView)] {
      (place.x, place.y) = (content.x, content.y)
      if attribute.isOfEdge { (place.width, place.height) = (content.width, content.height) }
    }
    let view = item as? NativeView ?? (item as? LayoutGuide)?.owningView
    if attribute.isOfMargins, let view { place = inset(place, by: view.layoutMargins) }
    switch attribute {
    case .left, .leftMargin: return place.x
    case .right, .rightMargin: return place.x + place.width
    case .top, .topMargin: return place.y
    case .bottom, .bottomMargin: return place.y + place.height
    case .firstBaseline:
      guard let lines = (item as? NativeView)?.measuringBacking?.baselines else { return place.y + place.height }
      return place.y + lines.first
    case .lastBaseline: return place.y + place.height + -((item as? NativeView)?.measuringBacking?.baselines?.last ?? 0)
    // In right-to-left text, positions grow to the left.
    case .leading, .leadingMargin: return isMirrored ? (place.x + place.width) * -1 : place.x
    case .trailing, .trailingMargin: return isMirrored ? place.x * -1 : place.x + place.width
    case .width: return place.width
    case .height: return place.height
    case .centerX, .centerXWithinMargins: return place.x + place.width * 0.5
    case .centerY, .centerYWithinMargins: return place.y + place.height * 0.5
    case .notAnAttribute: return nil
    }
  }

  /// Notes the scroll views whose content must be placed again when it moves.
  private func noteScrolling(_ constraint: LayoutConstraint, _ holder: UIScrollView?) {
    guard let first = constraint.firstItem, let second = constraint.secondItem,
      !constraint.firstAttribute.isOfSize
    else { return }
    let (inner, outer) = (scrollView(around: first, holder), scrollView(around: second, holder))
    guard inner !== outer else { return }
    inner?.isLayoutBoundToOffset = true
    outer?.isLayoutBoundToOffset = true
  }

  private func scrollView(around item: AnyObject, _ holder: UIScrollView?) -> UIScrollView? {
    if item === holder { return holder }
    return scrollViews[ObjectIdentifier(item)]
      ?? ((item as? LayoutGuide)?.owningView).flatMap { owner in
        (item as? LayoutGuide)?.insets == nil ? nil : scrollViews[ObjectIdentifier(owner)]
      }
  }

  private func place(of item: AnyObject) -> Place? {
    if let place = places[ObjectIdentifier(item)] { return place }
    guard let guide = item as? LayoutGuide, let insets = guide.insets, let view = guide.owningView else { return nil }
    return places[ObjectIdentifier(view)].map {
      var place = inset($0, by: insets(view))
      if guide is UIKeyboardLayoutGuide {
        // At the bottom, with a height of zero.
        place.y = place.y + place.height
        place.height = LinearExpression()
      }
      return place
    }
  }

  private func inset(_ place: Place, by insets: UIEdgeInsets) -> Place {
    Place(
      x: place.x + insets.left, y: place.y + insets.top, width: place.width + -(insets.left + insets.right),
      height: place.height + -(insets.top + insets.bottom))
  }
}

extension LayoutConstraint.Attribute {
  fileprivate var isOfMargins: Bool { rawValue >= Self.leftMargin.rawValue }

  fileprivate var isOfSize: Bool { self == .width || self == .height }

  /// Indicates whether the attribute is an edge or a margin.
  fileprivate var isOfEdge: Bool {
    switch self {
    case .width, .height, .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: false
    default: true
    }
  }
}
