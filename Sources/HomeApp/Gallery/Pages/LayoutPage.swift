import GtkBridge

struct LayoutPage: View {
  var body: some View {
    ExamplePage {
      Example("Frame", of: "frame") {
        Text("160 × 60").frame(width: 160, height: 60).border(.gray)
        Text("As wide as it gets, at the end").frame(maxWidth: .infinity, alignment: .trailing).border(.gray)
        Text("At least 200 wide").frame(minWidth: 200).border(.gray)
      }
      Example("Padding inside and outside a border", of: "padding", "border") {
        Text("Inside").padding().border(.gray)
        Text("Outside").border(.gray).padding(.leading, 24)
      }
      Example("Fixed size", of: "fixedSize") {
        Text("Never broken into lines").fixedSize().border(.gray)
      }
      Example("Priority: the second gets room first", of: "layoutPriority") {
        HStack {
          Text("This text is cut off where there is not enough room").lineLimit(1)
          Text("This one is not").lineLimit(1).layoutPriority(1)
        }
        .frame(width: 240)
        .border(.gray)
      }
      Example("Offset and position", of: "offset", "position") {
        HStack(spacing: 24) {
          Tile("Moved").offset(x: 6, y: 6).border(.gray)
          Tile("Placed").position(x: 60, y: 30).frame(width: 120, height: 60).border(.gray)
        }
      }
      Example("A bar at the foot", of: "safeAreaInset") {
        Color.blue.opacity(0.2)
          .safeAreaInset(edge: .bottom, spacing: 0) { Text("Always in sight").padding(6) }
          .frame(width: 160, height: 80)
          .border(.gray)
      }
      Example("Aspect ratio", of: "aspectRatio") {
        HStack(spacing: 12) {
          Color.blue.aspectRatio(2, contentMode: .fit).frame(width: 120, height: 80).border(.gray)
          Color.green.aspectRatio(2, contentMode: .fill).frame(width: 120, height: 80).clipped().border(.gray)
        }
      }
      Example("Order: the first is in front", of: "zIndex") {
        ZStack(alignment: .leading) {
          Text("In front").foregroundColor(.white).padding(8).background(.purple).zIndex(1)
          Color.blue.frame(width: 120, height: 16)
        }
      }
    }
  }
}
