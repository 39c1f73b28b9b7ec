import GtkObjects

/// The content of the preview window: a list of previews if there are several, and controls for their appearance.
struct PreviewBrowser: View {
  let previews: [Preview]
  let languages: [PreviewLanguage]

  @State private var selection: String?
  @State private var settings: PreviewSettings

  @ObservedObject private var reload: PreviewReload

  init(_ previews: [Preview], languages: [PreviewLanguage], reload: PreviewReload = PreviewReload(folder: nil)) {
    self.previews = previews
    self.languages = languages
    self.reload = reload
    let choices = reload.choices
    let known = previews.first { $0.id == choices?.selection }
    _selection = State(wrappedValue: (known ?? previews.first)?.id)
    _settings = State(wrappedValue: choices?.settings ?? PreviewSettings(isDark: Gtk.prefersDark))
  }

  var body: some View {
    VStack(spacing: 0) {
      if !reload.errors.isEmpty {
        PreviewErrors(text: reload.errors)
        Divider()
      }
      HStack(spacing: 0) {
        if previews.count > 1 {
          List(previews, selection: $selection) { PreviewRow(preview: $0) }
            .frame(width: 220)
          Divider()
        }
        VStack(spacing: 0) {
          PreviewControls(settings: $settings, languages: languages.map(\.name))
            .padding(8)
          Divider()
          if let preview = previews.first(where: { $0.id == selection }) {
            PreviewStage(preview: preview, width: settings.width)
              // A new identity recreates the view when the language changes, because existing views keep their texts.
              .id("\(preview.id) \(settings.language)")
          }
        }
      }
    }
    .onChange(of: settings) {
      settings.apply(languages)
      keepChoices()
    }
    .onChange(of: selection) { keepChoices() }
  }

  private func keepChoices() {
    reload.keep(PreviewChoices(selection: selection, settings: settings, windowSize: reload.choices?.windowSize))
  }
}

/// The errors of the latest build, above the preview from the last successful one.
private struct PreviewErrors: View {
  let text: String

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Label("The latest sources do not build. This is the last one that did.", systemImage: "exclamationmark.triangle")
        .font(.headline)
      ScrollView([.horizontal, .vertical]) {
        Text(text)
          .monospaced()
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
      .frame(height: 120)
    }
    .padding(12)
  }
}

/// A row of the list, with the view, its state and its group.
private struct PreviewRow: View {
  let preview: Preview

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(preview.state.isEmpty ? preview.name : "\(preview.name): \(preview.state)")
        .lineLimit(1)
      Text(preview.group)
        .font(.caption)
        // Opacity instead of a secondary colour, which would be illegible on a selected row.
        .opacity(0.9)
    }
    .padding(6)
  }
}

private struct PreviewControls: View {
  @Binding var settings: PreviewSettings
  let languages: [String]

  var body: some View {
    FlowStack(alignment: .leading, spacing: 12) {
      Toggle("Dark", isOn: $settings.isDark)
      Picker("Text", selection: $settings.textScale) {
        ForEach(PreviewSettings.TextScale.allCases, id: \.self) { Text($0.title) }
      }
      Picker("Width", selection: $settings.width) {
        ForEach(PreviewSettings.Width.allCases, id: \.self) { Text($0.title) }
      }
      if languages.count > 1 {
        Picker("Language", selection: $settings.language) {
          ForEach(Array(languages.indices), id: \.self) { Text(languages[$0]) }
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// The previewed view at its size, centred.
private struct PreviewStage: View {
  let preview: Preview
  let width: PreviewSettings.Width

  var body: some View {
    ScrollView([.horizontal, .vertical]) {
      preview.content
        .frame(
          width: width == .own ? preview.size?.width : CGFloat(width.rawValue),
          height: preview.size?.height
        )
        .border(.gray)
        .padding(16)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}
