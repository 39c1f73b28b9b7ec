import GtkObjects
import Testing
import UIKit

extension UIKitTests {
  @Suite @MainActor struct UIButtonTests {
    @Test func backgroundImagesFillTheButton() async throws {
      let red = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
        UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      }
      let button = UIButton(frame: .zero)
      button.setTitle("A long title of a button", for: .normal)
      button.setBackgroundImage(red, for: .normal)
      let host = try ControlHost(button)
      await host.nextFrame()
      #expect(Pixels(of: button)[1, 1] == "FF0000FF" && button.currentBackgroundImage == red)
      button.setBackgroundImage(nil, for: .normal)
      await host.nextFrame()
      #expect(Pixels(of: button)[1, 1] != "FF0000FF")
    }

    @Test func theFocusIsVisibleOnAColour() async throws {
      let button = UIButton(type: .custom)
      button.setTitle("Press", for: .normal)
      button.backgroundColor = .systemBlue
      let host = try ControlHost(button)
      await host.nextFrame()
      let widget = host.widget(of: button)
      widget?.all.first { $0.typeName == "GtkButton" }?.takeFocus()
      widget?.rootWindow?.showsFocus = true
      await host.nextFrame()
      try await Picture.take("focus-inside", host.host)
      let pixels = Pixels(of: button)
      let edge = (0..<6).map { pixels[$0, 12] }
      #expect(edge.contains("FFFFFFFF"), "the ring has the colour of the title: \(edge)")
    }

    private enum Style: CaseIterable {
      case plain, gray, tinted, filled

      @MainActor var configuration: UIButton.Configuration {
        switch self {
        case .plain: .plain()
        case .gray: .gray()
        case .tinted: .tinted()
        case .filled: .filled()
        }
      }
    }

    /// The background is that of the view or of the configuration.
    @Test(arguments: Style.allCases)
    private func theFocusOfAConfiguredButtonIsVisibleOnAColour(_ style: Style) async throws {
      func showsRing(_ color: (UIButton) -> Void) async throws -> Bool {
        let button = UIButton(configuration: style.configuration)
        button.configuration?.title = "Press"
        button.configuration?.baseForegroundColor = .white
        color(button)
        let host = try ControlHost(button)
        host.widget(of: button)?.takeFocus()
        host.widget(of: button)?.rootWindow?.showsFocus = true
        try await Picture.take("focus-configured", host.host)
        defer { host.host.close() }
        // The theme shows the ring gradually.
        return await MainLoop.wait {
          let pixels = Pixels(of: button)
          return (0..<6).contains { pixels[$0, 15] == "FFFFFFFF" }
        }
      }
      #expect(try await showsRing { $0.backgroundColor = .systemBlue })
      // The ring of a filled button is around it, at the edge of the view.
      guard style != .filled else { return }
      #expect(try await showsRing { $0.configuration?.background.backgroundColor = .systemBlue })
    }

    @Test(arguments: [UIButton.ButtonType.custom, .system]) func theFocusIsVisibleOnABorder(_ type: UIButton.ButtonType)
      async throws
    {
      let button = UIButton(type: type)
      button.setTitle("Press", for: .normal)
      button.layer.borderWidth = 1
      button.layer.borderColor = UIColor.systemGray.cgColor
      let host = try ControlHost(button)
      await host.nextFrame()
      func edge() -> [String] {
        let pixels = Pixels(of: button)
        return (0..<6).map { pixels[$0, 12] }
      }
      let before = edge()
      host.widget(of: button)?.takeFocus()
      host.widget(of: button)?.rootWindow?.showsFocus = true
      await host.nextFrame()
      #expect(edge() != before)
      host.host.close()
    }

    @Test(arguments: [UIButton.ButtonType.custom, .system, .close, .contactAdd, .infoLight])
    func anImageAloneIsShown(_ type: UIButton.ButtonType) async throws {
      let button = UIButton(type: type)
      if button.currentImage == nil { button.setImage(UIImage(systemName: "star"), for: .normal) }
      let host = try ControlHost(button)
      await host.nextFrame()
      let picture = try #require(button.realizedWidget?.all.first { $0.typeName == "GtkPicture" })
      #expect(picture.width >= 16 && picture.height >= 16)
      #expect(button.intrinsicContentSize.height >= 16)
    }

    @Test func insetsMakeRoom() async throws {
      let button = UIButton(type: .custom)
      button.setImage(UIImage(systemName: "star"), for: .normal)
      let host = try ControlHost(button)
      let (width, height) = (button.intrinsicContentSize.width, button.intrinsicContentSize.height)
      button.imageEdgeInsets = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
      await host.nextFrame()
      #expect(button.intrinsicContentSize == CGSize(width: width + 20, height: height + 10))
    }

    @Test(arguments: [34.0, 60]) func anImageInATallButtonTakesNoRoomOfTheTitle(height: Double) async throws {
      let button = UIButton(type: .custom)
      button.configuration = .plain()
      button.configuration?.title = "97,148"
      button.configuration?.image = UIImage(systemName: "heart.fill")?
        .withTintColor(.systemRed, renderingMode: .alwaysOriginal)
      button.heightAnchor.constraint(equalToConstant: height).isActive = true
      let host = try ControlHost(button)
      await host.nextFrame()
      let title = try #require(button.realizedWidget?.all.first { $0.typeName == "GtkLabel" })
      #expect(title.width == title.extent(on: .horizontal).natural)
      #expect(title.width > 20)
    }

    @Test func statesHaveContent() {
      let button = UIButton(type: .custom)
      button.setTitle("Off", for: .normal)
      button.setTitle("On", for: .selected)
      button.setTitleColor(.red, for: .disabled)
      #expect(button.currentTitle == "Off" && button.titleLabel?.text == "Off")
      button.isSelected = true
      #expect(button.currentTitle == "On" && button.titleLabel?.text == "On")
      button.isSelected = false
      button.isEnabled = false
      #expect(button.currentTitle == "Off" && button.currentTitleColor == .red)
      #expect(button.titleColor(for: .normal) == nil)
    }

    @Test func pressesAreReported() throws {
      let (log, button) = (Log(), UIButton(type: .system))
      button.setTitle("Sign In", for: .normal)
      button.addAction(UIAction { _ in log.add("down") }, for: .touchDown)
      button.addAction(UIAction { _ in log.add("up") }, for: .touchUpInside)
      button.addAction(UIAction { _ in log.add("primary") }, for: .primaryActionTriggered)
      let host = try ControlHost(button)
      try host.host.tap("Sign In")
      #expect(log.lines == ["down", "up", "primary"])
      button.isEnabled = false
      #expect(throws: (any Error).self) { try host.host.tap("Sign In") }
    }

    @Test func titlesFollowTheState() async throws {
      let button = UIButton(type: .system)
      button.setTitle("Follow", for: .normal)
      button.setTitle("Following", for: .selected)
      button.addAction(UIAction { action in (action.sender as? UIButton)?.isSelected.toggle() }, for: .touchUpInside)
      let host = try ControlHost(button)
      try host.host.tap("Follow")
      await host.nextFrame()
      #expect(host.texts == ["Following"])
      #expect(try host.host.element(.button, named: "Following").isEnabled)
    }

    @Test(arguments: [UIButton.ButtonType.custom, .system])
    func colorsAndBordersOfTheViewShow(type: UIButton.ButtonType) async throws {
      let button = UIButton(type: type)
      button.setTitle("Login", for: .normal)
      button.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      let (wide, high) = (
        button.widthAnchor.constraint(equalToConstant: 200), button.heightAnchor.constraint(equalToConstant: 60)
      )
      NSLayoutConstraint.activate([wide, high])
      let host = try ControlHost(button)
      await host.nextFrame()
      #expect(Pixels(of: button)[10, 30] == "0000FFFF")
      button.layer.borderWidth = 4
      button.layer.borderColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor
      await host.nextFrame()
      #expect(Pixels(of: button)[1, 30] == "FF0000FF" && Pixels(of: button)[10, 30] == "0000FFFF")
    }

    @Test func configurationsAreButtonsOfTheTheme() throws {
      var filled = UIButton.Configuration.filled()
      filled.title = "Buy"
      filled.subtitle = "12 €"
      filled.image = UIImage(systemName: "cart")
      let button = UIButton(configuration: filled, primaryAction: nil)
      let host = try ControlHost(button)
      let widget = try #require(host.widget(of: button))
      #expect(widget.hasStyleClass("suggested-action") && host.texts == ["Buy", "12 €"])
      button.configuration?.baseBackgroundColor = .systemGreen
      #expect(!widget.hasStyleClass("suggested-action"))
      button.configuration = .plain()
      #expect(widget.hasStyleClass("flat"))
    }

    @Test func configurationUpdatesWithTheState() throws {
      let button = UIButton(configuration: .gray(), primaryAction: UIAction(title: "Play") { _ in })
      button.configurationUpdateHandler = { $0.configuration?.title = $0.isSelected ? "Pause" : "Play" }
      let host = try ControlHost(button)
      #expect(host.texts == ["Play"])
      button.isSelected = true
      #expect(host.texts == ["Pause"])
    }

    @Test func imagesHaveNamesWithoutATitle() throws {
      let button = UIButton(type: .system)
      button.setImage(UIImage(systemName: "trash.fill"), for: .normal)
      let host = try ControlHost(button)
      #expect(try host.host.element(.button, named: "Trash").isShown)
      button.accessibilityLabel = "Delete"
      #expect(try host.host.element(.button, named: "Delete").isShown)
    }

    @Test func pressOpensTheMenu() async throws {
      let (log, button) = (Log(), UIButton(type: .system))
      button.setTitle("Sort", for: .normal)
      button.menu = UIMenu(
        options: .singleSelection,
        children: ["Name", "Date"].map { title in UIAction(title: title) { _ in log.add(title) } })
      button.showsMenuAsPrimaryAction = true
      button.changesSelectionAsPrimaryAction = true
      let host = try ControlHost(button)
      #expect(host.texts == ["Name"])
      try host.host.tap("Name")
      await host.nextFrame()
      let items = try #require(button.realizedWidget).all.filter { $0.typeName == "GtkModelButton" }
      #expect(items.map(\.texts).filter { $0 != [""] }.count == 2)
      #expect(items.first { $0.texts.contains("Date") }?.press() == true)
      await host.nextFrame()
      #expect(log.lines == ["Date"] && button.titleLabel?.text == "Date")
      host.host.close()
    }
  }
}
