import GtkBridge

/// Shows the previews of its screens, or with `--wish-list` one of them.
@main
enum Notes {
  static func main() throws {
    guard CommandLine.arguments.contains("--wish-list") else { exit(try runPreviews()) }
    let application = Application(id: "io.github.example.Notes")
    exit(try application.run { showWishList(in: UIWindow()) })
  }
}

func runPreviews() throws -> Int32 {
  try Application(id: "io.github.example.Notes").run(previewing: Preview.all)
}

func showWishList(in window: UIWindow) {
  let builder = WishListBuilder { viewModel, controller in
    WishListView(viewModel: viewModel).attach(to: controller)
  }
  window.rootViewController = builder.build()
  window.makeKeyAndVisible()
}
