/// A mapping from Apple's system symbols to the desktop's icons.
enum SystemIcons {
  /// Returns the icon for a system symbol. A variant without its own icon, such as `.fill`, falls back to the plain
  /// symbol. An unknown name is returned as an icon name.
  static func icon(for symbol: String) -> String {
    var name = symbol
    while true {
      if let icon = icons[name] { return icon + "-symbolic" }
      guard let variant = variants.first(where: { name.hasSuffix($0) }) else { break }
      name.removeLast(variant.count)
    }
    return symbol.hasSuffix("-symbolic") ? symbol : symbol + "-symbolic"
  }

  private static let variants = [".fill", ".circle", ".square", ".rectangle"]

  static let icons: [String: String] = [
    "archivebox": "package-x-generic", "arrow.clockwise": "view-refresh", "arrow.counterclockwise": "edit-undo",
    "arrow.down": "go-down", "arrow.left": "go-previous", "arrow.right": "go-next", "arrow.up": "go-up",
    "arrow.down.to.line": "go-bottom", "arrow.up.to.line": "go-top", "arrow.down.doc": "document-save",
    "arrow.up.arrow.down": "view-sort-descending", "arrow.uturn.backward": "edit-undo",
    "arrow.uturn.forward": "edit-redo", "arrow.triangle.2.circlepath": "emblem-synchronizing",
    "arrowshape.turn.up.left": "mail-reply-sender", "arrowshape.turn.up.right": "mail-forward",
    "battery.0": "battery-level-0", "battery.25": "battery-level-20", "battery.50": "battery-level-50",
    "battery.75": "battery-level-80", "battery.100": "battery-level-100", "bell": "alarm",
    "bell.slash": "notifications-disabled", "bluetooth": "bluetooth", "bold": "format-text-bold",
    "bolt": "thunderbolt", "book": "accessories-dictionary", "bookmark": "user-bookmarks",
    "briefcase": "emblem-documents",
    "bubble.left": "chat-message-new", "calendar": "x-office-calendar", "calendar.badge.plus": "appointment-new",
    "camera": "camera-photo", "cart": "package-x-generic", "checkmark": "object-select",
    "checkmark.circle": "emblem-ok", "checkmark.square": "checkbox-checked", "chevron.backward": "go-previous",
    "chevron.down": "pan-down", "chevron.forward": "go-next", "chevron.left": "go-previous",
    "chevron.right": "go-next", "chevron.up": "pan-up", "circle": "radio", "clock": "preferences-system-time",
    "clock.arrow.circlepath": "document-open-recent", "cloud": "weather-overcast", "cloud.rain": "weather-showers",
    "cloud.sun": "weather-few-clouds", "cloud.bolt": "weather-storm", "creditcard": "auth-smartcard",
    "desktopcomputer": "computer", "doc": "text-x-generic", "doc.badge.plus": "document-new",
    "doc.on.clipboard": "edit-paste", "doc.on.doc": "edit-copy", "doc.text": "x-office-document",
    "ellipsis": "view-more-horizontal", "ellipsis.vertical": "view-more", "envelope": "mail-unread",
    "envelope.open": "mail-read", "exclamationmark.circle": "dialog-error",
    "exclamationmark.triangle": "dialog-warning", "eye": "view-reveal", "eye.slash": "view-conceal",
    "flag": "emoji-flags", "folder": "folder", "folder.badge.plus": "folder-new", "gamecontroller": "input-gaming",
    "gauge": "power-profile-performance", "gear": "emblem-system", "gearshape": "emblem-system",
    "gearshape.2": "applications-system", "globe": "web-browser", "hand.raised": "process-stop",
    "headphones": "audio-headphones", "heart": "emote-love", "house": "go-home", "icloud": "weather-overcast",
    "info.circle": "dialog-information", "iphone": "phone", "ipad": "tablet", "italic": "format-text-italic",
    "key": "dialog-password", "keyboard": "input-keyboard", "laptopcomputer": "computer", "link": "insert-link",
    "list.bullet": "view-list-bullet", "list.number": "view-list-ordered", "list.dash": "view-list",
    "line.3.horizontal": "open-menu", "location": "find-location", "lock": "changes-prevent",
    "lock.open": "changes-allow", "magnifyingglass": "system-search", "map": "mark-location",
    "mappin": "mark-location", "mic": "audio-input-microphone", "mic.slash": "microphone-disabled",
    "minus": "list-remove",
    "moon": "weather-clear-night", "music.note": "emblem-music", "network": "network-workgroup",
    "paintbrush": "applications-graphics", "paperclip": "mail-attachment", "paperplane": "document-send",
    "pause": "media-playback-pause", "pencil": "document-edit", "square.and.pencil": "document-edit",
    "person": "avatar-default", "person.2": "system-users", "person.badge.plus": "contact-new",
    "person.3": "system-users", "phone": "call-start", "phone.down": "call-stop", "photo": "image-x-generic",
    "pin": "view-pin", "play": "media-playback-start", "play.rectangle": "video-x-generic", "plus": "list-add",
    "power": "system-shutdown", "printer": "printer", "questionmark": "dialog-question",
    "questionmark.circle": "help-about", "record": "media-record", "repeat": "media-playlist-repeat",
    "rectangle.portrait.and.arrow.right": "system-log-out", "scissors": "edit-cut", "shuffle": "media-playlist-shuffle",
    "sidebar.left": "sidebar-show", "sidebar.right": "sidebar-show-right", "slider.horizontal.3": "preferences-other",
    "speaker": "audio-volume-low", "speaker.slash": "audio-volume-muted", "speaker.wave.2": "audio-volume-medium",
    "speaker.wave.3": "audio-volume-high", "square": "checkbox", "square.and.arrow.down": "document-save",
    "square.and.arrow.up": "emblem-shared", "square.grid.2x2": "view-grid", "star": "non-starred",
    "star.fill": "starred", "star.leadinghalf.filled": "semi-starred", "stop": "media-playback-stop",
    "strikethrough": "format-text-strikethrough", "sun.max": "weather-clear", "tablecells": "x-office-spreadsheet",
    "tag": "user-bookmarks", "terminal": "utilities-terminal", "textformat": "font-x-generic",
    "trash": "user-trash", "tray": "folder-download", "tv": "tv", "underline": "format-text-underline",
    "video": "camera-video", "viewfinder": "zoom-fit-best", "wifi": "network-wireless",
    "wifi.slash": "network-wireless-disabled", "wrench": "applications-utilities", "xmark": "window-close",
    "xmark.circle": "window-close", "backward": "media-seek-backward", "forward": "media-seek-forward",
    "backward.end": "media-skip-backward", "forward.end": "media-skip-forward",
    "plus.magnifyingglass": "zoom-in", "minus.magnifyingglass": "zoom-out", "increase.indent": "format-indent-more",
    "decrease.indent": "format-indent-less", "text.aligncenter": "format-justify-center",
    "text.alignleft": "format-justify-left", "text.alignright": "format-justify-right",
    "text.justify": "format-justify-fill",
  ]
}
