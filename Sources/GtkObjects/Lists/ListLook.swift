import Graphics

/// The appearance of a list's rows and sections.
package struct ListLook: Equatable {
  package enum Kind { case plain, inset, grouped, insetGrouped, sidebar }

  package var kind: Kind
  /// The distance between the rows of a section; `nil` for the style's own.
  package var rowSpacing: Double?
  /// The distance between sections; `nil` for the style's own.
  package var sectionSpacing: Double?
  /// The minimum height of a row; `nil` for the style's own.
  package var minimumRowHeight: Double?
  /// Indicates whether the list has the background of its style.
  package var showsBackground = true

  package init(kind: Kind) { self.kind = kind }

  /// Indicates whether the sections are cards.
  package var hasCards: Bool { kind == .grouped || kind == .insetGrouped }

  package var rowInsets: EdgeInsets {
    kind == .sidebar
      ? EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
      : EdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12)
  }

  package var rowHeight: Double { minimumRowHeight ?? (kind == .insetGrouped || kind == .grouped ? 48 : 36) }
}

// MARK: Style sheet

@MainActor
extension ListLook {
  /// Returns declarations for the space around the content of a row.
  package static func css(for insets: EdgeInsets, height: Double) -> String {
    let length = Gtk.styleLength
    // GTK's minimum height excludes the padding.
    let content = height - max(insets.top, 0) - max(insets.bottom, 0)
    return "padding:\(length(insets.top)) \(length(insets.trailing)) \(length(insets.bottom)) "
      + "\(length(insets.leading));min-height:\(length(content));"
  }

  /// Returns the rules for a button that is the content of the rows of a selector. It fills the row, so that its focus
  /// ring is that of the row.
  package static func buttonCSS(in rows: String, insets: EdgeInsets, height: Double) -> String {
    let margins = [insets.top, insets.trailing, insets.bottom, insets.leading].map { "-" + Gtk.styleLength($0) }
    return "\(rows)>button.\(RowTraits.buttonClass){margin:\(margins.joined(separator: " "));"
      + "\(css(for: insets, height: height))}"
  }

  /// The rules for the list, in which `&` is the list's own class.
  package var css: String {
    let rows = "&>row{\(Self.css(for: rowInsets, height: rowHeight))}"
    // The space of the theme's buttons is removed here, too: GTK would prefer a rule of the button that it loads later.
    let buttons =
      "& button.\(RowTraits.buttonClass){padding:0;min-width:0;min-height:0;}"
      + Self.buttonCSS(in: "&>row", insets: rowInsets, height: rowHeight)
    return rows + buttons + look + spacing + headers + Self.editControls
      + (showsBackground ? "" : "&{background:none;}")
  }

  /// The buttons that request and confirm the deletion of a row, and the selection circle of a row. The margins keep
  /// the height of the row unchanged.
  package static let editControls =
    "& .row-edit-request,& .row-edit-insertion{min-width:22px;min-height:22px;margin:-2px 0;padding:0;border:none;"
    + "border-radius:11px;background:\(Color.red.css);color:white;box-shadow:none;}"
    + "& .row-edit-insertion{background:\(Color.green.css);}"
    + "& .row-edit-confirmation{min-height:22px;margin:-5px 0;padding:1px 10px;}"
    + "& .row-edit-circle{min-width:18px;min-height:18px;margin:-2px 0;color:transparent;"
    + "border:2px solid alpha(@window_fg_color,0.35);border-radius:11px;-gtk-icon-size:12px;}"
    + "&>row:selected .row-edit-circle{background:@accent_bg_color;color:@accent_fg_color;border-color:@accent_fg_color;}"

  /// The colour of the lines between rows, which is lighter than the colour of a border.
  private static var line: String { "alpha(@borders,0.7)" }

  /// The colour of the sides of a card.
  private static var edge: String { "alpha(@borders,0.8)" }

  /// Returns the rules for the line above the rows of a selector.
  ///
  /// A line is an image of one colour. A border of the same width keeps its place and is not drawn: in a window with
  /// round corners, the software renderer takes as long for one border as for the rest of the frame. The first and the
  /// last row of a card have borders, because their corners are round.
  package func line(_ color: String, above rows: String) -> String {
    guard hasCards else { return "\(rows){background-image:image(\(color));}" }
    return "\(rows):not(.section-first):not(.section-last){background-image:\(Self.images(color, hasSides: hasSides));}"
      + "\(rows).section-last{border-top-color:\(color);}"
  }

  private var hasSides: Bool { kind == .insetGrouped }

  private static func images(_ line: String, hasSides: Bool) -> String {
    "image(\(line))" + (hasSides ? ",image(\(edge)),image(\(edge))" : "")
  }

  /// Returns the declarations for rows with a line above, and with sides.
  private static func lines(_ color: String, hasSides: Bool = false) -> String {
    "border-style:solid;border-width:\(hasSides ? "1px 1px 0 1px" : "1px 0 0 0");border-color:transparent;"
      + "background-image:\(images(color, hasSides: hasSides));background-repeat:no-repeat;"
      + "background-size:100% 1px\(hasSides ? ",1px 100%,1px 100%" : "");"
      + "background-position:0 0\(hasSides ? ",0 0,100% 0" : "");"
      + "background-origin:border-box;background-clip:border-box;"
  }

  /// The declarations for rows without a line.
  private static let noLine = "border-top:none;background-image:none;"

  private var look: String {
    switch kind {
    case .plain:
      "&>row{\(Self.lines(Self.line))}&>row.list-start,&>row.section-header,&>row.section-footer{\(Self.noLine)}"
    case .inset:
      "&>row{\(Self.lines(Self.line))margin-left:12px;margin-right:12px;}"
        + "&>row.section-start,&>row.section-header,&>row.section-footer{\(Self.noLine)}"
    case .grouped: card(last: "1px 0 1px 0") + "&>row{margin-left:0;margin-right:0;}"
    case .insetGrouped:
      card(last: "1px 1px 1px 1px")
        + "&>row{margin-left:12px;margin-right:12px;}"
        + "&>row.section-first{border-top-left-radius:12px;border-top-right-radius:12px;}"
        + "&>row.section-last{border-bottom-left-radius:12px;border-bottom-right-radius:12px;}"
    case .sidebar: "&{background-color:transparent;}&>row.section-header{padding-left:12px;padding-right:12px;}"
    }
  }

  /// The rules for sections as cards.
  ///
  /// These rules precede all rules of the theme, so they repeat the appearance of a row under the pointer. A selected
  /// row keeps the theme's colour.
  private func card(last: String) -> String {
    let edge = Self.edge
    return "&{background-color:@window_bg_color;}"
      + "&>row{\(Self.lines("@card_shade_color", hasSides: hasSides))}"
      + "&>row.section-first,&>row.section-last{background-image:none;border-color:\(edge);}"
      + "&>row.section-last:not(.section-first){border-top-color:@card_shade_color;}"
      + "&>row.section-last{border-width:\(last);}"
      + "&>row:not(:selected){background-color:@card_bg_color;}"
      + "&>row.activatable:not(:selected):hover{background-color:mix(@card_bg_color,currentColor,0.04);}"
      + "&>row.activatable:not(:selected):active{background-color:mix(@card_bg_color,currentColor,0.08);}"
      + "&>row.list-end{margin-bottom:18px;}"
  }

  private var spacing: String {
    var css = ""
    let section = sectionSpacing ?? (hasCards ? 18 : kind == .plain ? 0 : 12)
    if hasCards {
      css += "&>row.section-start{margin-top:\(Gtk.styleLength(section));}&>row.list-start{margin-top:18px;}"
    } else if section > 0 {
      css += "&>row.section-start:not(.list-start){margin-top:\(Gtk.styleLength(section));}"
    }
    guard let rowSpacing, rowSpacing > 0 else { return css }
    let following = "&>row:not(.section-first):not(.section-header):not(.section-footer)"
    css += "\(following){margin-top:\(Gtk.styleLength(rowSpacing));}"
    guard hasCards else { return css }
    // Separate rows are cards of their own.
    let row = "&>row:not(.section-header):not(.section-footer)"
    let (width, radius) = kind == .grouped ? ("1px 0", "0") : ("1px", "12px")
    return css + "\(row){background-image:none;border-width:\(width);border-color:@borders;"
      + "border-radius:\(radius);}"
  }

  private var headers: String {
    let space = hasCards ? "4px" : "8px"
    return "&>row.section-header,&>row.section-footer"
      + "{min-height:0;background:none;border-color:transparent;padding-top:\(space);padding-bottom:\(space);}"
      + (hasCards ? "&>row.section-header,&>row.section-footer{border-width:0;}" : "")
      + (hasCards ? "&>row.list-start.section-header{margin-top:12px;}" : "")
  }
}
