import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Texts in less height than their lines need.
  @MainActor
  @Suite struct TextTruncationTests {
    private static let words = "one two three four five six seven eight nine ten eleven twelve"

    @Test func aTextShowsTheLinesThatFitIntoItsFrame() throws {
      let screen = TestScreen { Text(Self.words).frame(width: 120, height: 45) }
      screen.layOut()
      #expect(try screen.isTruncated(Self.words))
      #expect(try (20...45).contains(screen.bounds(of: Self.words).height))
    }

    @Test func aTextHasAtLeastOneLine() throws {
      let screen = TestScreen { Text(Self.words).frame(width: 120, height: 4) }
      screen.layOut()
      #expect(try screen.isTruncated(Self.words))
      #expect(try (10...24).contains(screen.bounds(of: Self.words).height))
    }

    @Test func linesOfATextThatFitAreNotTruncated() throws {
      let screen = TestScreen { Text(Self.words).frame(width: 120, height: 400) }
      screen.layOut()
      #expect(try !screen.isTruncated(Self.words))
      #expect(try screen.bounds(of: Self.words).height > 60)
    }

    @Test(arguments: ["first\nsecond\nthird\nfourth", "first second third fourth\nfifth"])
    func linesThatTheTextItselfBreaksAreTruncated(text: String) throws {
      let screen = TestScreen { Text(text).frame(width: 90, height: 40) }
      screen.layOut()
      #expect(try screen.isTruncated(text))
      #expect(try screen.bounds(of: text).height <= 40)
    }

    @Test func aTextIsWholeAgainInAHigherFrame() throws {
      let model = FrameHeight(400)
      let screen = TestScreen { HighText(model: model, text: Self.words) }
      screen.layOut()
      let height = try screen.bounds(of: Self.words).height
      for _ in 0..<3 {
        model.height = 45
        screen.layOut()
        #expect(try screen.isTruncated(Self.words))
        #expect(try screen.bounds(of: Self.words).height <= 45)
        model.height = 400
        screen.layOut()
        #expect(try !screen.isTruncated(Self.words))
        #expect(try screen.bounds(of: Self.words).height == height)
      }
    }

    @Test func aShorterTextIsNotTruncated() throws {
      let model = FrameHeight(45)
      let screen = TestScreen { ChangingText(model: model) }
      screen.layOut()
      #expect(try screen.isTruncated(model.text))
      model.text = "short"
      screen.layOut()
      #expect(try !screen.isTruncated("short"))
    }

    @Test func aLineLimitHoldsWhereThereIsRoomForMore() throws {
      let model = FrameHeight(30)
      let screen = TestScreen { HighText(model: model, text: Self.words).lineLimit(3) }
      screen.layOut()
      let low = try screen.bounds(of: Self.words).height
      #expect(low <= 30)
      model.height = 400
      screen.layOut()
      let high = try screen.bounds(of: Self.words).height
      #expect(high > 2 * low && high < 4 * low)
      #expect(try screen.isTruncated(Self.words))
    }

    @Test func aColumnGivesTheRoomOfItsFrameToItsTexts() throws {
      let screen = TestScreen {
        VStack(spacing: 0) {
          Text("title")
          Text(Self.words)
        }
        .frame(width: 120, height: 70)
      }
      screen.layOut()
      #expect(try !screen.isTruncated("title"))
      #expect(try screen.isTruncated(Self.words))
      #expect(try screen.bounds(of: "title").height + screen.bounds(of: Self.words).height <= 70)
    }

    @Test func textsWithRoomForAllAreWhole() throws {
      let screen = TestScreen {
        List {
          VStack {
            Text(Self.words).font(.title)
            Text(Self.words + ".")
            Text(Self.words + Self.words).font(.caption)
          }
        }
      }
      screen.layOut()
      for text in screen.texts { #expect(try !screen.isTruncated(text), "\(text)") }
      #expect(screen.texts.count == 3)
    }

    @Test func textsBesideAListInAScrollViewAreWhole() throws {
      let screen = TestScreen(width: 200, height: 200) {
        ScrollView {
          Text(Self.words)
          List(0..<50, id: \.self) { Text("row \($0)") }.frame(height: 120)
          Text(Self.words + ".")
        }
      }
      screen.layOut()
      #expect(try !screen.isTruncated(Self.words))
      #expect(try !screen.isTruncated(Self.words + "."))
    }

    @Test func fixedSizeKeepsAllLines() throws {
      let screen = TestScreen {
        Text(Self.words).fixedSize(horizontal: false, vertical: true).frame(width: 120, height: 30)
      }
      screen.layOut()
      #expect(try !screen.isTruncated(Self.words))
      #expect(try screen.bounds(of: Self.words).height > 60)
    }
  }
}

@MainActor
private final class FrameHeight: ObservableObject {
  @Published var height: Double
  @Published var text = "one two three four five six seven eight nine ten"

  init(_ height: Double) { self.height = height }
}

private struct HighText: View {
  @ObservedObject var model: FrameHeight
  let text: String
  var body: some View { Text(text).frame(width: 120, height: model.height) }
}

private struct ChangingText: View {
  @ObservedObject var model: FrameHeight
  var body: some View { Text(model.text).frame(width: 120, height: model.height) }
}

extension TestScreen {
  /// Returns whether a text is shown with an ellipsis for its truncated part.
  fileprivate func isTruncated(_ text: String) throws -> Bool {
    let label = try #require(root.label(text), "no text \(text)")
    return pango_layout_is_ellipsized(gtk_label_get_layout(label.opaque)) != 0
  }
}
