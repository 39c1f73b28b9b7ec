extension Application {
  /// Shows previews in a window until that is closed: a list of them where there are several, and switches for light and dark,
  /// the size of text, the width, and the language.
  ///
  /// - Parameters:
  ///   - previews: What is shown; the first is shown first.
  ///   - languages: The languages to choose from; the first is the one that is spoken already.
  /// - Returns: The exit status.
  /// - Throws: ``ApplicationError/noDisplay`` where there is nowhere to show a window.
  public func run(previewing previews: [Preview], languages: [PreviewLanguage] = []) throws(ApplicationError) -> Int32 {
    try run {
      let isBrowser = previews.count > 1
      let size = previews.first?.size ?? CGSize(width: 480, height: 560)
      let window = Window(
        frame: CGRect(x: 0, y: 0, width: size.width + (isBrowser ? 280 : 60), height: size.height + 110))
      let controller = HostingController(rootView: PreviewBrowser(previews, languages: languages))
      controller.title = isBrowser ? "Previews" : previews.first?.id
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
  }
}
