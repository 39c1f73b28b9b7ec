import Foundation

extension LayoutConstraint {
  /// Creates the constraints of a row or column of views, such as `"H:|-[title(>=80)]-[button]-|"`.
  ///
  /// Mirrors `constraints(withVisualFormat:options:metrics:views:)`. The standard distance is 8 points between views, and the
  /// layout margin at the superview. UIKit stops the program if a format has an error. Here, the standard error shows the
  /// error with its place, and the result is empty.
  ///
  /// - Parameters:
  ///   - format: The row (`H:`, the default) or column (`V:`).
  ///   - opts: The edges at which the views are aligned, and the direction.
  ///   - metrics: The numbers for the names in the format.
  ///   - views: The views and guides for the names in the format.
  public static func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [LayoutConstraint] {
    do throws(VisualFormatError) {
      let builder = VisualFormatBuilder(try VisualFormat(format), opts, metrics ?? [:], views)
      return try builder.constraints()
    } catch {
      let marker = String(repeating: " ", count: min(max(error.offset, 0), format.count)) + "^"
      ConstraintConflict.show(
        "Unable to read a visual format of constraints: \(error.message).\n  \(format)\n  \(marker)")
      return []
    }
  }
}

@MainActor
private struct VisualFormatBuilder {
  private let format: VisualFormat
  private let options: LayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]

  init(
    _ format: VisualFormat, _ options: LayoutConstraint.FormatOptions, _ metrics: [String: Any], _ views: [String: Any]
  ) {
    (self.format, self.options, self.metrics, self.views) = (format, options, metrics, views)
  }

  /// The edges at the start and at the end of the row or column, with those of the margins.
  private typealias Edge = (plain: LayoutConstraint.Attribute, margin: LayoutConstraint.Attribute)
  private var edges: (start: Edge, end: Edge) {
    if format.isVertical { return ((.top, .topMargin), (.bottom, .bottomMargin)) }
    if options.contains(.directionLeftToRight) { return ((.left, .leftMargin), (.right, .rightMargin)) }
    if options.contains(.directionRightToLeft) { return ((.right, .rightMargin), (.left, .leftMargin)) }
    return ((.leading, .leadingMargin), (.trailing, .trailingMargin))
  }

  func constraints() throws(VisualFormatError) -> [LayoutConstraint] {
    var result: [LayoutConstraint] = []
    var items: [(view: any AnchoredItem, isSuperview: Bool)] = []
    for item in format.items {
      switch item {
      case .superview: items.append((try superview(), true))
      case .view(let name, let conditions, let offset):
        let view = try view(named: name, at: offset)
        for condition in conditions { result.append(try size(of: view, condition)) }
        items.append((view, false))
      }
    }
    for (index, gap) in format.gaps.enumerated() {
      result += try distance(from: items[index], to: items[index + 1], gap)
    }
    let plain = items.filter { !$0.isSuperview }.map(\.view)
    for attribute in options.alignments {
      for (first, second) in zip(plain, plain.dropFirst()) {
        result.append(LayoutConstraint(first, attribute, .equal, second, attribute, multiplier: 1, constant: 0))
      }
    }
    return result
  }

  private func size(
    of view: any AnchoredItem, _ condition: VisualFormat.Condition
  ) throws(VisualFormatError) -> LayoutConstraint {
    let attribute: LayoutConstraint.Attribute = format.isVertical ? .height : .width
    let constraint: LayoutConstraint
    if case .name(let name) = condition.length, metrics[name] == nil {
      let other = try self.view(named: name, at: condition.offset)
      constraint = LayoutConstraint(view, attribute, condition.relation, other, attribute, multiplier: 1, constant: 0)
    } else {
      let length = try number(condition.length, at: condition.offset)
      constraint = LayoutConstraint(view, attribute, condition.relation, nil, nil, multiplier: 1, constant: length)
    }
    return try with(condition, constraint)
  }

  private func distance(
    from first: (view: any AnchoredItem, isSuperview: Bool), to second: (view: any AnchoredItem, isSuperview: Bool),
    _ gap: VisualFormat.Gap
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    let touchesSuperview = first.isSuperview || second.isSuperview
    // The start of the superview is its first edge. The start of an item after a view is the last edge of that view.
    func edge(of isSuperview: Bool, _ own: Edge, _ other: Edge, margin: Bool) -> LayoutConstraint.Attribute {
      isSuperview ? (margin ? other.margin : other.plain) : own.plain
    }
    func make(
      _ relation: LayoutConstraint.Relation, _ constant: CGFloat, margin: Bool = false
    ) -> LayoutConstraint {
      let from = edge(of: first.isSuperview, edges.end, edges.start, margin: margin)
      let to = edge(of: second.isSuperview, edges.start, edges.end, margin: margin)
      // Towards the left, positions decrease.
      if !format.isVertical, options.contains(.directionRightToLeft) {
        return LayoutConstraint(first.view, from, relation, second.view, to, multiplier: 1, constant: constant)
      }
      return LayoutConstraint(second.view, to, relation, first.view, from, multiplier: 1, constant: constant)
    }
    switch gap {
    case .none: return [make(.equal, 0)]
    case .standard: return [touchesSuperview ? make(.equal, 0, margin: true) : make(.equal, 8)]
    case .conditions(let conditions):
      var result: [LayoutConstraint] = []
      for condition in conditions {
        let length = try number(condition.length, at: condition.offset)
        result.append(try with(condition, make(condition.relation, length)))
      }
      return result
    }
  }

  private func with(
    _ condition: VisualFormat.Condition, _ constraint: LayoutConstraint
  ) throws(VisualFormatError) -> LayoutConstraint {
    guard let priority = condition.priority else { return constraint }
    let value = try number(priority, at: condition.offset)
    guard (1...1_000).contains(value) else {
      throw VisualFormatError(message: "a priority is a number from 1 to 1000", offset: condition.offset)
    }
    constraint.priority = LayoutConstraint.Priority(Float(value))
    return constraint
  }

  private func number(_ length: VisualFormat.Length, at offset: Int) throws(VisualFormatError) -> Double {
    switch length {
    case .number(let number): return number
    case .name(let name):
      switch metrics[name] {
      case let value as Double: return value
      case let value as CGFloat: return Double(value)
      case let value as Int: return Double(value)
      case let value as Float: return Double(value)
      case let value as NSNumber: return value.doubleValue
      default: throw VisualFormatError(message: "there is no number named \(name) in the metrics", offset: offset)
      }
    }
  }

  private func view(named name: String, at offset: Int) throws(VisualFormatError) -> any AnchoredItem {
    if let view = views[name] as? any AnchoredItem { return view }
    throw VisualFormatError(message: "there is no view named \(name)", offset: offset)
  }

  /// The superview of the first view that has one.
  private func superview() throws(VisualFormatError) -> NativeView {
    for item in format.items {
      guard case .view(let name, _, let offset) = item else { continue }
      switch try view(named: name, at: offset) {
      case let view as NativeView: if let superview = view.superview { return superview }
      case let guide as LayoutGuide: if let owner = guide.owningView { return owner }
      default: break
      }
    }
    throw VisualFormatError(message: "the views have no superview yet, which | stands for", offset: 0)
  }
}
