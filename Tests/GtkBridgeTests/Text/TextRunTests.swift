import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  @Suite @MainActor struct TextRunTests {
    private func markup(_ screen: TestScreen<some View>) throws -> String {
      let label = try #require(screen.root.first("GtkLabel"))
      return String(cString: gtk_label_get_label(label.opaque))
    }

    @Test func textsAreJoined() throws {
      let screen = TestScreen { Text("plain ") + Text("bold").bold() + Text(" red").foregroundColor(.red).italic() }
      #expect(screen.texts == ["plain bold red"])
      #expect(
        try markup(screen)
          == "plain <span weight=\"700\">bold</span>"
          + "<span style=\"italic\" foreground=\"#e01b24\" alpha=\"100%\"> red</span>")
    }

    @Test func whatIsTextIsNeverMarkup() throws {
      let screen = TestScreen { Text("<b>5 < 7 &amp;</b> ") + Text("\"quoted\" & <i>").underline() }
      #expect(screen.texts == ["<b>5 < 7 &amp;</b> \"quoted\" & <i>"])
    }

    @Test func outerStylesCountForPartsWithoutTheirOwn() throws {
      let joined: Text = (Text("a") + Text("b").font(.title)).font(.caption)
      let runs = try #require(joined.runs)
      #expect(runs.map(\.style.font) == [.caption, .title])
    }

    @Test func partsHaveTypefacesOfTheirOwn() throws {
      let screen = TestScreen {
        Text("a").font(.custom("A & B", size: 10)) + Text("b").monospaced() + Text("1").monospacedDigit()
          + Text("d").font(.body.smallCaps())
      }
      #expect(
        try markup(screen)
          == "<span size=\"7680\" weight=\"400\" font_family=\"A &amp; B\">a</span>"
          + "<span font_family=\"monospace\">b</span><span font_features=\"tnum\">1</span>"
          + "<span size=\"100%\" weight=\"400\" font_variant=\"small-caps\">d</span>")
    }

    /// A property, whose type is inferred.
    private let bold = Text("bold").bold()

    @Test func modifiersOfATextReturnTexts() throws {
      let title = Text("title").font(.title).foregroundColor(.red)
      let joined: Text = bold + title
      #expect(try #require(joined.runs).count == 2)
    }

    private func styleClasses(_ widget: Gtk.Widget) -> Set<String> {
      guard let classes = gtk_widget_get_css_classes(widget.widget) else { return [] }
      defer { g_strfreev(classes) }
      var names: Set<String> = []
      var next = classes
      while let name = next.pointee {
        names.insert(String(cString: name))
        next += 1
      }
      return names
    }

    @Test func theStyleOfAWholeTextIsThatOfTheEnvironment() throws {
      struct Sample: View {
        var isLarge = false
        var body: some View {
          VStack {
            Text("own").font(isLarge ? .title : .body).bold().italic().monospacedDigit().foregroundColor(.red)
            HStack { Text("around") }.font(isLarge ? .title : .body).bold().italic().monospacedDigit()
              .foregroundColor(.red)
          }
        }
      }
      let screen = TestScreen { Sample() }
      for isLarge in [false, true, false] {
        screen.controller.rootView = Sample(isLarge: isLarge)
        screen.flush()
        screen.layOut()
        let (own, around) = try (#require(screen.root.label("own")), #require(screen.root.label("around")))
        #expect(try markup(screen) == "own", "no markup")
        #expect(styleClasses(own) == styleClasses(around))
        #expect(try screen.bounds(of: "own").height == screen.bounds(of: "around").height)
      }
    }

    @Test func runsChangeAndGo() throws {
      struct Sample: View {
        var isJoined = true
        var body: some View { isJoined ? Text("a") + Text("b").strikethrough() : Text("c") }
      }
      let screen = TestScreen { Sample() }
      screen.controller.rootView = Sample(isJoined: false)
      screen.flush()
      #expect(try markup(screen) == "c")
      screen.controller.rootView = Sample()
      screen.flush()
      #expect(screen.texts == ["ab"])
      #expect(try markup(screen) == "a<span strikethrough=\"true\">b</span>")
    }

    @Test func attributedStrings() throws {
      var string = AttributedString("see the page & more")
      if let range = string.range(of: "the page") { string[range].link = URL(string: "https://example.org/?a=1&b=2") }
      if let range = string.range(of: "more") {
        string[range].font = .headline
        string[range].foregroundColor = .red
        string[range].underlineStyle = .single
      }
      let screen = TestScreen { Text(string) }
      #expect(screen.texts == ["see the page & more"])
      let markup = try markup(screen)
      #expect(markup.contains("<a href=\"https://example.org/?a=1&amp;b=2\">the page</a>"))
      #expect(markup.contains("size=\"100%\" weight=\"700\" underline=\"single\" foreground=\"#e01b24\""))
    }

    @Test func backgroundsOfParts() throws {
      var string = AttributedString("a marked word")
      if let range = string.range(of: "marked") { string[range].backgroundColor = .yellow }
      let screen = TestScreen { Text(string) }
      #expect(try markup(screen).contains("background=\"#f6d32d\""))
    }

    @Test func boldAndItalicByAFlag() throws {
      func markup(_ isOn: Bool) throws -> String {
        try self.markup(TestScreen { Text("a").bold(isOn) + Text("b").italic(isOn) })
      }
      #expect(try markup(true) == "<span weight=\"700\">a</span><span style=\"italic\">b</span>")
      #expect(try markup(false) == "ab")
    }

    @Test func fontsOfParts() throws {
      let screen = TestScreen { Text("a").font(.title) + Text("b").font(.system(size: 20, weight: .light)) + Text("c") }
      #expect(
        try markup(screen)
          == "<span size=\"165%\" weight=\"400\">a</span><span size=\"15360\" weight=\"300\">b</span>c")
    }

    @Test(arguments: [1e300, .infinity, .nan, 0, -1e300])
    func fontsOfAnySize(size: Double) {
      let screen = TestScreen { Text("a").font(.system(size: size)) + Text("b") }
      screen.layOut()
      #expect(screen.texts == ["ab"])
    }
  }
}
