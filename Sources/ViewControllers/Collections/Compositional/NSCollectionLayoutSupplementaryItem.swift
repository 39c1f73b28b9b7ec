import Foundation

/// A position at the edge of a rectangle.
///
/// Mirrors `NSRectAlignment`.
public enum NSRectAlignment: Int, Sendable {
  /// No edge.
  case none
  /// The middle of the edge, or the corner, with the case's name.
  case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}

extension NSDirectionalRectEdge {
  /// The point at the edges, in fractions of a rectangle's size.
  var unitPoint: CGPoint {
    CGPoint(
      x: contains(.leading) ? 0 : contains(.trailing) ? 1 : 0.5, y: contains(.top) ? 0 : contains(.bottom) ? 1 : 0.5)
  }
}

/// The point of an item to which a view is attached.
///
/// Mirrors `NSCollectionLayoutAnchor`.
public struct NSCollectionLayoutAnchor: Hashable, Sendable {
  /// The edges of the point.
  public let edges: NSDirectionalRectEdge
  /// The distance of the view from the point, in points or in fractions of the view's size.
  public let offset: CGPoint
  /// Indicates whether ``offset`` is in points.
  public let isAbsoluteOffset: Bool
  /// Indicates whether ``offset`` is in fractions of the view's size.
  public var isFractionalOffset: Bool { !isAbsoluteOffset }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
    (self.edges, self.offset, isAbsoluteOffset) = (edges, offset, isAbsolute)
  }

  /// Creates a point at edges.
  public init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isAbsolute: true) }
  /// Creates a point at a distance in points from edges.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isAbsolute: true)
  }
  /// Creates a point at a distance from edges in fractions of the view's size.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isAbsolute: false)
  }
}

/// A view that is attached to an item, such as a badge.
///
/// Mirrors `NSCollectionLayoutSupplementaryItem`.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String
  /// The point of the item.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view that lies on the item's point, or `nil` for the same point.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// The order among overlapping views.
  open var zIndex = 1

  /// Creates a view that is attached to an item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(_layoutSize: layoutSize, elementKind, containerAnchor, nil)
  }

  /// Creates a view and attaches one of its points, `itemAnchor`, to a point of an item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(_layoutSize: layoutSize, elementKind, containerAnchor, itemAnchor)
  }

  init(
    _layoutSize: NSCollectionLayoutSize, _ elementKind: String, _ containerAnchor: NSCollectionLayoutAnchor,
    _ itemAnchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: _layoutSize, supplementaryItems: [])
  }

  deinit {}

  /// Returns the frame of the view at an item.
  func frame(at item: CGRect) -> CGRect {
    let size = layoutSize.size(in: item.size)
    let (point, own) = (containerAnchor.edges.unitPoint, (itemAnchor ?? containerAnchor).edges.unitPoint)
    func offset(_ anchor: NSCollectionLayoutAnchor?) -> CGPoint {
      guard let anchor else { return .zero }
      return anchor.isAbsoluteOffset
        ? anchor.offset : CGPoint(x: anchor.offset.x * size.width, y: anchor.offset.y * size.height)
    }
    let (first, second) = (offset(containerAnchor), offset(itemAnchor))
    return CGRect(
      x: item.minX + point.x * item.width - own.x * size.width + first.x + second.x,
      y: item.minY + point.y * item.height - own.y * size.height + first.y + second.y,
      width: size.width, height: size.height)
  }
}

/// The header or the footer of a section.
///
/// Mirrors `NSCollectionLayoutBoundarySupplementaryItem`.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge of the section.
  public let alignment: NSRectAlignment
  /// The distance from the position at the edge.
  public let offset: CGPoint
  /// Indicates whether the view makes the section longer. Otherwise, it lies over the items.
  open var extendsBoundary = true
  /// Indicates whether the view stays visible as long as its section does.
  open var pinToVisibleBounds = false

  /// Creates a header or a footer.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint = .zero
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(_layoutSize: layoutSize, elementKind, NSCollectionLayoutAnchor(edges: alignment.edges), nil)
  }

  deinit {}
}

/// The background of a section.
///
/// Mirrors `NSCollectionLayoutDecorationItem`. Register its class with the layout.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String
  /// The order among overlapping views.
  open var zIndex = 0

  init(kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  deinit {}

  /// Returns the background of a section.
  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(kind: elementKind)
  }
}
