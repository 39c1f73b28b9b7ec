import Graphics
import GtkObjects

/// The appearance that modifiers request for the row around a view.
struct RowTraits: Equatable {
  var insets: EdgeInsets?
  /// The colour of the whole row.
  var background: Color?
  /// Indicates whether the content contains the background of the whole row, and therefore the insets too.
  var fillsRow = false
  /// The colours of the lines above and below the row; a hidden line is transparent.
  var topLine: Line?
  var bottomLine: Line?
  /// The colours of the lines above and below the section.
  var sectionTopLine: Line?
  var sectionBottomLine: Line?
  /// Indicates whether the user cannot delete the row.
  var isDeleteDisabled: Bool?
  /// Indicates whether the user cannot select the row.
  var isSelectionDisabled: Bool?
  /// Indicates whether the user cannot move the row.
  var isMoveDisabled: Bool?

  struct Line: Equatable {
    var isHidden: Bool?
    var color: Color?

    var css: String? {
      if isHidden == true { return "transparent" }
      return color?.css
    }

    fileprivate func filled(from outer: Line?) -> Line {
      Line(isHidden: isHidden ?? outer?.isHidden, color: color ?? outer?.color)
    }
  }

  /// Adds the values of a modifier further outside. Values set further inside take precedence.
  mutating func fill(from outer: RowTraits) {
    insets = insets ?? outer.insets
    background = background ?? outer.background
    fillsRow = fillsRow || outer.fillsRow
    isDeleteDisabled = isDeleteDisabled ?? outer.isDeleteDisabled
    isMoveDisabled = isMoveDisabled ?? outer.isMoveDisabled
    isSelectionDisabled = isSelectionDisabled ?? outer.isSelectionDisabled
    topLine = topLine?.filled(from: outer.topLine) ?? outer.topLine
    bottomLine = bottomLine?.filled(from: outer.bottomLine) ?? outer.bottomLine
    sectionTopLine = sectionTopLine?.filled(from: outer.sectionTopLine) ?? outer.sectionTopLine
    sectionBottomLine = sectionBottomLine?.filled(from: outer.sectionBottomLine) ?? outer.sectionBottomLine
  }

  /// The style class of the widget around a row's content, if the row contains its background.
  static let contentClass = "row-content"

  /// The style class of the arrow of a link.
  static let arrowClass = "row-arrow"

  /// The colour of an arrow in front of a background that is neither that of the light nor of the dark theme.
  private static func arrowColor(on background: Color) -> String? {
    guard !background.css.contains("@") else { return nil }
    let color = background.resolved(in: .light)
    guard color.opacity > 0.5 else { return nil }
    return 0.3 * color.red + 0.59 * color.green + 0.11 * color.blue < 0.5 ? "white" : "black"
  }

  /// Returns the rules for the row's own class `&`, or `nil` if there are none.
  @MainActor
  func css(in look: ListLook) -> String? {
    // The class is repeated because these rules precede those of the list.
    let row = "listview>row&&&&"
    var css = ""
    if fillsRow {
      let space = ListLook.css(for: insets ?? look.rowInsets, height: look.rowHeight)
      css += "\(row){padding:0;min-height:0;}\(row) .\(Self.contentClass){\(space)}"
    } else if let insets {
      css += "\(row){\(ListLook.css(for: insets, height: look.rowHeight))}"
    }
    if let background { css += "\(row):not(:selected){background-color:\(background.css);}" }
    if let arrow = background.flatMap(Self.arrowColor) {
      css += "\(row):not(:selected) .\(Self.arrowClass){color:\(arrow);}"
    }
    // The line between two rows is above the second one.
    if let color = topLine?.css { css += look.line(color, above: "\(row):not(.section-first)") }
    if let color = bottomLine?.css { css += look.line(color, above: "\(row)+row:not(.section-first)") }
    guard !look.hasCards else { return css.isEmpty ? nil : css }
    if let color = sectionTopLine?.css { css += look.line(color, above: "\(row).section-first") }
    if let color = sectionBottomLine?.css { css += look.line(color, above: "\(row).section-last+row.section-first") }
    return css.isEmpty ? nil : css
  }
}

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
  /// Closures that return what a drag of the row carries, the innermost first.
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

  /// Makes the view draggable: in a list, the row that the element is.
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
