import Graphics

/// The layout rule of a box with a layer at the corner of its content, or above its bottom inset. A corner layer also
/// affects the size.
@MainActor
package final class EdgeLayerRule: Gtk.LayoutRule {
  package var alignment: Alignment
  private let place: LayerPlace
  private let content: Gtk.Widget
  /// The overlap of a corner layer with a button's margin around its text.
  private static let margin: Int32 = 8
  /// The overlap of a corner layer with the corner of an icon. The corner is in the middle of a layer with one digit.
  private static let iconCorner: Int32 = 18
  /// The maximum height of a corner layer with text of the default size.
  private static let heightOfUsualText: Int32 = 20
  /// The maximum width of a corner layer. Longer content is truncated.
  private static let widest: Int32 = 100

  package init(alignment: Alignment, place: LayerPlace, around content: Gtk.Widget) {
    self.alignment = alignment
    self.place = place
    self.content = content
  }

  package func measure(_ children: [Gtk.LayoutChild], on axis: Axis, for size: Int32) -> Gtk.Extent {
    guard let content = children.first else { return Gtk.Extent(minimum: 0, natural: 0) }
    let beside = room(for: children)
    guard beside > 0 else { return content.extent(on: axis, for: size) }
    guard axis == .horizontal else { return content.extent(on: axis, for: size < 0 ? size : max(size - beside, 0)) }
    let extent = content.extent(on: axis, for: size)
    return Gtk.Extent(minimum: extent.minimum + beside, natural: extent.natural + beside)
  }

  /// Returns the width that a corner layer requires beside the content.
  private func room(for children: [Gtk.LayoutChild]) -> Int32 {
    guard place == .corner, children.count == 2, let layer = children.last else { return 0 }
    return max(cornerWidth(layer) - overlap(of: layer), 0)
  }

  /// Returns the overlap of a corner layer with the content. A layer with large text would cover a whole icon, because
  /// the icon does not grow with the text.
  private func overlap(of layer: Gtk.LayoutChild) -> Int32 {
    let isLarge = layer.extent(on: .vertical, for: -1).natural > Self.heightOfUsualText
    return content.isIconButton && !isLarge ? Self.iconCorner : Self.margin
  }

  package func place(_ children: [Gtk.LayoutChild], width: Int32, height: Int32) {
    children.first?.place(width: width - room(for: children), height: height)
    guard children.count == 2, let layer = children.last else { return }
    // The layer is no larger than necessary, so that it does not intercept clicks on the content.
    let layerWidth =
      place == .corner
      ? cornerWidth(layer)
      : length(layer.extent(on: .horizontal, for: -1), of: width, layer.hasExpandingContent(on: .horizontal))
    let wanted = layer.extent(on: .vertical, for: layerWidth)
    let layerHeight = length(wanted, of: height, layer.hasExpandingContent(on: .vertical))
    let room = height - foot(of: children, layerHeight: layerHeight, height: height)
    layer.place(
      x: Double(alignment.horizontal.offset(of: layerWidth, in: width)),
      y: Double(alignment.vertical.offset(of: layerHeight, in: room)),
      width: layerWidth, height: layerHeight)
  }

  /// Returns the height at the bottom of the content that the layer must leave free, as far as there is space for
  /// both.
  private func foot(of children: [Gtk.LayoutChild], layerHeight: Int32, height: Int32) -> Int32 {
    guard place == .aboveFoot, layerHeight > 0, let content = children.first else { return 0 }
    return min(content.foot(ofStyleClass: LayerPlace.footClass), max(height - layerHeight, 0))
  }

  private func cornerWidth(_ layer: Gtk.LayoutChild) -> Int32 {
    let extent = layer.extent(on: .horizontal, for: -1)
    return max(extent.minimum, min(extent.natural, Self.widest))
  }

  private func length(_ extent: Gtk.Extent, of room: Int32, _ fills: Bool) -> Int32 {
    max(extent.minimum, fills ? room : min(extent.natural, room))
  }
}

extension Gtk.Widget {
  /// Indicates whether the widget is a button that shows no text.
  fileprivate var isIconButton: Bool { typeName == "GtkButton" && !all.contains { $0.typeName == "GtkLabel" } }
}

extension HorizontalAlignment {
  func offset(of length: Int32, in room: Int32) -> Int32 {
    switch self {
    case .leading: 0
    case .trailing: room - length
    default: (room - length) / 2
    }
  }
}

extension VerticalAlignment {
  func offset(of length: Int32, in room: Int32) -> Int32 {
    switch self {
    case .top: 0
    case .bottom, .firstTextBaseline, .lastTextBaseline: room - length
    default: (room - length) / 2
    }
  }
}

/// The position of a layer relative to its content.
package enum LayerPlace {
  case inFront, behind
  /// Not drawn: the content is visible only where the layer is opaque.
  case mask
  /// In front, above the bottom inset of `safeAreaInset(edge:alignment:spacing:content:)`.
  case aboveFoot
  /// In front, at the trailing edge of the content. The layer overlaps the margin slightly, and its remaining width
  /// widens the box.
  case corner

  /// The style class of the bottom inset, with which a toast finds it.
  package static let footClass = "safe-area-foot"
}
