import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// The places of views after a real layout, in a window of 400×300.
  @Suite @MainActor struct StackTests {
    @Test func rowStandsInTheMiddleWithItsSpacing() throws {
      let screen = TestScreen {
        HStack {
          Text("a")
          Text("b")
        }
      }
      screen.layOut()
      let (a, b) = (try screen.bounds(of: "a"), try screen.bounds(of: "b"))
      #expect(b.x - a.maxX == 6)
      #expect(a.y == b.y)
      #expect(abs(a.x - (400 - b.maxX)) <= 1, "centred across the window")
      #expect(abs(a.y - (300 - a.maxY)) <= 1)
    }

    @Test func columnStandsInTheMiddleWithItsSpacing() throws {
      let screen = TestScreen {
        VStack(spacing: 20) {
          Text("a")
          Text("longer")
        }
      }
      screen.layOut()
      let (a, b) = (try screen.bounds(of: "a"), try screen.bounds(of: "longer"))
      #expect(b.y - a.maxY == 20)
      #expect(abs((a.x + a.maxX) - (b.x + b.maxX)) <= 2, "centred on each other")
    }

    @Test(arguments: [HorizontalAlignment.leading, .trailing]) func columnAligns(_ alignment: HorizontalAlignment)
      throws
    {
      let screen = TestScreen {
        VStack(alignment: alignment) {
          Text("a")
          Text("longer")
        }
      }
      screen.layOut()
      let (a, b) = (try screen.bounds(of: "a"), try screen.bounds(of: "longer"))
      #expect(alignment == .leading ? a.x == b.x : a.maxX == b.maxX)
      #expect(a.width < b.width, "each keeps its own width")
    }

    @Test(arguments: [VerticalAlignment.top, .bottom]) func rowAligns(_ alignment: VerticalAlignment) throws {
      let screen = TestScreen {
        HStack(alignment: alignment) {
          Text("a")
          Text("b").frame(height: 100)
        }
      }
      screen.layOut()
      let (a, b) = (try screen.bounds(of: "a"), try screen.bounds(around: "b"))
      #expect(b.height == 100)
      #expect(alignment == .top ? a.y == b.y : a.maxY == b.maxY)
    }

    @Test func alignmentAndSpacingAreUpdatedInPlace() throws {
      struct Column: View {
        let alignment: HorizontalAlignment
        let spacing: Double
        var body: some View {
          VStack(alignment: alignment, spacing: spacing) {
            Text("a")
            Text("longer")
          }
        }
      }
      let screen = TestScreen { Column(alignment: .leading, spacing: 1) }
      let label = try #require(screen.root.label("a"))
      screen.controller.rootView = Column(alignment: .trailing, spacing: 30)
      screen.layOut()
      let (a, b) = (try screen.bounds(of: "a"), try screen.bounds(of: "longer"))
      #expect(a.maxX == b.maxX)
      #expect(b.y - a.maxY == 30)
      #expect(screen.root.label("a")?.widget == label.widget)
    }

    @Test func spacerPushesToTheEdgesOfARow() throws {
      let screen = TestScreen {
        HStack {
          Text("a")
          Spacer()
          Text("b")
        }
      }
      screen.layOut()
      let (a, b) = (try screen.bounds(of: "a"), try screen.bounds(of: "b"))
      #expect(a.x == 0)
      #expect(b.maxX == 400)
      #expect(abs(a.y - (300 - a.maxY)) <= 1, "it takes room along the row only")
    }

    @Test func spacerPushesToTheEdgesOfAColumn() throws {
      let screen = TestScreen {
        VStack {
          Text("a")
          Spacer()
          Text("b")
        }
      }
      screen.layOut()
      #expect(try screen.bounds(of: "a").y == 0)
      #expect(try screen.bounds(of: "b").maxY == 300)
      #expect(try screen.bounds(of: "a").x > 100, "it takes room along the column only")
    }

    @Test func twoSpacersShareTheRoom() throws {
      let screen = TestScreen {
        HStack {
          Spacer()
          Text("a")
          Spacer()
          Text("b")
        }
      }
      screen.layOut()
      let (a, b) = (try screen.bounds(of: "a"), try screen.bounds(of: "b"))
      #expect(abs(a.x - (b.x - a.maxX)) <= 1)
    }

    @Test func spacerKeepsItsLeastLength() throws {
      let screen = TestScreen {
        HStack(spacing: 0) {
          Text("a")
          Spacer(minLength: 77)
          Text("b")
        }.frame(width: 10)
      }
      screen.layOut()
      #expect(try screen.bounds(of: "b").x - screen.bounds(of: "a").maxX == 77)
    }

    @Test func spacerThatComesLaterWidensWhatIsAround() throws {
      struct Row: View {
        let isWide: Bool
        var body: some View {
          VStack {
            HStack {
              Text("a")
              if isWide { Spacer() }
              Text("b")
            }.padding(5).border(.red)
          }
        }
      }
      let screen = TestScreen { Row(isWide: false) }
      screen.layOut()
      #expect(try screen.bounds(of: "a").x > 100)
      screen.controller.rootView = Row(isWide: true)
      screen.layOut()
      #expect(try screen.bounds(of: "a").x == 5)
      #expect(try screen.bounds(of: "b").maxX == 395)
      screen.controller.rootView = Row(isWide: false)
      screen.layOut()
      #expect(try screen.bounds(of: "a").x > 100)
    }

    @Test func rootViewsStandInAColumn() throws {
      let screen = TestScreen {
        Text("a")
        Text("b")
      }
      screen.layOut()
      #expect(try screen.bounds(of: "b").y > screen.bounds(of: "a").y)
    }

    @Test func groupAndEmptyViewHaveNoWidgetOfTheirOwn() throws {
      let screen = TestScreen {
        VStack {
          Group {
            Text("a")
            EmptyView()
            Text("b")
          }
          Text("c")
        }
      }
      let column = try #require(screen.root.label("a")?.parent)
      #expect(column.children.map(\.labelText) == ["a", "b", "c"])
    }

    @Test func modifierOnAGroupActsOnEachView() throws {
      let screen = TestScreen {
        Group {
          Text("a")
          Text("b")
        }.border(.red)
      }
      #expect(try #require(screen.root.label("a")).styles == #require(screen.root.label("b")).styles)
      #expect(try #require(screen.root.label("a")).styles.count == 1)
    }

    @Test(arguments: [300.0, 301, 337, 400]) func fieldAndButtonAboveAList(_ width: Double) throws {
      let screen = TestScreen(width: Int32(width)) {
        VStack {
          HStack {
            TextField("New note", text: .constant("Milk"))
            Button("Add") {}
          }
          List(0..<3) { Text("\($0)") }
        }
        .padding()
      }
      screen.layOut()
      for box in screen.root.all("GtkBridgeBox") {
        var (least, leastForWidth): (Int32, Int32) = (0, 0)
        gtk_widget_measure(box.widget, GTK_ORIENTATION_VERTICAL, -1, &least, nil, nil, nil)
        let width = gtk_widget_get_width(box.widget)
        gtk_widget_measure(box.widget, GTK_ORIENTATION_VERTICAL, width, &leastForWidth, nil, nil, nil)
        #expect(least == leastForWidth, "\(box.dump())")
      }
    }

    @Test func columnNeedsNoMoreWidthForAHeightThanAtAll() throws {
      let settings = try #require(Gtk.DesktopSettings())
      let font: String = settings.property("gtk-font-name")
      defer { settings.setProperty("gtk-font-name", to: font) }
      settings.setProperty("gtk-font-name", to: "Cantarell 11")
      let screen = TestScreen(width: 300) {
        HStack {
          Spacer()
          VStack {
            Spacer()
            Button("탭1 동작 단추") {}
            Button("탭2 동작 단추") {}
            Spacer().frame(height: 10)
            Text("탭1 동작").font(.title).border(.gray)
            Spacer().frame(height: 10)
            Text("탭1 숫자 0").font(.title).border(.gray)
            Spacer()
          }
          Spacer()
        }
      }
      screen.layOut()
      for box in screen.root.all("GtkBridgeBox") {
        var (least, leastForHeight): (Int32, Int32) = (0, 0)
        gtk_widget_measure(box.widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, nil, nil, nil)
        gtk_widget_measure(box.widget, GTK_ORIENTATION_HORIZONTAL, 1_048_576, &leastForHeight, nil, nil, nil)
        #expect(least >= leastForHeight, "\(box.dump())")
      }
    }
  }
}
