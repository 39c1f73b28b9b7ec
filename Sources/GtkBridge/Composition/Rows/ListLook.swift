import Graphics

/// The appearance of a list's rows and sections.
package struct ListLook: Equatable {
  package enum Kind { case plain, inset, grouped, insetGrouped, sidebar }

  var kind: Kind
  /// The distance between the rows of a section; `nil` for the style's own.
  var rowSpacing: Double?
  /// The distance between sections; `nil` for the style's own.
  var sectionSpacing: Double?
  /// The minimum height of a row; `nil` for the style's own.
  var minimumRowHeight: Double?
  /// Indicates whether the list has the background of its style.
  var showsBackground = true

  package init(kind: Kind) { self.kind = kind }

  /// Indicates whether the sections are cards.
  package var hasCards: Bool { kind == .grouped || kind == .insetGrouped }

  var rowInsets: EdgeInsets {
    kind == .sidebar
      ? EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
      : EdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12)
  }

  var rowHeight: Double { minimumRowHeight ?? (kind == .insetGrouped || kind == .grouped ? 48 : 36) }

}

// MARK: Style sheet

@MainActor
extension ListLook {
  /// Returns declarations for the space around the content of a row.
  static func css(for insets: EdgeInsets, height: Double) -> String {
    let length = StyleSheet.length
    // GTK's minimum height excludes the padding.
    let content = height - max(insets.top, 0) - max(insets.bottom, 0)
    return "padding:\(length(insets.top)) \(length(insets.trailing)) \(length(insets.bottom)) "
      + "\(length(insets.leading));min-height:\(length(content));"
  }

  /// The rules for the list, in which `&` is the list's own class.
  package var css: String {
    let rows = "&>row{\(Self.css(for: rowInsets, height: rowHeight))}"
    return rows + look + spacing + headers + Self.editControls + (showsBackground ? "" : "&{background:none;}")
  }

  /// The button that asks whether to delete a row, and the one that does. The margins keep the row as high as without.
  private static let editControls =
    "& .row-edit-request{min-width:22px;min-height:22px;margin:-2px 0;padding:0;border:none;border-radius:11px;"
    + "background:\(Color.red.css);color:white;box-shadow:none;}"
    + "& .row-edit-confirmation{min-height:22px;margin:-5px 0;padding:1px 10px;}"

  /// The colour of the lines between rows, which is lighter than that of a border.
  private static var line: String { "alpha(@borders,0.7)" }

  /// A line above each row but the first one of its section. The theme's own line is below each row, even the last.
  ///
  /// All four sides have its colour, though three of them have no width: GTK draws a border of several colours through a
  /// clip, which takes most of a frame.
  private static var lines: String { "border-style:solid;border-width:1px 0 0 0;border-color:\(line);" }

  private var look: String {
    switch kind {
    case .plain: "&>row{\(Self.lines)}&>row.list-start,&>row.section-header,&>row.section-footer{border-top:none;}"
    case .inset:
      "&>row{\(Self.lines)margin-left:12px;margin-right:12px;}"
        + "&>row.section-start,&>row.section-header,&>row.section-footer{border-top:none;}"
    case .grouped: card("1px 0 0 0", last: "1px 0 1px 0") + "&>row{margin-left:0;margin-right:0;}"
    case .insetGrouped:
      card("1px 1px 0 1px", last: "1px 1px 1px 1px")
        + "&>row{margin-left:12px;margin-right:12px;}"
        + "&>row.section-first{border-top-left-radius:12px;border-top-right-radius:12px;}"
        + "&>row.section-last{border-bottom-left-radius:12px;border-bottom-right-radius:12px;}"
    case .sidebar: "&{background-color:transparent;}&>row.section-header{padding-left:12px;padding-right:12px;}"
    }
  }

  /// The rules for sections as cards.
  ///
  /// These rules precede all of the theme, so they say again how a row looks under the pointer. A selected row keeps the
  /// theme's colour.
  private func card(_ widths: String, last: String) -> String {
    let edge = "alpha(@borders,0.8)"
    return "&{background-color:@window_bg_color;}"
      + "&>row{border-style:solid;border-width:\(widths);border-color:@card_shade_color \(edge) \(edge) \(edge);}"
      + "&>row:not(:selected){background-color:@card_bg_color;}"
      + "&>row.activatable:not(:selected):hover{background-image:image(alpha(currentColor,0.04));}"
      + "&>row.activatable:not(:selected):active{background-image:image(alpha(currentColor,0.08));}"
      + "&>row.section-first{border-top-color:\(edge);}&>row.section-last{border-width:\(last);}"
      + "&>row.list-end{margin-bottom:18px;}"
  }

  private var spacing: String {
    var css = ""
    let section = sectionSpacing ?? (hasCards ? 18 : kind == .plain ? 0 : 12)
    if hasCards {
      css += "&>row.section-start{margin-top:\(StyleSheet.length(section));}&>row.list-start{margin-top:18px;}"
    } else if section > 0 {
      css += "&>row.section-start:not(.list-start){margin-top:\(StyleSheet.length(section));}"
    }
    guard let rowSpacing, rowSpacing > 0 else { return css }
    let following = "&>row:not(.section-first):not(.section-header):not(.section-footer)"
    css += "\(following){margin-top:\(StyleSheet.length(rowSpacing));}"
    guard hasCards else { return css }
    // Rows apart from each other are cards of their own.
    let row = "&>row:not(.section-header):not(.section-footer)"
    let (width, radius) = kind == .grouped ? ("1px 0", "0") : ("1px", "12px")
    return css + "\(row){border-width:\(width);border-color:@borders;border-radius:\(radius);}"
  }

  private var headers: String {
    let space = hasCards ? "4px" : "8px"
    return "&>row.section-header,&>row.section-footer"
      + "{min-height:0;background:none;border-color:transparent;padding-top:\(space);padding-bottom:\(space);}"
      + (hasCards ? "&>row.section-header,&>row.section-footer{border-width:0;}" : "")
      + (hasCards ? "&>row.list-start.section-header{margin-top:12px;}" : "")
  }
}
