import Graphics
import GtkObjects

/// The traits that the modifiers around a view request for its row.
@MainActor
final class RowTraitStack {
  /// The requests in the order of the modifiers, the innermost first.
  private var requests: [RowTraitRequest] = []
  private(set) lazy var traits = merged
  /// Called after the traits have changed.
  var onChange: (() -> Void)?
  fileprivate(set) var menuSources: [any RowMenuSource] = []
  fileprivate(set) var swipeSources: [any RowSwipeSource] = []
  /// Closures that return the content of a drag of the row, the innermost first.
  fileprivate(set) var dragContents: [@MainActor () -> TransferContent?] = []

  /// The traits, or `nil` if no modifier requests any.
  var styledTraits: RowTraits? { requests.isEmpty ? nil : traits }

  fileprivate func add() -> RowTraitRequest {
    let request = RowTraitRequest(of: self)
    requests.append(request)
    return request
  }

  fileprivate func requestDidChange() -> Bool {
    let merged = merged
    defer { traits = merged }
    return merged != traits
  }

  private var merged: RowTraits {
    requests.dropFirst().reduce(into: requests.first?.traits ?? RowTraits()) { $0.fill(from: $1.traits) }
  }
}

/// The traits that one modifier requests.
@MainActor
final class RowTraitRequest {
  fileprivate private(set) var traits = RowTraits()
  private unowned let stack: RowTraitStack
  fileprivate weak var container: RowContainer?

  fileprivate init(of stack: RowTraitStack) { self.stack = stack }

  func set(_ traits: RowTraits) {
    self.traits = traits
    guard stack.requestDidChange() else { return }
    container?.onRowChange?()
    stack.onChange?()
  }
}

extension Element {
  /// The requests of modifiers for the row that shows the element.
  var rowRequests: RowTraitStack? { hasTraits ? traits.row : nil }

  /// Adds items to the context menu of the row that shows the element.
  func addMenuSource(_ source: any RowMenuSource) { makeRowRequests().menuSources.append(source) }

  /// Adds buttons that the user reveals by swiping the row that shows the element.
  func addSwipeSource(_ source: any RowSwipeSource) { makeRowRequests().swipeSources.append(source) }

  /// Makes the view draggable. In a list, this is the row of the element.
  package func onDrag(_ content: @escaping @MainActor () -> TransferContent?) {
    guard rowContainer?.canBeLink == true else { return outermost.onDrag(content) }
    makeRowRequests().dragContents.append(content)
  }

  private func makeRowRequests() -> RowTraitStack {
    if let stack = traits.row { return stack }
    let stack = RowTraitStack()
    traits.row = stack
    return stack
  }

  /// Adds a request for the traits of the row that shows the element.
  func addRowTraits() -> RowTraitRequest {
    let request = makeRowRequests().add()
    request.container = rowContainer
    return request
  }
}

/// A modifier that requests traits of the row around a view.
struct RowTraitModifier: WidgetModifier {
  let traits: RowTraits

  func attach(to element: Element) -> RowTraitRequest { element.addRowTraits() }

  func apply(to request: RowTraitRequest) { request.set(traits) }
}
