import Foundation
import LayoutEngine

/// A view of the reference layout as one short line, for the message of a failed test.
extension ReferenceView: CustomStringConvertible {
  var description: String {
    switch self {
    case .leaf(let id, let leaf): "\(id):\(leaf)"
    case .spacer(let id): "\(id):spacer"
    case .row(let alignment, let spacing, let children):
      "row(\(alignment.name), \(spacing.text), \(children))"
    case .column(let alignment, let spacing, let children):
      "column(\(alignment.name), \(spacing.text), \(children))"
    case .pile(let alignment, let children): "pile(\(alignment.name), \(children))"
    case .layered(let child, let layer, let alignment): "layered(\(alignment.name), \(child), layer: \(layer))"
    case .padding(let insets, let child):
      "padding(\(insets.top), \(insets.leading), \(insets.bottom), \(insets.trailing), \(child))"
    case .frame(let width, let height, let alignment, let child):
      "frame(\(width.text), \(height.text), \(alignment.name), \(child))"
    case .limits(let width, let height, let alignment, let child):
      "limits(\(width), \(height), \(alignment.name), \(child))"
    case .fixedSize(let horizontal, let vertical, let child): "fixedSize(\(horizontal), \(vertical), \(child))"
    case .offset(let offset, let child): "offset(\(offset.width), \(offset.height), \(child))"
    case .aspectRatio(let ratio, let fills, let child): "aspectRatio(\(ratio), \(fills ? "fill" : "fit"), \(child))"
    case .position(let center, let child): "position(\(center.x), \(center.y), \(child))"
    case .guide(let guide, let value, let child): "guide(\(guide.name), \(value), \(child))"
    case .priority(let priority, let child): "priority(\(priority), \(child))"
    }
  }
}

extension ReferenceLeaf: CustomStringConvertible {
  var description: String {
    switch self {
    case .fixed(let size): "fixed(\(size.width), \(size.height))"
    case .flexible(let least, let ideal, let most): "flexible(\(least), \(ideal), \(most))"
    case .text(let characters): "text(\(characters))"
    }
  }
}

extension ReferenceLimits: CustomStringConvertible {
  var description: String { "\(least.text)…\(ideal.text)…\(most.text)" }
}

extension CGFloat? {
  fileprivate var text: String { map { "\($0)" } ?? "nil" }
}

extension Alignment {
  fileprivate var name: String { "\(horizontal.name)/\(vertical.name)" }
}

extension HorizontalAlignment {
  fileprivate var name: String { self == .leading ? "leading" : self == .center ? "center" : "trailing" }
}

extension VerticalAlignment {
  fileprivate var name: String {
    switch self {
    case .top: "top"
    case .center: "center"
    case .bottom: "bottom"
    case .firstTextBaseline: "firstTextBaseline"
    default: "lastTextBaseline"
    }
  }
}
