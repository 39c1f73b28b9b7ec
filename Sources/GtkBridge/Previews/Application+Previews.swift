extension Application {
  /// Shows previews in a window until it closes, with a list if there are several, and controls for the colour scheme,
  /// the text size, the width and the language.
  ///
  /// If `data/preview` has started the program, the window restores the choices made in the previous one, and shows the
  /// build errors of changed sources.
  ///
  /// - Parameters:
  ///   - previews: The previews. The first is selected initially.
  ///   - languages: The available languages, beginning with the current one.
  /// - Returns: The exit status.
  /// - Throws: ``ApplicationError/noDisplay`` if there is no display.
  public func run(previewing previews: [Preview], languages: [PreviewLanguage] = []) throws(ApplicationError) -> Int32 {
    let reload = PreviewReload(folder: PreviewReload.environmentFolder)
    addAction("quit", shortcuts: [KeyboardShortcut("q")]) { [unowned self] in quit() }
    setShortcuts([KeyboardShortcut("w")], for: "window.close")
    return try run { [unowned self] in
      let choices = reload.choices
      if let settings = choices?.settings {
        preferredColorScheme = settings.isDark ? .dark : .light
        settings.apply(languages)
      }
      let window = Window(frame: CGRect(origin: .zero, size: choices?.windowSize ?? windowSize(for: previews)))
      let controller = HostingController(rootView: PreviewBrowser(previews, languages: languages, reload: reload))
      controller.title = previews.count > 1 ? "Previews" : previews.first?.id
      window.rootViewController = controller
      window.onClose = { [weak window] in
        guard let window else { return }
        reload.keepWindowSize(window.frame.size)
      }
      window.makeKeyAndVisible()
    }
  }

  /// Returns a size for the first preview with the controls, and with the list if there are several previews.
  private func windowSize(for previews: [Preview]) -> CGSize {
    let size = previews.first?.size ?? CGSize(width: 480, height: 560)
    return CGSize(width: size.width + (previews.count > 1 ? 280 : 60), height: size.height + 150)
  }
}
