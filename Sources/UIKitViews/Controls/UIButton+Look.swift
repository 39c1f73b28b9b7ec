import Graphics

/// The look of buttons as style classes of the theme and declarations of a style sheet.
extension UIButton {
  func showLook() {
    guard let parts else { return }
    title.textColor = currentTitleColor
    title.shadowColor = titleShadowColor(for: state)
    if let configuration {
      parts.setStyleClass(configuration.styleClass(for: role))
      let tint = role == .destructive ? Color.destructive : tint
      parts.style.setAtOnce(configuration.css(tint: tint, isSelected: isSelected, hidesRing: hidesRing))
    } else {
      parts.setStyleClass(buttonType == .custom ? nil : "flat")
      parts.style.setAtOnce(typeCSS)
    }
  }

  /// Indicates whether the view has a background colour.
  var hasBackground: Bool {
    (look as? ViewLook).map { $0.backgroundColor != nil || $0.layer.backgroundColor != nil } ?? false
  }

  /// Indicates whether the view has a background or a border, which may hide the theme's focus ring.
  private var hidesRing: Bool { hasBackground || (look as? ViewLook).map { $0.layer.borderWidth > 0 } ?? false }

  /// The declarations of a button without a configuration.
  private var typeCSS: String? {
    var css = ""
    if buttonType == .custom {
      css += "button&{padding:0;min-width:0;min-height:0;border:none;box-shadow:none;transition:none;}"
      if !hasBackground { css += "button&{background:none;}" }
    } else if state.isDisjoint(with: .disabled) {
      let color = role == .destructive ? Color.destructive : tint
      css += "button&{color:\(color.textCSS);}"
    }
    if contentEdgeInsets != .zero {
      let insets = contentEdgeInsets
      css += "button&{padding:\(px(insets.top)) \(px(insets.right)) \(px(insets.bottom)) \(px(insets.left));}"
      css += "button&{min-width:0;min-height:0;}"
    }
    if hidesRing {
      // The theme's ring may have the colour of the background; the title's colour is visible on it. The ring is
      // inside, where the corners of the view do not clip it.
      css += "button&:focus-visible{outline:2px solid \(currentTitleColor.color.css);outline-offset:-3px;}"
    }
    return css.isEmpty ? nil : css
  }
}

/// Returns a length of a style sheet.
private func px(_ points: Double) -> String { "\(min(max(points.isFinite ? points : 0, 0), 8_000))px" }

extension UIButton.Configuration {
  fileprivate func styleClass(for role: UIButton.Role) -> String? {
    switch style {
    case .plain: "flat"
    case .gray: nil
    case .tinted: nil
    case .filled where baseBackgroundColor != nil || background.backgroundColor != nil: nil
    case .filled: role == .destructive ? "destructive-action" : "suggested-action"
    }
  }

  fileprivate func css(tint: Color, isSelected: Bool, hidesRing: Bool) -> String? {
    var css = ""
    let fill = background.backgroundColor ?? baseBackgroundColor
    var foreground = baseForegroundColor?.color
    switch style {
    case .plain:
      foreground = foreground ?? tint
      if let fill { css += "background:\(fill.color.css);" }
    case .gray:
      if let fill { css += flat(fill.color.css) }
    case .tinted:
      foreground = foreground ?? tint
      css += flat("alpha(\((baseBackgroundColor?.color ?? tint).css),0.18)")
      if let color = background.backgroundColor { css += flat(color.color.css) }
    case .filled:
      guard let fill else { break }
      css += flat(fill.color.css)
      foreground = foreground ?? .white
    }
    if isSelected, style == .plain { css += "background:alpha(\(tint.css),0.18);" }
    if let color = background.strokeColor, background.strokeWidth > 0 {
      css += "border:\(px(background.strokeWidth)) solid \(color.color.css);"
    }
    css += radius + size
    if let insets {
      css += "min-width:0;min-height:0;padding-top:\(px(insets.top));padding-bottom:\(px(insets.bottom));"
    }
    var rules = css.isEmpty ? "" : "button&{\(css)}"
    if let insets {
      // The edges of a style sheet do not follow the direction of the language.
      rules += "button&:dir(ltr){padding-left:\(px(insets.leading));padding-right:\(px(insets.trailing));}"
      rules += "button&:dir(rtl){padding-right:\(px(insets.leading));padding-left:\(px(insets.trailing));}"
    }
    if let foreground { rules += "button&:not(:disabled){color:\(foreground.textCSS);}" }
    if style != .plain, let fill {
      rules += "button&:hover{background:shade(\(fill.color.css),1.06);}"
      rules += "button&:active{background:shade(\(fill.color.css),0.9);}button&:disabled{opacity:0.5;}"
    }
    if hidesRing || style != .filled && fill != nil {
      // As for a button without a configuration.
      rules += "button&:focus-visible{outline:2px solid currentColor;outline-offset:-3px;}"
    } else if style == .filled {
      // The theme draws the focus ring inside the button, which has the accent colour, too.
      rules += "button&:focus-visible{outline:2px solid alpha(@theme_selected_bg_color,0.7);outline-offset:1px;}"
    }
    return rules.isEmpty ? nil : rules
  }

  private func flat(_ color: String) -> String {
    "background:\(color);border-color:transparent;box-shadow:none;text-shadow:none;-gtk-icon-shadow:none;"
  }

  private var radius: String {
    switch cornerStyle {
    case .dynamic: background.cornerRadius > 0 ? "border-radius:\(px(background.cornerRadius));" : ""
    case .fixed: "border-radius:\(px(background.cornerRadius));"
    case .small: "border-radius:3px;"
    case .medium: "border-radius:6px;"
    case .large: "border-radius:12px;"
    case .capsule: "border-radius:9999px;"
    }
  }

  private var size: String {
    switch buttonSize {
    case .medium: ""
    case .mini: "padding:0 6px;min-height:20px;font-size:smaller;"
    case .small: "padding:2px 8px;min-height:22px;font-size:smaller;"
    case .large: "padding:10px 20px;"
    }
  }
}
