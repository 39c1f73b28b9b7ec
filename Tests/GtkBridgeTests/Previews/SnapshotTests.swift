import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  @Suite @MainActor struct SnapshotTests {
    /// The colour in the middle of a picture: blue, green, red and opacity.
    private func middle(_ png: Data) throws -> [UInt8] {
      let texture = try #require(Gtk.Texture(png))
      let start = (texture.height / 2 * texture.width + texture.width / 2) * 4
      return Array(texture.pixels[start..<start + 4])
    }

    @Test func pictureHasTheViewInItsSizeAndNoWindowIsShown() throws {
      let shown = Gtk.shownWindows.count
      let size = CGSize(width: 80, height: 40)
      let png = try Snapshot.png(of: Color(red: 1, green: 0, blue: 0), size: size, scale: 2)
      let texture = try #require(Gtk.Texture(png))
      #expect(texture.width == 160 && texture.height == 80)
      #expect(try middle(png) == [0, 0, 255, 255])
      #expect(Gtk.shownWindows.count == shown)
    }

    @Test func schemeIsTheGround() throws {
      let size = CGSize(width: 60, height: 60)
      let light = try middle(Snapshot.png(of: Spacer(), size: size, scheme: .light))
      let dark = try middle(Snapshot.png(of: Spacer(), size: size, scheme: .dark))
      #expect(light[0] > 200 && dark[0] < 100)
      #expect(!Gtk.prefersDark, "the program's own is left alone")
    }

    @Test func sizeIsTheViewsOwnWhereNoneIsGivenAndNeverLessThanItNeeds() throws {
      let own = try Snapshot.snapshot(of: Spacer().frame(width: 123, height: 45))
      #expect(own.size == CGSize(width: 123, height: 45))
      let small = try Snapshot.snapshot(
        of: Spacer().frame(width: 123, height: 45), size: CGSize(width: 10, height: 10))
      #expect(small.size == CGSize(width: 123, height: 45))
    }

    @Test func whatCannotBeDrawnIsSaid() {
      #expect(throws: SnapshotError.cannotDraw(width: 30_000, height: 10)) {
        try Snapshot.png(of: Text("a"), size: CGSize(width: 30_000, height: 10))
      }
    }

    @Test func textFormHasRolesNamesAndValues() throws {
      struct Form: View {
        @State var name = "Ada"
        @State var isOn = true
        @State var volume = 3.0
        var body: some View {
          VStack {
            Text("A \"title\"")
            TextField("Name", text: $name).accessibilityIdentifier("name")
            Toggle("Loud", isOn: $isOn)
            Slider(value: $volume, in: 0...10)
            Button("Add") {}.disabled(true).accessibilityHint("adds")
            Text("secret").accessibilityHidden(true)
          }
        }
      }
      #expect(
        try Snapshot.text(of: Form()) == """
          label "A \\"title\\""
          text-box "Name" value "Ada" id name
          checkbox "Loud" on
          slider value 3
          button "Add" hint "adds" disabled

          """)
    }

    @Test func listHasItsRows() throws {
      let text = try Snapshot.text(of: List(0..<30, id: \.self) { Text("Row \($0)") })
      #expect(text.hasPrefix("list\n  list-item\n    label \"Row 0\"\n"))
      #expect(text.contains("\"Row 29\""))
    }

    @Test func waitsForWhatTasksBring() throws {
      struct Loading: View {
        @State var text = "…"
        var body: some View {
          Text(text).task {
            await Task.yield()
            text = "here"
          }
        }
      }
      let snapshot = try Snapshot.snapshot(of: Loading(), waitingUntil: { $0 == ["here"] })
      #expect(snapshot.text == "label \"here\"\n")
    }

    @Test func viewAppearsAndDisappearsForIt() throws {
      let log = Log()
      _ = try Snapshot.png(
        of: Text("a").onAppear { log.entries.append("came") }.onDisappear { log.entries.append("went") })
      #expect(log.entries == ["came", "went"])
    }

    @Test func nothingStaysBehind() throws {
      weak var token: Token?
      func take() throws {
        let watched = Token()
        token = watched
        _ = try Snapshot.png(of: Button("a") { withExtendedLifetime(watched) {} })
      }
      try take()
      #expect(MainLoop.pump { token == nil })
    }
  }

  @Suite @MainActor struct PictureDifferenceTests {
    private func png<Content: View>(_ view: Content) throws -> Data {
      try Snapshot.png(of: view, size: CGSize(width: 160, height: 160))
    }

    @Test func samePictureDoesNotDiffer() throws {
      let picture = try png(Text("Hello"))
      #expect(PictureDifference(picture, picture, channelTolerance: 0)?.differingShare == 0)
    }

    @Test func missingControlDiffers() throws {
      let with = try png(Button("Hello") {}.frame(width: 120, height: 120))
      let without = try png(Spacer())
      let difference = try #require(PictureDifference(with, without, channelTolerance: 2))
      #expect(difference.differingShare > 0.1)
    }

    @Test func otherSizesAreSaid() throws {
      let small = try Snapshot.png(of: Spacer(), size: CGSize(width: 20, height: 20))
      let difference = try #require(PictureDifference(small, try png(Spacer()), channelTolerance: 255))
      #expect(difference.differingShare == 1)
      #expect(difference.sizes == "20 × 20 and 160 × 160 pixels")
    }

    @Test func whatIsNoPictureIsSaid() {
      #expect(PictureDifference(Data("no".utf8), Data(), channelTolerance: 0) == nil)
    }
  }
}
