import Foundation

/// The area in which a section or a group is laid out.
///
/// Mirrors `NSCollectionLayoutContainer`.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer {
  /// The size of the area.
  var contentSize: CGSize { get }
  /// The size of the area without its insets.
  var effectiveContentSize: CGSize { get }
  /// The insets of the area.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets of the area.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The area and the traits of the collection, on which a layout depends.
///
/// Mirrors `NSCollectionLayoutEnvironment`.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment {
  /// The area.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection.
  var traitCollection: UITraitCollection { get }
}

/// The current area and traits.
package struct LayoutSurroundings: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  package let contentSize: CGSize
  package let traitCollection: UITraitCollection
  package var effectiveContentSize: CGSize { contentSize }
  package var contentInsets: NSDirectionalEdgeInsets { .zero }
  package var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
  package var container: any NSCollectionLayoutContainer { self }

  package init(contentSize: CGSize, traitCollection: UITraitCollection) {
    self.contentSize = contentSize
    self.traitCollection = traitCollection
  }
}
