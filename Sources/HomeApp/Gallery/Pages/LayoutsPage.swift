import GtkBridge

struct LayoutsPage: View {
  @State private var isColumn = false
  @State private var width = 300.0

  var body: some View {
    ExamplePage {
      Example("The layout changes, the views stay", of: "AnyLayout", "HStackLayout", "VStackLayout") {
        let layout = isColumn ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout(spacing: 24))
        layout {
          Tile("One")
          Tile("Two")
          Tile("Three")
        }
        Toggle("In a column", isOn: $isColumn)
      }
      Example("The first view that fits", of: "ViewThatFits") {
        ViewThatFits(in: .horizontal) {
          Text("Wednesday, 4 November 2026").lineLimit(1).fixedSize()
          Text("4 Nov 2026").fixedSize()
          Text("4/11")
        }
        .padding(6)
        .frame(width: width)
        .border(.gray)
        Slider(value: $width, in: 50...300) { Text("Width") }.frame(width: 300)
      }
      Example("Guides: prices stand at their point", of: "alignmentGuide") {
        VStack(alignment: .point) {
          ForEach(["7.5", "12.25", "1,240.0"], id: \.self) { price in
            HStack(spacing: 0) {
              Text(price.prefix { $0 != "." })
              Text(price.drop { $0 != "." }).alignmentGuide(.point) { $0[.leading] }
            }
          }
        }
      }
      Example("Texts of all sizes on one line") {
        HStack(alignment: .firstTextBaseline, spacing: 12) {
          Text("72").font(.system(size: 64))
          Text("beats per minute")
          Text("Resting").font(.caption).foregroundColor(.secondary)
        }
      }
      Example("A layout of one’s own, with weights", of: "layoutValue") {
        WeightedRow {
          Text("One").weight(1)
          Text("Two").weight(2)
          Text("Three").weight(3)
        }
        .frame(width: 300)
        .border(.gray)
      }
      Example("The header moves at half the speed of the list", of: "coordinateSpace") {
        ScrollView {
          VStack(alignment: .leading, spacing: 0) {
            GeometryReader { geometry in
              let top = geometry.frame(in: .named("Header")).minY
              Text("Header").font(.title).frame(maxWidth: .infinity).offset(y: -top / 2)
            }
            .frame(height: 48)
            ForEach(1..<9) { number in
              Text("Row \(number)").padding(6)
            }
          }
        }
        .coordinateSpace(name: "Header")
        .frame(width: 300, height: 140)
        .border(.gray.opacity(0.3))
      }
    }
  }
}

extension HorizontalAlignment {
  private enum Point: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
  }

  /// The decimal point of a price.
  fileprivate static let point = HorizontalAlignment(Point.self)
}

/// A row whose views share the width by their weights.
private struct WeightedRow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let height = subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
    return CGSize(width: proposal.width ?? 200, height: height + 12)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let total = subviews.reduce(0) { $0 + $1[Weight.self] }
    var x = bounds.minX
    for subview in subviews {
      let width = bounds.width * subview[Weight.self] / total
      let room = ProposedViewSize(width: width, height: bounds.height)
      subview.place(at: CGPoint(x: x + width / 2, y: bounds.midY), anchor: .center, proposal: room)
      x += width
    }
  }
}

private struct Weight: LayoutValueKey {
  static let defaultValue: CGFloat = 1
}

extension View {
  fileprivate func weight(_ weight: CGFloat) -> some View {
    frame(maxWidth: .infinity).background(Color.blue.opacity(weight / 6)).layoutValue(key: Weight.self, value: weight)
  }
}
