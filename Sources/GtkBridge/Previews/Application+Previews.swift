extension Application {
  /// Shows previews in a window until that is closed: a list of them where there are several, and switches for light and dark,
  /// the size of text, the width, and the language.
  ///
  /// Where `data/preview` has started the program, the window begins with what was chosen in the one before, and shows the
  /// errors of sources that do not build.
  ///
  /// - Parameters:
  ///   - previews: What is shown; the first is shown first.
  ///   - languages: The languages to choose from; the first is the one that is spoken already.
  /// - Returns: The exit status.
  /// - Throws: ``ApplicationError/noDisplay`` where there is nowhere to show a window.
  public func run(previewing previews: [Preview], languages: [PreviewLanguage] = []) throws(ApplicationError) -> Int32 {
    let reload = PreviewReload(folder: PreviewReload.environmentFolder)
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

  /// Large enough for the first preview, the switches, and the list where there is one.
  private func windowSize(for previews: [Preview]) -> CGSize {
    let size = previews.first?.size ?? CGSize(width: 480, height: 560)
    return CGSize(width: size.width + (previews.count > 1 ? 280 : 60), height: size.height + 150)
  }
}
