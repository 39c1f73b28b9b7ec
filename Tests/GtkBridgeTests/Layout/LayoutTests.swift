import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Views placed by layouts: the library's own and a client's.
  @MainActor
  @Suite struct LayoutTests {
    // MARK: Guides

    @Test func alignmentGuideMovesTheView() throws {
      let screen = TestScreen {
        VStack(alignment: .leading, spacing: 0) {
          Text("first")
          Text("second").alignmentGuide(.leading) { _ in -30 }
        }
      }
      screen.layOut()
      #expect(try screen.bounds(of: "second").x - screen.bounds(of: "first").x == 30)
    }

    private enum Mark: AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
    }

    @Test func guideOfOnesOwnIsFoundThroughStacksAndModifiers() throws {
      let mark = HorizontalAlignment(Mark.self)
      let screen = TestScreen {
        VStack(alignment: mark, spacing: 0) {
          Text("first")
          HStack { Text("second").alignmentGuide(mark) { _ in -30 } }.padding(10).frame(width: 200)
        }
      }
      screen.layOut()
      let (first, second) = (try screen.bounds(of: "first"), try screen.bounds(of: "second"))
      #expect(second.x == first.x + 30)
    }

    @Test func guideFollowsTheState() throws {
      struct Shifted: View {
        var shift: Double
        var body: some View {
          VStack(alignment: .leading, spacing: 0) {
            Text("first")
            Text("second").alignmentGuide(.leading) { _ in -shift }
          }
        }
      }
      let screen = TestScreen { Shifted(shift: 10) }
      screen.layOut()
      screen.controller.rootView = Shifted(shift: 50)
      screen.layOut()
      #expect(try screen.bounds(of: "second").x - screen.bounds(of: "first").x == 50)
    }

    @Test func textsOfDifferentSizesShareABaseline() throws {
      let screen = TestScreen {
        HStack(alignment: .firstTextBaseline) {
          Text("large").font(.system(size: 40))
          Text("small").font(.system(size: 10))
          HStack { Text("padded").font(.system(size: 10)) }.padding(.top, 25)
        }
      }
      screen.layOut()
      let (large, small) = (try screen.baseline(of: "large"), try screen.baseline(of: "small"))
      #expect(abs(large - small) <= 1)
      #expect(try abs(screen.baseline(of: "padded") - large) <= 1)
      #expect(try screen.bounds(of: "small").y > screen.bounds(of: "large").y + 10)
    }

    @Test func overlayStandsAtACustomGuide() throws {
      enum Third: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
      }
      let third = HorizontalAlignment(Third.self)
      let screen = TestScreen {
        Text("below").frame(width: 300, height: 60)
          .overlay(alignment: Alignment(horizontal: third, vertical: .top)) {
            Text("x").frame(width: 30).alignmentGuide(third) { _ in 0 }
          }
      }
      screen.layOut()
      #expect(try screen.bounds(around: "x").x == 50 + 100)
    }

    // MARK: Clients' layouts

    /// Places views on a diagonal, each after its own distance.
    private struct Diagonal: Layout {
      struct Gap: LayoutValueKey {
        static let defaultValue: CGFloat = 0
      }

      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.map { $0.sizeThatFits(.unspecified) }
          .reduce(.zero) { CGSize(width: $0.width + $1.width, height: $0.height + $1.height) }
      }

      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var corner = bounds.origin
        for subview in subviews {
          corner.x += subview[Gap.self]
          subview.place(at: corner, proposal: .unspecified)
          let size = subview.sizeThatFits(.unspecified)
          corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
        }
      }
    }

    @Test func layoutOfAClient() throws {
      let screen = TestScreen {
        Diagonal {
          Text("a").frame(width: 40, height: 20)
          Text("b").frame(width: 50, height: 30).layoutValue(key: Diagonal.Gap.self, value: 7).padding(1)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
      screen.layOut()
      let (a, b) = (try screen.bounds(around: "a"), try screen.bounds(around: "b"))
      #expect((a.x, a.y) == (0, 0))
      #expect((b.x, b.y) == (40 + 7, 20))
      #expect((b.width, b.height) == (50 + 2, 30 + 2))
    }

    @Test func layoutValueFollowsTheState() throws {
      struct Row: View {
        var gap: CGFloat
        var body: some View {
          Diagonal {
            Text("a").frame(width: 40, height: 20)
            Text("b").layoutValue(key: Diagonal.Gap.self, value: gap)
          }
        }
      }
      let screen = TestScreen { Row(gap: 3) }
      screen.layOut()
      let before = try screen.bounds(of: "b").x - screen.bounds(around: "a").x
      screen.controller.rootView = Row(gap: 23)
      screen.layOut()
      #expect(try screen.bounds(of: "b").x - screen.bounds(around: "a").x == before + 20)
    }

    @Test func changedLayoutKeepsTheViews() throws {
      struct Turning: View {
        var isRow: Bool
        var body: some View {
          (isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))) {
            Text("a").frame(width: 40, height: 20)
            Spacer()
            Text("b").frame(width: 40, height: 20)
          }
        }
      }
      let screen = TestScreen { Turning(isRow: true) }
      screen.layOut()
      let widget = try #require(screen.root.label("b"))
      #expect(
        try screen.bounds(around: "b").maxX == 400 && screen.bounds(around: "a").y == screen.bounds(around: "b").y)
      screen.controller.rootView = Turning(isRow: false)
      screen.layOut()
      #expect(
        try screen.bounds(around: "b").maxY == 300 && screen.bounds(around: "a").x == screen.bounds(around: "b").x)
      #expect(screen.root.label("b")?.identity == widget.identity)
    }

    // MARK: Proposals

    @Test func lessFlexibleViewsAreServedFirst() throws {
      let screen = TestScreen {
        HStack(spacing: 0) {
          Text("wide").frame(minWidth: 50, maxWidth: .infinity)
          Text("fixed").frame(width: 100)
          Text("limited").frame(minWidth: 50, maxWidth: 80)
        }
      }
      screen.layOut()
      #expect(try screen.bounds(around: "fixed").width == 100)
      #expect(try screen.bounds(around: "limited").width == 80)
      #expect(try screen.bounds(around: "wide").width == 220)
    }

    @Test func priorityTakesRoomFromTheOthers() throws {
      let long = "a text that is longer than its share of the row is"
      let other = "another text that is as long as the other is long"
      let screen = TestScreen(width: 400) {
        HStack(spacing: 0) {
          Text(long).lineLimit(1)
          Text(other).lineLimit(1).layoutPriority(1)
        }
      }
      screen.layOut()
      #expect(try screen.bounds(of: other).width > screen.bounds(of: long).width + 100)
    }

    /// The lines of a text with a limit are in the same places as without one, unless the text is truncated.
    @Test(arguments: [2, 5]) func limitedTextIsAsWideAsItsLongestLine(limit: Int) throws {
      // Its longest line is clearly shorter than the room.
      let words = "mmmmmmmm mmmmmmmm mm"
      let screen = TestScreen(width: 200) {
        VStack {
          Text(words)
          Text(words).lineLimit(limit)
          Text(String(repeating: words, count: 9)).lineLimit(limit)
        }
      }
      screen.layOut()
      let labels = screen.root.all("GtkLabel").map { $0.bounds(in: screen.root) }
      #expect(labels[0].width < 180 && abs(labels[0].width - labels[1].width) < 2, "\(labels)")
      #expect(abs(labels[1].height - labels[0].height) < 1)
      #expect(labels[2].width <= 200 && (labels[2].height > labels[1].height + 1) == (limit > 2))
    }

    /// GTK would measure it in the width of its longest word.
    @Test func scrollViewInAnotherOneIsAsHighAsItsContent() throws {
      let words = "one two three four five six"
      let screen = TestScreen {
        ScrollView {
          ScrollView { Text(words).padding(10) }
          Text("below")
        }
      }
      screen.layOut()
      let (inside, below) = (try screen.bounds(of: words), try screen.bounds(of: "below"))
      #expect(abs(below.y - inside.maxY - 10) < 12, "\(inside), \(below)")
    }

    @Test func wrappedTextIsAsWideAsItsLongestLine() throws {
      let text = "a few short words"
      let screen = TestScreen(width: 90) { Text(text).padding(4).background(Color.green) }
      screen.layOut()
      let bounds = try screen.bounds(of: text)
      #expect(bounds.width < 88 && bounds.height > 30)
      #expect(abs(bounds.x - (90 - bounds.maxX)) <= 1)
    }

    @Test func aspectRatioGivesARowItsHeight() throws {
      let screen = TestScreen {
        VStack(spacing: 0) {
          Color.red.aspectRatio(2, contentMode: .fit)
          Text("below")
          Spacer()
        }
      }
      screen.layOut()
      #expect(try screen.bounds(of: "below").y == 200)
    }

    @Test func firstViewThatFitsIsShown() throws {
      struct Choice: View {
        let width: Double
        var body: some View {
          ViewThatFits(in: .horizontal) {
            Text("the long title of it").fixedSize()
            Text("short")
          }
          .frame(width: width)
        }
      }
      let screen = TestScreen { Choice(width: 350) }
      screen.layOut()
      let (long, short) = (
        try #require(screen.root.label("the long title of it")), try #require(screen.root.label("short"))
      )
      func isHidden(_ widget: Gtk.Widget) -> Bool { widget.isAccessibleHidden || widget.parent.map(isHidden) == true }
      func isPresent(_ label: Gtk.Widget) -> Bool { label.isMapped && !isHidden(label) }
      func isAbsent(_ label: Gtk.Widget) -> Bool { !label.isMapped && isHidden(label) }
      #expect(isPresent(long) && isAbsent(short))
      screen.controller.rootView = Choice(width: 60)
      screen.layOut()
      #expect(isAbsent(long) && isPresent(short))
      screen.controller.rootView = Choice(width: 350)
      screen.layOut()
      #expect(isPresent(long) && isAbsent(short))
    }

    // MARK: Coordinate spaces

    @Test func namedSpaceIsThatOfTheNearestViewWithTheName() throws {
      var places: [CGPoint] = []
      let screen = TestScreen {
        VStack(spacing: 0) {
          Text("x").frame(height: 40)
          GeometryReader { geometry in
            let _ = places.append(geometry.frame(in: .named("column")).origin)
            Text("reader")
          }
          .padding(.leading, 15)
        }
        .coordinateSpace(name: "column")
        .padding(.top, 100)
      }
      screen.layOut()
      screen.layOut()
      #expect(places.last == CGPoint(x: 15, y: 40))
    }

    @Test func positionIsReadAgainWhenItScrolls() throws {
      var tops: [Double] = []
      let screen = TestScreen {
        ScrollView {
          VStack(spacing: 0) {
            GeometryReader { geometry in
              let _ = tops.append(geometry.frame(in: .scrollView).minY)
              Text("head")
            }
            .frame(height: 50)
            Color.red.frame(height: 2000)
          }
        }
      }
      screen.layOut()
      screen.layOut()
      #expect(tops.last == 0)
      let scroller = try #require(screen.root.all.first { $0.typeName == "GtkScrolledWindow" })
      gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(scroller.opaque), 120)
      screen.layOut()
      #expect(tops.last == -120)
    }
  }
}
