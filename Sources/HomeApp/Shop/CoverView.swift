import GtkBridge
import HomeCore

/// The picture that a name stands for, at a size.
struct CoverView: View {
  let name: String
  let width: Double
  let height: Double

  var body: some View {
    let art = CoverArt(named: name)
    Color(art.top)
      .frame(width: width, height: height)
      .cornerRadius(6)
      .accessibilityHidden(true)
  }
}

extension Color {
  /// A colour of a cover.
  init(_ tint: CoverArt.Tint, opacity: Double = 1) {
    self.init(red: tint.red, green: tint.green, blue: tint.blue, opacity: opacity)
  }
}
