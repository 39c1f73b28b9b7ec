import Foundation
import Graphics
import GtkObjects

extension UIButton: WidgetProviding {
  package func makeWidget() -> Gtk.Widget {
    picture.hasColorOfText = true
    picture.contentMode = .center
    subtitle.font = .preferredFont(forTextStyle: .caption1)
    let parts = ButtonParts(title: title.realize(), subtitle: subtitle.realize(), picture: picture.realize())
    self.parts = parts
    parts.button.connect("clicked") { [weak self] in self?.wasClicked() }
    parts.button.connect("state-flags-changed") { [weak self] in self?.flagsDidChange() }
    parts.button.onMenuRequest { [weak self] x, y in self?.openMenu(at: (x, y)) ?? false }
    showContent()
    return parts.button
  }

  /// Reports the press and the release of a click, which assistive technology and tests cause without a pointer.
  private func wasClicked() {
    if !isHighlighted, !wasPressed { sendActions(for: .touchDown) }
    wasPressed = false
    if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
    if showsMenuAsPrimaryAction, menu != nil {
      openMenu(at: nil)
    } else {
      sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }
  }

  private func flagsDidChange() {
    guard let isPressed = parts?.button.isPressed, isPressed != isHighlighted else { return }
    isHighlighted = isPressed
    if isPressed {
      wasPressed = true
      sendActions(for: .touchDown)
    } else {
      // A click, if any, comes after the release.
      Task { [weak self] in
        guard let self, wasPressed, !isHighlighted else { return }
        wasPressed = false
        sendActions(for: .touchUpOutside)
      }
    }
  }

  @discardableResult
  private func openMenu(at point: (x: Double, y: Double)?) -> Bool {
    guard let menu, let parts, isEnabled else { return false }
    sendActions(for: .menuActionTriggered)
    parts.openMenu(
      menu.lines(from: self) { [weak self] action in self?.didChoose(action) }, at: point)
    return true
  }

  private func didChoose(_ action: UIAction) {
    if changesSelectionAsPrimaryAction { menu?.select(action) }
    contentDidChange()
  }

  /// The chosen item of the menu, whose title the button shows.
  private var chosen: UIAction? {
    guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction, let menu else { return nil }
    return (menu.selectedElements.first ?? menu.children.first) as? UIAction
  }

  /// Shows the content of the current state.
  func showContent() {
    let attributed = currentAttributedTitle
    let text = chosen?.title ?? attributed?.string ?? currentTitle
    if chosen == nil, let attributed {
      title.attributedText = attributed
    } else if title.text != text || title.attributedText != nil {
      title.text = text
    }
    let subtitleText = configuration?.attributedSubtitle.map { String($0.characters) } ?? configuration?.subtitle
    if let configuration, let transformer = configuration.subtitleTextAttributesTransformer {
      subtitle.attributedText = transformer.text(configuration.attributedSubtitle, configuration.subtitle)
    } else if subtitle.text != subtitleText {
      subtitle.text = subtitleText
    }
    let image = chosen?.image ?? currentImage
    picture.preferredSymbolConfiguration =
      configuration?.preferredSymbolConfigurationForImage ?? preferredSymbolConfigurationForImage(in: state)
    if picture.image != image { picture.image = image }
    let isDimmed = !isEnabled && adjustsImageWhenDisabled && image?.isShape == false
    if isDimmed != dimsPicture {
      dimsPicture = isDimmed
      picture.alpha = isDimmed ? 0.5 : 1
    }
    guard let parts else { return }
    let isBusy = configuration?.showsActivityIndicator == true
    parts.button.isSensitive = isEnabled
    parts.title.isVisible = text?.isEmpty == false
    parts.subtitle.isVisible = subtitleText?.isEmpty == false
    parts.titles.isVisible = parts.title.isVisible || parts.subtitle.isVisible
    parts.picturePlace.isVisible = image != nil && !isBusy
    parts.spinner.isVisible = isBusy
    if parts.spinner.isTurning != isBusy { parts.spinner.isTurning = isBusy }
    let opensMenu = menu != nil && showsMenuAsPrimaryAction
    let hidesArrow = configuration?.indicator == Configuration.Indicator.none
    parts.arrow.isVisible = opensMenu && parts.title.isVisible && !hidesArrow
    if menu == nil { parts.removeMenu() }
    parts.show(background: currentBackgroundImage)
    if configuration == nil { parts.setMargins(title: titleEdgeInsets, picture: imageEdgeInsets) }
    parts.arrange(
      imageEdge: configuration?.imagePlacement ?? .leading, spacing: imageSpacing,
      titleSpacing: configuration.map { Double($0.titlePadding) } ?? 1)
    alignContent(in: parts)
    showLook()
    nameButton(image: image)
  }

  private var imageSpacing: Double {
    if let configuration { return configuration.imagePadding }
    return 6 + titleEdgeInsets.left - titleEdgeInsets.right + imageEdgeInsets.right - imageEdgeInsets.left
  }

  private func alignContent(in parts: ButtonParts) {
    let isRightToLeft = Gtk.DesktopSettings.isRightToLeft
    let horizontal: Gtk.Widget.Align =
      switch contentHorizontalAlignment {
      case .center: .center
      case .fill: .fill
      case .leading: .start
      case .trailing: .end
      case .left: isRightToLeft ? .end : .start
      case .right: isRightToLeft ? .start : .end
      }
    let vertical: Gtk.Widget.Align =
      switch contentVerticalAlignment {
      case .center: .center
      case .top: .start
      case .bottom: .end
      case .fill: .fill
      }
    parts.row.setAlign(horizontal, on: .horizontal)
    parts.row.setAlign(vertical, on: .vertical)
    guard let alignment = configuration?.titleAlignment else { return }
    let isBeside = configuration?.imagePlacement != .top && configuration?.imagePlacement != .bottom
    switch alignment {
    case .leading: setTitleAlignment(.natural, .start)
    case .trailing: setTitleAlignment(isRightToLeft ? .left : .right, .end)
    case .center: setTitleAlignment(.center, .center)
    case .automatic: if isBeside, currentImage != nil { setTitleAlignment(.natural, .start) }
    }
  }

  private func setTitleAlignment(_ text: NSTextAlignment, _ align: Gtk.Widget.Align) {
    (title.textAlignment, subtitle.textAlignment) = (text, text)
    parts?.title.setAlign(align, on: .horizontal)
    parts?.subtitle.setAlign(align, on: .horizontal)
  }

  /// Names the button by its content, unless it has a name of its own.
  private func nameButton(image: UIImage?) {
    guard let parts else { return }
    parts.picture.setAccessible(.label, to: parts.title.isVisible ? "" : image?.spokenName ?? "")
    guard accessibilityLabel == nil else { return }
    if parts.title.isVisible {
      parts.button.setLabelledByLabels(in: parts.titles)
    } else {
      parts.button.setAccessibleLabel(image?.spokenName ?? "")
    }
  }
}
