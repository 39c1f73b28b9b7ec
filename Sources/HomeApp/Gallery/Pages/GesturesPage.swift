import GtkBridge

/// Taps, presses, drags, and movements of two fingers.
struct GesturesPage: View {
  var body: some View {
    ExamplePage {
      Example("A tap and a double tap", of: "onTapGesture") { TapsExample() }
      Example("A card that springs back", of: "gesture", "GestureState") { SpringingCardExample() }
      Example("The places of taps", of: "onTapGesture") { PlacesOfTapsExample() }
      Example("A long press", of: "onLongPressGesture") { LongPressExample() }
      Example("A card that stays where it is dropped", of: "gesture") { DroppedCardExample() }
      Example("Hold, then drag", of: "gesture") { HeldCardExample() }
      Example("Two fingers magnify and turn, on a touch screen or a touchpad", of: "gesture") { PinchExample() }
      Example("Beside a button, and before it", of: "simultaneousGesture", "highPriorityGesture") { ButtonsExample() }
    }
  }
}

/// An area for trying a gesture.
private struct Field<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 8).fill(Color.gray.opacity(0.12))
      content()
    }
    .frame(maxWidth: 360)
    .frame(height: 140)
    .clipped()
  }
}

private struct TapsExample: View {
  @State private var taps = 0
  @State private var doubleTaps = 0

  var body: some View {
    Tile("Taps: \(taps), double taps: \(doubleTaps)")
      .onTapGesture(count: 2) { doubleTaps += 1 }
      .onTapGesture { taps += 1 }
  }
}

private struct PlacesOfTapsExample: View {
  @State private var places: [CGPoint] = []

  var body: some View {
    Field {
      if places.isEmpty { Text("Tap anywhere").foregroundColor(.secondary) }
      ForEach(Array(places.enumerated()), id: \.offset) { _, place in
        Circle().fill(Color.accentColor).frame(width: 12, height: 12).position(x: place.x, y: place.y)
      }
    }
    .contentShape(Rectangle())
    .onTapGesture { (place: CGPoint) in places.append(place) }
  }
}

private struct LongPressExample: View {
  @State private var isPressed = false
  @State private var presses = 0

  var body: some View {
    Tile(presses == 0 ? "Press and hold" : "Held \(presses) times")
      .opacity(isPressed ? 0.5 : 1)
      .onLongPressGesture {
        presses += 1
      } onPressingChanged: {
        isPressed = $0
      }
  }
}

private struct DroppedCardExample: View {
  @State private var place = CGSize.zero
  @GestureState private var pull = CGSize.zero

  var body: some View {
    Field {
      Tile("Drag me")
        .offset(x: place.width + pull.width, y: place.height + pull.height)
        .gesture(
          DragGesture()
            .updating($pull) { value, pull, _ in pull = value.translation }
            .onEnded {
              place = CGSize(width: place.width + $0.translation.width, height: place.height + $0.translation.height)
            })
    }
  }
}

private struct SpringingCardExample: View {
  @GestureState(resetTransaction: Transaction(animation: .bouncy)) private var pull = CGSize.zero

  var body: some View {
    Field {
      Tile(pull == .zero ? "Pull me" : "Let me go")
        .offset(pull)
        .gesture(DragGesture().updating($pull) { value, pull, _ in pull = value.translation })
    }
  }
}

private struct HeldCardExample: View {
  @State private var place = CGSize.zero
  @GestureState private var pull: CGSize?

  var body: some View {
    Field {
      Tile(pull == nil ? "Hold me first" : "Now drag me")
        .scaleEffect(pull == nil ? 1 : 1.15)
        .offset(x: place.width + (pull?.width ?? 0), y: place.height + (pull?.height ?? 0))
        .gesture(
          LongPressGesture(minimumDuration: 0.4).sequenced(before: DragGesture(minimumDistance: 0))
            .updating($pull) { value, pull, _ in
              if case .second(true, let drag) = value { pull = drag?.translation ?? .zero }
            }
            .onEnded { value in
              guard case .second(true, let drag?) = value else { return }
              place = CGSize(
                width: place.width + drag.translation.width, height: place.height + drag.translation.height)
            })
    }
  }
}

private struct PinchExample: View {
  @State private var scale = 1.0
  @State private var angle = Angle.zero
  @GestureState private var magnification = 1.0
  @GestureState private var rotation = Angle.zero

  var body: some View {
    Field {
      Tile("Pinch me").scaleEffect(scale * magnification).rotationEffect(angle + rotation)
    }
    .contentShape(Rectangle())
    .gesture(
      MagnifyGesture()
        .updating($magnification) { value, magnification, _ in magnification = value.magnification }
        .onEnded { scale *= $0.magnification }
        .simultaneously(
          with: RotateGesture()
            .updating($rotation) { value, rotation, _ in rotation = value.rotation }
            .onEnded { angle = angle + $0.rotation }))
    Text("Scale \(Int(scale * magnification * 100)) %, rotation \(Int((angle + rotation).degrees))°")
      .foregroundColor(.secondary)
  }
}

private struct ButtonsExample: View {
  @State private var presses = 0
  @State private var taps = 0

  var body: some View {
    HStack(spacing: 12) {
      Button("Both") { presses += 1 }.simultaneousGesture(TapGesture().onEnded { taps += 1 })
      Button("Tap Alone") { presses += 1 }.highPriorityGesture(TapGesture().onEnded { taps += 1 })
      Text("Presses: \(presses), taps: \(taps)")
    }
  }
}
