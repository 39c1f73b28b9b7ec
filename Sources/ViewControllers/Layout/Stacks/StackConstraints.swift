import Foundation

/// The constraints by which a stack arranges its views.
@MainActor
struct StackConstraints {
  private(set) var constraints: [LayoutConstraint] = []
  /// The distances that must be equal.
  private(set) var guides: [LayoutGuide] = []

  private let stack: UIStackView
  /// The item in which the views stand: the stack or its margins.
  private let canvas: AnyObject
  private let isRow: Bool
  private var start: LayoutConstraint.Attribute { isRow ? .leading : .top }
  private var end: LayoutConstraint.Attribute { isRow ? .trailing : .bottom }
  private var length: LayoutConstraint.Attribute { isRow ? .width : .height }
  private var middle: LayoutConstraint.Attribute { isRow ? .centerX : .centerY }

  init(of stack: UIStackView) {
    self.stack = stack
    isRow = stack.axis == .horizontal
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    let views = stack.arrangedSubviews.filter { !$0.isHidden }
    alignAcross(views)
    addEnds(of: views)
    addHidden()
    for (view, next) in zip(views, views.dropFirst()) { addDistance(from: view, to: next) }
    switch stack.distribution {
    case .fill, .equalSpacing, .equalCentering: break
    case .fillEqually:
      for view in views.dropFirst() { add("UISV-fill-equally", view, length, .equal, views[0], length) }
    case .fillProportionally: addProportions(of: views)
    }
    for (gap, next) in zip(guides, guides.dropFirst()) {
      // Equal distances between centres yield where views would overlap.
      add(
        "UISV-distributing", next, length, .equal, gap, length,
        priority: stack.distribution == .equalCentering ? 150 : 1000)
    }
  }

  // MARK: Along the axis

  private mutating func addEnds(of views: [NativeView]) {
    guard let first = views.first, let last = views.last else {
      for length in [LayoutConstraint.Attribute.width, .height] {
        add("UISV-canvas-fit", canvas, length, .equal, priority: 51)
      }
      return
    }
    add("UISV-canvas-connection", first, start, .equal, canvas, start)
    add("UISV-canvas-connection", canvas, end, .equal, last, end)
  }

  private mutating func addDistance(from view: NativeView, to next: NativeView) {
    let distance = stack.distance(after: view)
    let isOfBaselines = !isRow && stack.isBaselineRelativeArrangement
    let (from, to) = isOfBaselines ? (.lastBaseline, .firstBaseline) : (end, start)
    let isFilled = stack.distribution.rawValue <= UIStackView.Distribution.fillProportionally.rawValue
    add("UISV-spacing", next, to, isFilled ? .equal : .greaterThanOrEqual, view, from, constant: distance)
    guard !isFilled else { return }
    // The stack is no longer than its views need.
    add("UISV-spacing", next, to, .equal, view, from, constant: distance, priority: 149)
    let isOfCentres = stack.distribution == .equalCentering
    let gap = LayoutGuide(in: stack)
    guides.append(gap)
    add("UISV-distributing-edge", gap, start, .equal, view, isOfCentres ? middle : end)
    add("UISV-distributing-edge", next, isOfCentres ? middle : start, .equal, gap, end)
  }

  private mutating func addProportions(of views: [NativeView]) {
    let sizes = views.map { isRow ? $0.intrinsicContentSize.width : $0.intrinsicContentSize.height }
    guard let reference = sizes.firstIndex(where: { $0 > 0 }) else { return }
    for (view, size) in zip(views, sizes) where size > 0 && view !== views[reference] {
      add(
        "UISV-fill-proportionally", view, length, .equal, views[reference], length,
        multiplier: size / sizes[reference], priority: 999)
    }
  }

  /// Hidden views have no length, and no distance follows them.
  private mutating func addHidden() {
    for view in stack.arrangedSubviews where view.isHidden {
      add("UISV-hiding", view, length, .equal, priority: 999.95)
      add("UISV-hiding", view, start, .equal, canvas, start, priority: 51)
      let across: LayoutConstraint.Attribute = isRow ? .top : .leading
      add("UISV-hiding", view, across, .equal, canvas, across, priority: 51)
    }
  }

  // MARK: Across the axis

  private mutating func alignAcross(_ views: [NativeView]) {
    let (top, bottom): (LayoutConstraint.Attribute, LayoutConstraint.Attribute) =
      isRow ? (.top, .bottom) : (.leading, .trailing)
    let line: LayoutConstraint.Attribute? =
      switch stack.alignment {
      case .fill: nil
      case .leading: top
      case .trailing: bottom
      case .center: isRow ? .centerY : .centerX
      case .firstBaseline: isRow ? .firstBaseline : top
      case .lastBaseline: isRow ? .lastBaseline : bottom
      }
    guard let line else {
      for view in views {
        add("UISV-alignment", view, top, .equal, canvas, top)
        add("UISV-alignment", view, bottom, .equal, canvas, bottom)
      }
      return
    }
    let isBaseline = line == .firstBaseline || line == .lastBaseline
    for view in views {
      if !isBaseline {
        add("UISV-alignment", view, line, .equal, canvas, line)
      } else if view !== views[0] {
        add("UISV-alignment", view, line, .equal, views[0], line)
      }
      if line != top { add("UISV-spanning-boundary", view, top, .greaterThanOrEqual, canvas, top) }
      if line != bottom { add("UISV-spanning-boundary", view, bottom, .lessThanOrEqual, canvas, bottom) }
      // Views are placed as high as their baselines permit.
      if isBaseline { add("UISV-spanning-fit", view, top, .equal, canvas, top, priority: 51) }
    }
    if !views.isEmpty { add("UISV-spanning-fit", canvas, isRow ? .height : .width, .equal, priority: 51) }
  }

  // MARK: -

  private mutating func add(
    _ identifier: String, _ first: AnyObject, _ attribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation, _ second: AnyObject? = nil, _ other: LayoutConstraint.Attribute? = nil,
    multiplier: CGFloat = 1, constant: CGFloat = 0, priority: Float = 1000
  ) {
    let constraint = LayoutConstraint(
      first, attribute, relation, second, other, multiplier: multiplier, constant: constant)
    constraint.priority = LayoutConstraint.Priority(priority)
    constraint.identifier = identifier
    constraints.append(constraint)
  }
}
