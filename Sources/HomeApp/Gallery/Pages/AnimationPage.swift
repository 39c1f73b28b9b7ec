import GtkBridge

struct AnimationPage: View {
  var body: some View {
    ExamplePage {
      Example("Effects", of: "opacity", "offset", "scaleEffect", "rotationEffect") { EffectsExample() }
      Example("Curves", of: "animation") { CurvesExample() }
      Example("Size") { SizeExample() }
      Example("The grey one takes no part", of: "transaction") { TransactionExample() }
      Example("Transitions", of: "transition") { TransitionsExample() }
      Example("Repetition") { RepetitionExample() }
    }
  }
}

/// The shape that moves in the examples.
private struct Square: View {
  var color = Color.blue

  var body: some View {
    color
      .frame(width: 36, height: 36)
      .cornerRadius(8)
  }
}

private struct EffectsExample: View {
  @State private var isOn = false

  var body: some View {
    Toggle("Changed", isOn: $isOn.animation(.easeInOut)).toggleStyle(.button)
    HStack(spacing: 36) {
      Square().opacity(isOn ? 0.2 : 1)
      Square().offset(y: isOn ? 12 : 0)
      Square().scaleEffect(isOn ? 1.4 : 1)
      Square().rotationEffect(.degrees(isOn ? 45 : 0))
    }
    .padding(.vertical, 12)
  }
}

private struct CurvesExample: View {
  @State private var isMoved = false

  private static let curves: [(name: String, animation: Animation)] = [
    ("Linear", .linear(duration: 0.6)), ("Ease in", .easeIn(duration: 0.6)), ("Ease out", .easeOut(duration: 0.6)),
    ("Ease in and out", .easeInOut(duration: 0.6)), ("Spring", .spring(response: 0.5, dampingFraction: 0.5)),
    ("Delayed", .easeOut(duration: 0.4).delay(0.3)),
  ]

  var body: some View {
    Button("Move") { isMoved.toggle() }
    ForEach(Self.curves, id: \.name) { curve in
      HStack {
        Text(curve.name).frame(width: 120, alignment: .leading)
        Color.blue.frame(width: 14, height: 14).cornerRadius(7)
          .offset(x: isMoved ? 140 : 0)
          .animation(curve.animation, value: isMoved)
      }
    }
  }
}

private struct SizeExample: View {
  @State private var isWide = false

  var body: some View {
    Button(isWide ? "Narrower" : "Wider") { withAnimation(.snappy) { isWide.toggle() } }
    Color.green
      .frame(width: isWide ? 280 : 120, height: isWide ? 60 : 36)
      .cornerRadius(8)
  }
}

private struct TransactionExample: View {
  @State private var isMoved = false

  var body: some View {
    Button("Move Both") { withAnimation(.easeInOut(duration: 0.6)) { isMoved.toggle() } }
    VStack(alignment: .leading) {
      Square().offset(x: isMoved ? 140 : 0)
      Square(color: .gray).offset(x: isMoved ? 140 : 0).transaction { $0.animation = nil }
    }
  }
}

private struct TransitionsExample: View {
  @State private var isShown = true

  private static let transitions: [(name: String, transition: AnyTransition)] = [
    ("Opacity", .opacity), ("Slide", .slide), ("Scale", .scale),
    ("Move and fade", .move(edge: .top).combined(with: .opacity)),
    ("Asymmetric", .asymmetric(insertion: .scale, removal: .opacity)),
  ]

  var body: some View {
    Button(isShown ? "Hide" : "Show") { withAnimation(.easeInOut(duration: 0.5)) { isShown.toggle() } }
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Self.transitions, id: \.name) { example in
        if isShown {
          HStack(spacing: 12) {
            Square(color: .orange)
            Text(example.name)
          }
          .padding(.vertical, 3)
          .transition(example.transition)
        }
      }
    }
  }
}

private struct RepetitionExample: View {
  @State private var isPulsing = false

  var body: some View {
    Toggle("Pulsing", isOn: $isPulsing).toggleStyle(.switch).frame(width: 160)
    Square(color: .red)
      .scaleEffect(isPulsing ? 1.3 : 1)
      .animation(isPulsing ? .easeInOut(duration: 0.6).repeatForever() : .default, value: isPulsing)
      .padding(8)
  }
}
