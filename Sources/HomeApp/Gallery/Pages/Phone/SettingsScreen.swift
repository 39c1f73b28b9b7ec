import GtkBridge

struct SettingsScreen: View {
  @State private var isNotifying = true
  @State private var sound = "Chime"
  @State private var size = 14
  @State private var brightness = 0.7

  var body: some View {
    Form {
      Section {
        HStack(spacing: 12) {
          Image(systemName: "person.crop.circle.fill")
            .font(.system(size: 58))
            .foregroundColor(.accentColor)
          VStack(alignment: .leading) {
            Text("Mina Park").font(.headline)
            Text("Account, purchases, devices").font(.caption).foregroundColor(.secondary)
          }
        }
      }
      Section("Notifications") {
        Toggle("Allow notifications", isOn: $isNotifying)
        Picker("Sound", selection: $sound) {
          ForEach(["Chime", "Bell", "None"], id: \.self) { Text($0) }
        }
        .disabled(!isNotifying)
      }
      Section {
        Stepper("Text size: \(size)", value: $size, in: 10...24)
        HStack {
          Image(systemName: "sun.min")
          Slider(value: $brightness)
          Image(systemName: "sun.max")
        }
      } header: {
        Text("Display")
      } footer: {
        Text("The text size applies to all apps.")
      }
      Section {
        Button("Sign Out", role: .destructive) {}
      }
    }
  }
}
