import GtkObjects

/// The container of a row or column: GTK's own box layout or, if views have priorities, a custom layout rule.
@MainActor
final class StackContainer: Container {
  private let box: Gtk.Box
  private let stackAxis: Axis
  private var rule: PriorityRule?
  var spacing: Double {
    didSet {
      guard let rule else {
        box.spacing = spacing
        return
      }
      rule.spacing = spacing
      box.setNeedsLayout()
    }
  }

  init(
    _ box: Gtk.Box, axis: Axis, spacing: Double, layout: Layout, outer: Container?, graph: ViewGraph
  ) {
    self.box = box
    stackAxis = axis
    self.spacing = spacing
    super.init(box, axis: axis, layout: layout, outer: outer, graph: graph)
  }

  override func collect() {
    super.collect()
    // Most stacks have no traits.
    guard rule != nil || elements.contains(where: \.hasTraits) else { return }
    let prioritised = elements.filter { $0.traits.priority != 0 }
    if prioritised.isEmpty {
      if rule != nil { box.useOwnLayout(axis: stackAxis, spacing: spacing) }
      rule = nil
    } else {
      let rule = rule ?? PriorityRule(axis: stackAxis, spacing: spacing)
      rule.priorities = prioritised.map { ($0.outermost, $0.traits.priority) }
      if self.rule == nil { box.setLayoutRule(rule) } else { box.setNeedsLayout() }
      self.rule = rule
    }
  }
}

/// The layout rule of a row or column with priorities. Each view receives its minimum size. Of the remaining space,
/// views with a higher priority first grow to their natural size and then, if they expand, take the rest.
@MainActor
private final class PriorityRule: Gtk.LayoutRule {
  var spacing: Double
  /// The prioritised widgets, which their elements retain.
  var priorities: [(widget: Gtk.Widget, value: Double)] = []
  private let axis: Axis

  init(axis: Axis, spacing: Double) {
    self.axis = axis
    self.spacing = spacing
  }

  private func gaps(_ children: [Gtk.LayoutChild]) -> Int32 {
    (Gtk.Widget.pixels(spacing) ?? 0) * Int32(max(children.count - 1, 0))
  }

  func measure(_ children: [Gtk.LayoutChild], on axis: Axis, for size: Int32) -> Gtk.Extent {
    var total = Gtk.Extent(minimum: 0, natural: 0)
    if axis == self.axis {
      for child in children {
        let extent = child.extent(on: axis, for: size)
        total.minimum += extent.minimum
        total.natural += extent.natural
      }
      total.minimum += gaps(children)
      total.natural += gaps(children)
    } else {
      let lengths = size < 0 ? nil : lengths(of: children, in: size, across: -1)
      for (index, child) in children.enumerated() {
        let extent = child.extent(on: axis, for: lengths?[index] ?? -1)
        total.minimum = max(total.minimum, extent.minimum)
        total.natural = max(total.natural, extent.natural)
      }
    }
    return total
  }

  func place(_ children: [Gtk.LayoutChild], width: Int32, height: Int32) {
    let (room, across) = axis == .horizontal ? (width, height) : (height, width)
    var position: Int32 = 0
    for (child, length) in zip(children, lengths(of: children, in: room, across: across)) {
      if axis == .horizontal {
        child.place(x: Double(position), width: length, height: height)
      } else {
        child.place(y: Double(position), width: width, height: length)
      }
      position += length + (Gtk.Widget.pixels(spacing) ?? 0)
    }
  }

  private func lengths(of children: [Gtk.LayoutChild], in room: Int32, across: Int32) -> [Int32] {
    let extents = children.map { $0.extent(on: axis, for: axis == .vertical ? across : -1) }
    var lengths = extents.map(\.minimum)
    var rest = max(room - gaps(children) - lengths.reduce(0, +), 0)
    let values = children.map { child in priorities.first { child.shows($0.widget) }?.value ?? 0 }
    for value in Set(values).sorted(by: >) {
      let group = values.indices.filter { values[$0] == value }
      grow(group, to: extents.map(\.natural), &lengths, &rest)
      let expanding = group.filter { children[$0].expands(on: axis) }
      if !expanding.isEmpty { grow(expanding, to: nil, &lengths, &rest) }
    }
    return lengths
  }

  /// Distributes the remaining length among some children as evenly as their wishes allow; `nil` wishes are unlimited.
  private func grow(_ group: [Int], to wishes: [Int32]?, _ lengths: inout [Int32], _ rest: inout Int32) {
    // The smallest wishes are served first; their unused share goes to the others.
    let hungry = group.sorted { (wishes?[$0] ?? 0) - lengths[$0] < (wishes?[$1] ?? 0) - lengths[$1] }
    for (served, index) in hungry.enumerated() {
      let share = rest / Int32(hungry.count - served)
      let extra = wishes.map { min(share, max($0[index] - lengths[index], 0)) } ?? share
      lengths[index] += extra
      rest -= extra
    }
  }
}
