import Foundation
import GtkBridge

/// An item of a drag.
///
/// Mirrors `UIDragItem`. The picture that follows the pointer is that of the dragged view, not of the item.
@preconcurrency @MainActor
open class UIDragItem {
  /// The content for views and for other programs.
  public let itemProvider: NSItemProvider
  /// A value for the views of this program, such as the dragged object.
  open var localObject: Any?
  /// Kept, without effect: the picture is that of the dragged view.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Creates an item.
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }

  deinit {}
}

/// A picture of an item.
///
/// Mirrors `UIDragPreview`. Kept, without effect: the picture is that of the dragged view.
@preconcurrency @MainActor
open class UIDragPreview {
  /// The view.
  public let view: UIView

  /// Creates a picture.
  public init(view: UIView) { self.view = view }

  deinit {}
}

/// The common part of a drag and a drop.
///
/// Mirrors `UIDragDropSession`.
@preconcurrency @MainActor
public protocol UIDragDropSession: AnyObject {
  /// The items. Those of another program have only their types before the drop, and their content after it.
  var items: [UIDragItem] { get }
  /// Indicates whether a drop may move the items away from their source.
  var allowsMoveOperation: Bool { get }
  /// Indicates whether no other program can take the items.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns the place of the pointer in a view.
  func location(in view: UIView) -> CGPoint
}

extension UIDragDropSession {
  /// Returns whether an item has one of the types.
  public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  /// Returns whether an item can be read as a value of a type, such as `String.self`.
  public func canLoadObjects(ofClass type: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: type) }
  }
}

/// A drag that a view of this program has begun.
///
/// Mirrors `UIDragSession`.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// A value for the views of this program.
  var localContext: Any? { get set }
}

/// A drag over a view, and its drop.
///
/// Mirrors `UIDropSession`.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag, if a view of this program has begun it.
  var localDragSession: (any UIDragSession)? { get }
  /// Kept, without effect: the content comes with the drop.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// The progress of reading the content, which is complete from the beginning.
  var progress: Progress { get }
}

extension UIDropSession {
  /// Reads the items that can be read as values of a type. The closure is called before the method returns.
  @discardableResult
  public func loadObjects<Object: NSItemProviderReading>(
    ofClass type: Object.Type, completion: ([Object]) -> Void
  ) -> Progress {
    var objects: [Object] = []
    for item in items where item.itemProvider.canLoadObject(ofClass: type) {
      item.itemProvider.loadObject(ofClass: type) { object, _ in if let object { objects.append(object) } }
    }
    completion(objects)
    return progress
  }
}

/// The progress indicator of a drop.
///
/// Mirrors `UIDropSessionProgressIndicatorStyle`.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// No indicator.
  case none
  /// An indicator of the system.
  case `default`
}

/// A drag of this program, from its begin to its end.
@MainActor
package final class DragSession: UIDragSession {
  /// The current drag of this program, if any.
  static var current: DragSession?

  package var items: [UIDragItem] = []
  package var allowsMoveOperation = true
  package var isRestrictedToDraggingApplication = false
  package var localContext: Any?
  /// The collection and the index path of each item that comes from a collection.
  package var sources: [ObjectIdentifier: (owner: UIView, path: IndexPath)] = [:]
  /// The operation of a drop on a view of this program, after the drop.
  var operation: UIDropOperation?
  private weak var view: UIView?
  private let point: CGPoint

  package init(from view: UIView, at point: CGPoint) {
    self.view = view
    self.point = point
  }

  package func location(in view: UIView) -> CGPoint { self.view.map { view.convert(point, from: $0) } ?? point }
}

/// A drag over one view.
@MainActor
package final class DropSession: UIDropSession {
  package let localDragSession: (any UIDragSession)?
  package var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  package let progress = Progress(totalUnitCount: 1)
  /// The place of the pointer in the view.
  package var point = CGPoint.zero
  private weak var view: UIView?
  private var foreign: [UIDragItem]

  /// Creates a session for a view. The MIME types are those of content from another program.
  init(over view: UIView, mimeTypes: [String]) {
    self.view = view
    localDragSession = DragSession.current
    let types = mimeTypes.compactMap { type -> UTType? in
      type == "text/uri-list" ? .fileURL : type.hasPrefix("text/plain") ? .utf8PlainText : UTType(mimeType: type)
    }
    foreign = types.isEmpty ? [] : [UIDragItem(itemProvider: NSItemProvider(promisedTypes: types))]
    progress.completedUnitCount = 1
  }

  package var items: [UIDragItem] { localDragSession?.items ?? foreign }
  package var allowsMoveOperation: Bool { localDragSession?.allowsMoveOperation ?? false }
  package var isRestrictedToDraggingApplication: Bool { localDragSession?.isRestrictedToDraggingApplication ?? false }

  package func location(in view: UIView) -> CGPoint { self.view.map { view.convert(point, from: $0) } ?? point }

  /// Sets the content that another program drops.
  func setContent(_ providers: [NSItemProvider]) { foreign = providers.map { UIDragItem(itemProvider: $0) } }
}
