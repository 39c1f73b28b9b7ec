import GtkBridge

/// System symbols: their names, sizes, weights, layers and variants.
struct SymbolsPage: View {
  @State private var signal = 0.6

  private static let names = """
    house magnifyingglass bell person gear heart star trash pencil plus minus xmark checkmark chevron.right ellipsis \
    square.and.arrow.up bookmark envelope phone camera photo play pause speaker.wave.2 mic cart creditcard calendar clock \
    timer map location globe lock key eye info.circle exclamationmark.triangle arrow.clockwise list.bullet \
    line.3.horizontal slider.horizontal.3 paintpalette flame bolt cloud.sun sun.max moon wifi battery.75 flag tag folder \
    doc.text paperplane message hand.thumbsup link gift airplane car bed.double book music.note film tv gamecontroller \
    headphones printer wrench hammer scissors leaf pawprint face.smiling 12.circle a.square.fill
    """.split(separator: " ").map(String.init)

  var body: some View {
    ExamplePage {
      Example("Symbols by name", of: "Image") { grid }
      Example("Filled", of: "symbolVariant") { grid.symbolVariant(.fill) }
      Example("Variants by name") {
        HStack(spacing: 12) {
          ForEach(
            ["heart", "heart.fill", "heart.circle", "heart.circle.fill", "heart.square", "heart.slash"], id: \.self
          ) {
            Image(systemName: $0)
          }
          Image(systemName: "person.badge.plus")
          Image(systemName: "bell.badge")
        }
        .font(.title2)
      }
      Example("Sizes", of: "font", "imageScale") {
        HStack(spacing: 12) {
          Image(systemName: "camera").imageScale(.small)
          Image(systemName: "camera")
          Image(systemName: "camera").imageScale(.large)
          Image(systemName: "camera").font(.largeTitle)
          Image(systemName: "camera").resizable().scaledToFit().frame(width: 96, height: 96)
        }
      }
      Example("Weights", of: "fontWeight") {
        HStack(spacing: 12) {
          ForEach([Font.Weight.ultraLight, .light, .regular, .semibold, .bold, .black], id: \.self) {
            Image(systemName: "cloud.sun").fontWeight($0)
          }
        }
        .font(.title2)
      }
      Example("Layers", of: "symbolRenderingMode", "foregroundStyle") {
        HStack(spacing: 16) {
          layered.symbolRenderingMode(.monochrome)
          layered.symbolRenderingMode(.hierarchical)
          layered.foregroundStyle(.orange, .blue)
          layered.symbolRenderingMode(.multicolor)
        }
        .font(.largeTitle)
      }
      Example("A value", of: "Image") {
        HStack(spacing: 12) {
          Image(systemName: "wifi", variableValue: signal)
          Image(systemName: "speaker.wave.3", variableValue: signal)
          Slider(value: $signal).frame(width: 120).accessibilityLabel("Signal")
        }
      }
    }
  }

  private var layered: some View {
    HStack(spacing: 6) {
      Image(systemName: "person.2.fill")
      Image(systemName: "plus.circle.fill")
    }
  }

  private var grid: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 32))], spacing: 12) {
      ForEach(Self.names, id: \.self) { Image(systemName: $0).font(.title2) }
    }
  }
}
