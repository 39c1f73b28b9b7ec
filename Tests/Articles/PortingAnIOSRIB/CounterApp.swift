import GtkBridge
import RIBs

final class AppComponent: Component<EmptyDependency>, CounterDependency {
  init() {
    super.init(dependency: EmptyComponent())
  }
}

@main
enum CounterApp {
  static func main() throws {
    let application = Application(id: "io.github.example.Counter")
    var launchRouter: LaunchRouting?
    let status = try application.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 360, height: 300))
      let router = CounterBuilder(dependency: AppComponent()).build()
      launchRouter = router
      window.onClose = { withExtendedLifetime(launchRouter) { launchRouter = nil } }
      router.launch(from: window)
    }
    exit(status)
  }
}
