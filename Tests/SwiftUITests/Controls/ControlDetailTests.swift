import GtkBridgeTesting
import GtkObjects
import SwiftUI
import Testing

extension SwiftUITests {
  @Suite @MainActor struct ControlDetailTests {
    @Test func headersAreLargerIfTheyStandOut() throws {
      let host = try ViewHost {
        Form {
          Section("usual") { Text("a") }
          Section("large") { Text("b") }.headerProminence(.increased)
        }
      }
      #expect(try host.label("large").height > host.label("usual").height)
    }

    @Test func iconsHaveADistanceAndAWidth() throws {
      let host = try ViewHost {
        VStack(alignment: .leading) {
          Label("usual", systemImage: "plus")
          Label("far", systemImage: "plus").labelIconToTitleSpacing(60)
          Label("wide", systemImage: "plus").labelReservedIconWidth(80)
        }
      }
      let usual = try host.label("usual").originInWindow.x
      #expect(try host.label("far").originInWindow.x > usual + 40)
      #expect(try host.label("wide").originInWindow.x > usual + 40)
    }

    @Test func rowsHaveATint() throws {
      func icon(_ tint: Color?) throws -> Int {
        let view = Label("", systemImage: "square.fill").labelStyle(.iconOnly).listItemTint(tint)
        let pixels = try Pixels(of: view)
        return (0..<pixels.width).count { pixels[$0, pixels.height / 2].isNear(255, 0, 0) }
      }
      #expect(try icon(Color(red: 1, green: 0, blue: 0)) > 5)
      #expect(try icon(nil) == 0)
    }

    @Test func menusHaveArrows() throws {
      func arrows(_ visibility: Visibility) throws -> Int {
        let host = try ViewHost { Menu("Menu") { Text("item") }.menuIndicator(visibility) }
        defer { host.close() }
        return host.widgets.count {
          $0.typeName == "GtkBuiltinIcon" && $0.isMapped && $0.parent?.typeName != "GtkButton"
        }
      }
      #expect(try arrows(.automatic) == arrows(.visible))
      #expect(try arrows(.hidden) < arrows(.automatic))
    }

    @Test func faintBadgesHaveNoFill() throws {
      func reds(_ prominence: BadgeProminence) throws -> Int {
        let pixels = try Pixels(of: Color.clear.frame(width: 40, height: 40).badge(3).badgeProminence(prominence))
        return (0..<pixels.width).count { x in
          (0..<pixels.height).contains { pixels[x, $0].isNear(224, 27, 36) }
        }
      }
      #expect(try reds(.standard) > 4)
      #expect(try reds(.decreased) == 0)
    }

    @Test func helpOpensAnAddress() throws {
      var opened: [URL] = []
      let url = try #require(URL(string: "https://www.gtk.org"))
      let pressed = Count()
      let host = try ViewHost {
        HelpLink(destination: url)
          .environment(
            \.openURL,
            OpenURLAction {
              opened.append($0)
              return .handled
            })
        HelpLink { pressed.note() }.accessibilityLabel("own")
      }
      let name = Gtk.translated("_Help")
      try host.tap(name)
      try host.tap("own")
      #expect(opened == [url] && pressed.value == 1)
    }

    @Test func plainEditorsHaveNoBackground() throws {
      func alpha<Style: TextEditorStyle>(_ style: Style) throws -> Int {
        let editor = TextEditor(text: .constant("")).textEditorStyle(style).frame(width: 80, height: 60)
        return try Pixels(of: editor)[40, 40].alpha
      }
      #expect(try alpha(.automatic) == 255)
      #expect(try alpha(.plain) == 0)
      func drawn(_ visibility: Visibility) throws -> Int {
        try Pixels(of: TextEditor(text: .constant("")).scrollContentBackground(visibility).frame(width: 80, height: 60))
          .drawn
      }
      #expect(try drawn(.visible) > 4000 && drawn(.hidden) == 0, "no frame is left either")
    }

    @Test func actionsAreThoseOfButtons() throws {
      let (first, second) = (Count(), Count())
      let host = try ViewHost {
        Text("row").accessibilityActions {
          Button("Reply") { first.note() }
          Button("Archive", systemImage: "tray") { second.note() }
        }
        .accessibilityZoomAction { if $0.direction == .zoomOut { second.note() } }
      }
      let label = try host.label("row")
      #expect(label.performAccessibleAction(named: "Reply") && first.value == 1 && second.value == 0)
      #expect(label.performAccessibleAction(named: "Archive") && second.value == 1)
      #expect(label.performAccessibleAction(named: "zoom-out") && second.value == 2)
    }

    @Test func aPairIsALabelAndWhatItNames() throws {
      struct Screen: View {
        @Namespace var names
        @State var text = ""
        var body: some View {
          Text("Name").accessibilityLabeledPair(role: .label, id: 1, in: names)
          TextField("", text: $text).accessibilityLabeledPair(role: .content, id: 1, in: names)
        }
      }
      let host = try ViewHost { Screen() }
      #expect(try host.element(.textField, named: "Name").isEnabled)
    }
  }
}
