import Graphics

/// The appearance that modifiers request for the row around a view.
package struct RowTraits: Equatable {
  package var insets: EdgeInsets?
  /// The colour of the whole row.
  package var background: Color?
  /// Indicates whether the content contains the background of the whole row, and therefore the insets too.
  package var fillsRow = false
  /// The colours of the lines above and below the row; a hidden line is transparent.
  package var topLine: Line?
  package var bottomLine: Line?
  /// The colours of the lines above and below the section.
  package var sectionTopLine: Line?
  package var sectionBottomLine: Line?
  /// Indicates whether the user cannot delete the row.
  package var isDeleteDisabled: Bool?
  /// Indicates whether the user cannot select the row.
  package var isSelectionDisabled: Bool?
  /// Indicates whether the user cannot move the row.
  package var isMoveDisabled: Bool?

  package init(
    insets: EdgeInsets? = nil, background: Color? = nil, fillsRow: Bool = false, topLine: Line? = nil,
    bottomLine: Line? = nil, sectionTopLine: Line? = nil, sectionBottomLine: Line? = nil,
    isDeleteDisabled: Bool? = nil, isSelectionDisabled: Bool? = nil, isMoveDisabled: Bool? = nil
  ) {
    self.insets = insets
    self.background = background
    self.fillsRow = fillsRow
    (self.topLine, self.bottomLine) = (topLine, bottomLine)
    (self.sectionTopLine, self.sectionBottomLine) = (sectionTopLine, sectionBottomLine)
    self.isDeleteDisabled = isDeleteDisabled
    self.isSelectionDisabled = isSelectionDisabled
    self.isMoveDisabled = isMoveDisabled
  }

  package struct Line: Equatable {
    package var isHidden: Bool?
    package var color: Color?

    package init(isHidden: Bool? = nil, color: Color? = nil) {
      self.isHidden = isHidden
      self.color = color
    }

    package var css: String? {
      if isHidden == true { return "transparent" }
      return color?.css
    }

    fileprivate func filled(from outer: Line?) -> Line {
      Line(isHidden: isHidden ?? outer?.isHidden, color: color ?? outer?.color)
    }
  }

  /// Adds the values of an outer modifier. Values of inner modifiers take precedence.
  package mutating func fill(from outer: RowTraits) {
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
  package static let contentClass = "row-content"

  /// The style class of a button that fills a row.
  package static let buttonClass = "row-button"

  /// Returns the declaration of a frame behind the focus ring of a row whose background may have the colour of the
  /// ring.
  package static func ringFrame(width: Int) -> String { "box-shadow:inset 0 0 0 \(width)px @window_bg_color;" }

  /// The style class of the arrow of a link.
  package static let arrowClass = "row-arrow"

  /// The colour of an arrow in front of a background whose colour is not one of the theme.
  private static func arrowColor(on background: Color) -> String? {
    guard !background.css.contains("@") else { return nil }
    let color = background.resolved(in: .light)
    guard color.opacity > 0.5 else { return nil }
    return 0.3 * color.red + 0.59 * color.green + 0.11 * color.blue < 0.5 ? "white" : "black"
  }

  /// Returns the rules for the row's own class `&`, or `nil` if there are none.
  @MainActor
  package func css(in look: ListLook) -> String? {
    // The class is repeated because these rules precede those of the list.
    let row = "listview>row&&&&"
    var css = ""
    if fillsRow {
      let space = ListLook.css(for: insets ?? look.rowInsets, height: look.rowHeight)
      css += "\(row){padding:0;min-height:0;}\(row) .\(Self.contentClass){\(space)}"
    } else if let insets {
      css += "\(row){\(ListLook.css(for: insets, height: look.rowHeight))}"
      css += ListLook.buttonCSS(in: row, insets: insets, height: look.rowHeight)
    }
    if let background {
      css += "\(row):not(:selected){background-color:\(background.css);}"
      css += "\(row):focus:focus-visible{\(Self.ringFrame(width: 4))}"
      css += "\(row)>.\(Self.buttonClass):focus-visible{\(Self.ringFrame(width: 6))}"
    }
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
