import GtkBridge

struct MotionPage: View {
  var body: some View {
    ExamplePage {
      Example("Places") { PlacesExample() }
      Example("Rows and columns") { TurningExample() }
      Example("Shared places", of: "matchedGeometryEffect", "Namespace") { SharedPlacesExample() }
      Example("Values of one’s own") { AmountExample() }
      Example("Phases", of: "PhaseAnimator", "phaseAnimator") { PhasesExample() }
      Example("Changing text", of: "contentTransition") { TextChangeExample() }
      Example("Keyframes", of: "KeyframeAnimator", "keyframeAnimator") { KeyframesExample() }
      Example("Time", of: "TimelineView") { TimeExample() }
    }
  }
}

private struct NumberTile: View {
  let number: Int

  private static let colors: [Color] = [.blue, .green, .orange, .purple, .red, .gray]

  var body: some View {
    Text("\(number)")
      .font(.headline)
      .foregroundColor(.white)
      .frame(width: 44, height: 44)
      .background(Self.colors[number % Self.colors.count])
      .cornerRadius(10)
  }
}

private struct PlacesExample: View {
  @State private var numbers = Array(1...6)
  @State private var isWide = false

  var body: some View {
    HStack {
      Button("Shuffle") {
        withAnimation(.bouncy) { numbers = Array(numbers.dropFirst(2).reversed()) + numbers.prefix(2) }
      }
      Button(isWide ? "Closer" : "Apart") { withAnimation(.snappy) { isWide.toggle() } }
    }
    HStack(spacing: isWide ? 24 : 8) { ForEach(numbers, id: \.self) { NumberTile(number: $0) } }
  }
}

private struct TurningExample: View {
  @State private var isRow = true

  var body: some View {
    let layout = isRow ? AnyLayout(HStackLayout(spacing: 8)) : AnyLayout(VStackLayout(alignment: .leading, spacing: 8))
    Button("Turn") { withAnimation(.spring) { isRow.toggle() } }
    layout { ForEach(1..<4) { NumberTile(number: $0) } }
  }
}

private struct SharedPlacesExample: View {
  @State private var selected = "Day"
  @Namespace private var places

  var body: some View {
    HStack(spacing: 4) {
      ForEach(["Day", "Month", "Whole Year"], id: \.self) { name in
        Button {
          withAnimation(.snappy) { selected = name }
        } label: {
          Text(name)
            .padding(.horizontal, 14)
            .padding(.vertical, 6)
            .background {
              if name == selected {
                Capsule().fill(Color.accentColor.opacity(0.3)).matchedGeometryEffect(id: "mark", in: places)
              }
            }
        }
      }
    }
    .buttonStyle(.plain)
    Text("Selected: \(selected)").foregroundColor(.secondary)
  }
}

/// A ring that is drawn as far as its amount.
private struct Ring: Shape {
  var amount: Double

  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2 - 4,
        startAngle: .degrees(-90), endAngle: .degrees(-90 + 360 * amount), clockwise: false)
    }
  }
}

/// A number that counts to its next value.
private struct Percentage: View, Animatable {
  var amount: Double

  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  var body: some View { Text("\(Int((amount * 100).rounded())) %") }
}

private struct AmountExample: View {
  @State private var amount = 0.25

  var body: some View {
    Button("Fill") { withAnimation(.easeInOut(duration: 0.8)) { amount = amount < 0.5 ? 0.9 : 0.25 } }
    Ring(amount: amount)
      .stroke(.accentColor, style: StrokeStyle(lineWidth: 8, lineCap: .round))
      .frame(width: 88, height: 88)
      .overlay { Percentage(amount: amount) }
  }
}

private struct PhasesExample: View {
  @State private var shakes = 0

  var body: some View {
    HStack(spacing: 24) {
      PhaseAnimator([0.0, 1, 2]) { phase in
        HStack(spacing: 8) {
          ForEach(0..<3) { index in
            Circle().fill(.blue).frame(width: 14, height: 14).opacity(Double(index) == phase ? 1 : 0.25)
          }
        }
      }
      Button("Shake") { shakes += 1 }
      Image(systemName: "bell").imageScale(.large)
        .phaseAnimator(
          [0.0, 20, -20, 10], trigger: shakes, content: { bell, angle in bell.rotationEffect(.degrees(angle)) },
          animation: { _ in .easeInOut(duration: 0.12) })
    }
  }
}

private struct TextChangeExample: View {
  @State private var count = 1

  var body: some View {
    HStack(spacing: 24) {
      Button("Next") { withAnimation { count += 1 } }
      Text("\(count)").font(.title).contentTransition(.numericText())
    }
  }
}

private struct KeyframesExample: View {
  private struct Pose {
    var height = 0.0
    var stretch = 1.0
  }

  @State private var jumps = 0

  var body: some View {
    HStack(spacing: 24) {
      Button("Jump") { jumps += 1 }
      KeyframeAnimator(
        initialValue: 1.0, content: { Circle().fill(.red).frame(width: 14, height: 14).scaleEffect($0) },
        keyframes: { _ in
          SpringKeyframe(1.5, duration: 0.2, spring: .init(duration: 0.2, bounce: 0.3))
          CubicKeyframe(1, duration: 0.4)
          LinearKeyframe(1, duration: 0.4)
        })
    }
    Color.green.frame(width: 36, height: 36).cornerRadius(8)
      .keyframeAnimator(
        initialValue: Pose(), trigger: jumps,
        content: { view, pose in
          view.scaleEffect(x: 2 - pose.stretch, y: pose.stretch, anchor: .bottom).offset(y: -pose.height)
        },
        keyframes: { _ in
          KeyframeTrack(\.stretch) {
            CubicKeyframe(0.7, duration: 0.15)
            CubicKeyframe(1.2, duration: 0.15)
            SpringKeyframe(1, spring: .init(duration: 0.4, bounce: 0.5))
          }
          KeyframeTrack(\.height) {
            LinearKeyframe(0, duration: 0.15)
            CubicKeyframe(30, duration: 0.25)
            CubicKeyframe(0, duration: 0.25)
          }
        }
      )
      .padding(.top, 36)
  }
}

private struct TimeExample: View {
  @State private var start: Date?
  @State private var seconds = 0.0

  var body: some View {
    HStack(spacing: 12) {
      Button(start == nil ? "Start the Clock" : "Stop the Clock") {
        if let start { seconds += Date.now.timeIntervalSince(start) }
        start = start == nil ? .now : nil
      }
      TimelineView(.animation(minimumInterval: 0.1, paused: start == nil)) { context in
        let current = start.map { max(context.date.timeIntervalSince($0), 0) } ?? 0
        Text(String(format: "%.1f s", seconds + current)).monospacedDigit()
      }
    }
  }
}
