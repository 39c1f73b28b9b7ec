import GtkBridge

struct TextPage: View {
  var body: some View {
    ExamplePage {
      Example("Text styles", of: "Text", "font") {
        Text("Large title").font(.largeTitle)
        Text("Title").font(.title)
        Text("Title 2").font(.title2)
        Text("Title 3").font(.title3)
        Text("Headline").font(.headline)
        Text("Body")
        Text("Subheadline").font(.subheadline)
        Text("Caption").font(.caption)
      }
      Example("Weight and slant", of: "fontWeight", "bold", "italic") {
        HStack(spacing: 18) {
          Text("Light").fontWeight(.light)
          Text("Bold").bold()
          Text("Italic").italic()
          Text("Both").bold().italic()
        }
      }
      Example("Typefaces", of: "fontDesign", "monospaced", "monospacedDigit") {
        HStack(spacing: 18) {
          Text("Serif").fontDesign(.serif)
          Text("Monospaced").monospaced()
          Text("0.11 s").monospacedDigit()
          Text("Small Caps").font(.body.smallCaps())
        }
      }
      Example("Parts with looks of their own") {
        Text("One text, ") + Text("bold").bold() + Text(", ") + Text("red").foregroundColor(.red) + Text(", ")
          + Text("underlined").underline() + Text(" and ") + Text("struck through").strikethrough()
      }
      Example("Colour", of: "foregroundColor", "foregroundStyle") {
        HStack(spacing: 18) {
          Text("Secondary").foregroundColor(.secondary)
          Text("Accent").foregroundColor(.accentColor)
          Text("Red").foregroundColor(.red)
          Text("Green").foregroundStyle(.green)
        }
      }
      Example("Never read as markup") { Text("<b>5 < 7 & 8 > 3</b> 한글 😀") }
      Example("Line limit and truncation", of: "lineLimit", "truncationMode") {
        Text(Self.sentence).lineLimit(2)
        Text(Self.sentence).lineLimit(1).truncationMode(.middle)
      }
      Example("Lines below each other", of: "multilineTextAlignment") {
        Text("The lines of one text\nin the middle").multilineTextAlignment(.center)
        Text("The lines of one text\nat the end").multilineTextAlignment(.trailing)
      }
      Example("Selectable", of: "textSelection") {
        Text("This text can be selected and copied.").textSelection(.enabled)
      }
      Example("Label", of: "Label", "labelStyle") {
        Label("Downloads", systemImage: "tray")
        Label("Settings", systemImage: "gearshape").font(.title3)
        HStack(spacing: 18) {
          Label("Icon only", systemImage: "star").labelStyle(.iconOnly)
          Label("Title only", systemImage: "star").labelStyle(.titleOnly)
        }
      }
      Example("Link", of: "Link") {
        if let url = URL(string: "https://www.gtk.org") { Link("The GTK project", destination: url) }
      }
    }
  }

  private static let sentence =
    "A sentence that is longer than most windows are wide, so that it has to be broken into several lines, "
    + "or else cut off somewhere, with an ellipsis in place of what is missing."
}
