import GtkBridge

/// Styles of shapes and text, and changes to the drawing of a view.
struct EffectsPage: View {
  @State private var amount = 0.7

  private let sunset = Gradient(colors: [.yellow, .orange, .red, .purple])

  var body: some View {
    ExamplePage {
      Example("Gradients", of: "LinearGradient", "RadialGradient", "EllipticalGradient", "AngularGradient") {
        FlowStack(spacing: 12) {
          swatch(LinearGradient(gradient: sunset, startPoint: .topLeading, endPoint: .bottomTrailing))
          swatch(RadialGradient(gradient: sunset, center: .center, startRadius: 4, endRadius: 44))
          swatch(EllipticalGradient(gradient: sunset))
          swatch(AngularGradient(colors: [.red, .yellow, .green, .blue, .purple, .red], center: .center))
        }
        Text("Text in a gradient").font(.title).bold()
          .foregroundStyle(.linearGradient(colors: [.blue, .purple, .red], startPoint: .leading, endPoint: .trailing))
      }
      Example("Hierarchy and materials", of: "foregroundStyle", "background") {
        HStack(spacing: 16) {
          Text("Primary").foregroundStyle(.primary)
          Text("Secondary").foregroundStyle(.secondary)
          Text("Tertiary").foregroundStyle(.tertiary)
          Text("Quaternary").foregroundStyle(.quaternary)
        }
        HStack(spacing: 8) {
          Text("Thin").padding(8).background(.thinMaterial, in: .capsule)
          Text("Regular").padding(8).background(.regularMaterial, in: .capsule)
          Text("Thick").padding(8).background(.thickMaterial, in: .capsule)
        }
        .padding(12)
        .background(.linearGradient(sunset, startPoint: .leading, endPoint: .trailing), in: .rect(cornerRadius: 12))
      }
      Example("Lines", of: "strokeBorder", "trim", "inset", "UnevenRoundedRectangle", "ContainerRelativeShape", "Path")
      {
        FlowStack(spacing: 16) {
          Circle().fill(.blue.opacity(0.2)).strokeBorder(.blue, lineWidth: 6).frame(width: 60, height: 60)
          Circle().trim(from: 0, to: amount).rotation(.degrees(-90))
            .stroke(.green, style: StrokeStyle(lineWidth: 6, lineCap: .round)).frame(width: 54, height: 54)
          UnevenRoundedRectangle(topLeadingRadius: 24, bottomTrailingRadius: 24)
            .strokeBorder(.orange, style: StrokeStyle(lineWidth: 4, dash: [8, 4])).frame(width: 80, height: 60)
          ContainerRelativeShape().strokeBorder(.red, lineWidth: 4).frame(width: 40, height: 60)
          Capsule().inset(by: 8).fill(.purple).background { Capsule().strokeBorder(.purple, lineWidth: 2) }
            .frame(width: 80, height: 40)
        }
        Slider(value: $amount) { Text("Amount") }
      }
      Example("Colours", of: "saturation", "brightness", "contrast", "grayscale", "hueRotation") {
        FlowStack(spacing: 12) {
          Picture("Plain")
          Picture("Saturation").saturation(amount * 2)
          Picture("Brightness").brightness(amount - 0.5)
          Picture("Contrast").contrast(amount * 2)
          Picture("Grayscale").grayscale(amount)
          Picture("Hue").hueRotation(.degrees(amount * 360))
        }
      }
      Example("Blur and other effects", of: "blur", "colorMultiply", "colorInvert", "luminanceToAlpha") {
        FlowStack(spacing: 12) {
          Picture("Blur").blur(radius: amount * 4)
          Picture("Multiply").colorMultiply(.yellow)
          Picture("Invert").colorInvert()
          Picture("Alpha").luminanceToAlpha().background(.white)
        }
      }
      Example("Masks and clips", of: "mask", "clipShape") {
        FlowStack(spacing: 12) {
          Picture("Fade").mask {
            LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing)
          }
          Picture("Star").mask { Image(systemName: "star.fill").resizable().scaledToFit() }
          Picture("Circle").clipShape(.circle)
        }
      }
      Example("Blending", of: "blendMode", "compositingGroup", "drawingGroup") {
        FlowStack(spacing: 12) {
          Blending(mode: .normal)
          Blending(mode: .multiply)
          Blending(mode: .screen)
          Blending(mode: .difference)
        }
        .drawingGroup()
      }
      Example("In space", of: "rotation3DEffect") {
        Picture("Turned").rotation3DEffect(.degrees(amount * 120 - 60), axis: (x: 0, y: 1, z: 0))
      }
      Example("Filters and symbols of a canvas", of: "Canvas") {
        Canvas { context, size in
          guard let leaf = context.resolveSymbol(id: "leaf") else { return }
          context.addFilter(.shadow(radius: 3, y: 2))
          for step in 0..<8 {
            var copy = context
            copy.addFilter(.hueRotation(.degrees(Double(step) * 45)))
            copy.draw(leaf, at: CGPoint(x: (Double(step) + 0.5) * size.width / 8, y: size.height / 2))
          }
        } symbols: {
          Image(systemName: "leaf.fill").font(.title).foregroundStyle(.green).tag("leaf")
        }
        .frame(maxWidth: 400)
        .frame(height: 60)
        .accessibilityLabel("A row of leaves")
      }
    }
  }

  private func swatch<Style: ShapeStyle>(_ style: Style) -> some View {
    RoundedRectangle(cornerRadius: 10).fill(style).frame(width: 100, height: 60)
  }
}

/// A picture of many colours.
private struct Picture: View {
  private let title: String

  init(_ title: String) { self.title = title }

  var body: some View {
    Text(title).font(.caption).bold().foregroundColor(.white)
      .frame(width: 90, height: 60)
      .background(
        LinearGradient(colors: [.blue, .green, .orange], startPoint: .topLeading, endPoint: .bottomTrailing))
  }
}

private struct Blending: View {
  let mode: BlendMode

  var body: some View {
    ZStack {
      Circle().fill(.orange).frame(width: 50, height: 50).offset(x: -14)
      Circle().fill(.blue).frame(width: 50, height: 50).offset(x: 14).blendMode(mode)
    }
    .compositingGroup()
    .frame(width: 90, height: 60)
  }
}
