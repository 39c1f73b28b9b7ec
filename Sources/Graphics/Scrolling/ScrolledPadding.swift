/// The padding of a lazy container, which scrolls with its content: the sum of several paddings and margins.
@MainActor
@usableFromInline
package final class ScrolledPadding {
  /// One of the paddings, which its owner may change.
  @usableFromInline
  package final class Part {
    fileprivate var insets = EdgeInsets()
  }

  package private(set) var total = EdgeInsets()
  /// Called after the sum has changed.
  package var onChange: (() -> Void)?
  private var parts: [Part] = []

  package init() {}

  package func makePart() -> Part {
    let part = Part()
    parts.append(part)
    return part
  }

  package func set(_ insets: EdgeInsets, for part: Part) {
    guard insets != part.insets else { return }
    part.insets = insets
    total = parts.reduce(into: EdgeInsets()) { sum, part in
      sum.top += part.insets.top
      sum.leading += part.insets.leading
      sum.bottom += part.insets.bottom
      sum.trailing += part.insets.trailing
    }
    onChange?()
  }
}
