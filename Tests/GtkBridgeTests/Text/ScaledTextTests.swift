import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Texts that shrink where they do not fit.
  @MainActor
  @Suite struct ScaledTextTests {
    private static let line = "a line that is wider than its room"
    private static let narrowest = 100.0

    private func scale(of text: String, in screen: TestScreen<some View>) throws -> Double {
      let lines = gtk_label_get_layout(try #require(screen.root.label(text)).opaque)
      guard let attributes = pango_layout_get_attributes(lines), let all = pango_attr_list_get_attributes(attributes)
      else { return 1 }
      defer { g_slist_free_full(all) { pango_attribute_destroy($0?.assumingMemoryBound(to: PangoAttribute.self)) } }
      var scale = 1.0
      var next: UnsafeMutablePointer<GSList>? = all
      while let current = next {
        let attribute = current.pointee.data.assumingMemoryBound(to: PangoAttribute.self)
        if attribute.pointee.klass.pointee.type == PANGO_ATTR_SCALE, let number = pango_attribute_as_float(attribute) {
          scale = number.pointee.value
        }
        next = current.pointee.next
      }
      return scale
    }

    private func isTruncated(_ text: String, in screen: TestScreen<some View>) throws -> Bool {
      pango_layout_is_ellipsized(gtk_label_get_layout(try #require(screen.root.label(text)).opaque)) != 0
    }

    @Test func lineShrinksUntilItFits() throws {
      let screen = TestScreen {
        Text(Self.line).lineLimit(1).minimumScale(0.2).frame(width: Self.narrowest)
      }
      screen.layOut()
      let bounds = try screen.bounds(of: Self.line)
      let scale = try scale(of: Self.line, in: screen)
      #expect(Double(bounds.width) <= Self.narrowest && bounds.width > 90 && scale < 0.7, "\(bounds), \(scale)")
      #expect(try !isTruncated(Self.line, in: screen))
    }

    @Test func lineIsTruncatedInItsSmallestFont() throws {
      let screen = TestScreen {
        Text(Self.line).lineLimit(1).minimumScale(0.9).frame(width: Self.narrowest)
      }
      screen.layOut()
      #expect(try scale(of: Self.line, in: screen) == 0.9)
      #expect(try isTruncated(Self.line, in: screen))
    }

    @Test func textWrapsBeforeItShrinks() throws {
      let screen = TestScreen {
        VStack {
          Text(Self.line).minimumScale(0.5)
          Text(Self.line + ".")
        }
        .frame(width: Self.narrowest)
      }
      screen.layOut()
      #expect(try scale(of: Self.line, in: screen) == 1)
      let (wrapping, plain) = (try screen.bounds(of: Self.line), try screen.bounds(of: Self.line + "."))
      #expect(wrapping.height == plain.height && wrapping.height > 30)
    }

    @Test func linesShrinkIntoTheirHeight() throws {
      let text = Array(repeating: "several words", count: 8).joined(separator: " ")
      let screen = TestScreen { Text(text).minimumScale(0.3).frame(width: Self.narrowest, height: 60) }
      screen.layOut()
      let bounds = try screen.bounds(of: text)
      #expect(bounds.height <= 60 && bounds.height > 45 && Double(bounds.width) <= Self.narrowest, "\(bounds)")
      #expect(try !isTruncated(text, in: screen))
    }

    @Test(arguments: ["W", "I", " "]) func letterShrinksOnBothAxes(letter: String) throws {
      let screen = TestScreen {
        Text(letter).font(.system(size: 300, weight: .bold)).minimumScale(0.01).frame(width: 60, height: 60)
      }
      screen.layOut()
      let bounds = try screen.bounds(of: letter)
      #expect(bounds.width <= 60 && bounds.height <= 60 && bounds.height > 40, "\(bounds)")
    }

    @Test func textGrowsAgainWithItsRoom() throws {
      let screen = TestScreen { Room() }
      screen.layOut()
      #expect(try scale(of: Self.line, in: screen) < 0.7)
      try screen.tap("wide")
      screen.layOut()
      #expect(try scale(of: Self.line, in: screen) == 1)
      try screen.tap("short")
      screen.layOut()
      #expect(try scale(of: "short text", in: screen) == 1)
    }

    private struct Room: View {
      @State private var width = ScaledTextTests.narrowest
      @State private var text = ScaledTextTests.line

      var body: some View {
        Text(text).lineLimit(1).minimumScale(0.2).frame(width: width)
        Button("wide") { width = 390 }
        Button("short") { (width, text) = (100, "short text") }
      }
    }

    @Test func smallTextStandsOnTheBaselineOfItsNeighbour() throws {
      let screen = TestScreen {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          Text("neighbour")
          Text(Self.line).lineLimit(1).minimumScale(0.2).frame(width: Self.narrowest)
        }
      }
      screen.layOut()
      let (neighbour, small) = (try screen.bounds(of: "neighbour"), try screen.bounds(of: Self.line))
      #expect(small.y > neighbour.y && small.maxY < neighbour.maxY, "\(neighbour), \(small)")
    }
  }
}

extension View {
  fileprivate func minimumScale(_ scale: Double) -> some View {
    transformEnvironment(\.textLook) { $0.minimumScale = scale }
  }
}
