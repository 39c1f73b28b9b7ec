/// A screen that is to be written: its name, its architecture, and the modules of its parts.
struct Screen {
  /// The architecture that a screen is written in.
  enum Style: String, CaseIterable {
    /// Builder, router and interactor.
    case rib
    /// A view model that changes the state itself.
    case mvvm
    /// A view model, and a coordinator that opens other screens.
    case coordinator
  }

  /// What all of its types' names begin with: `WishList`.
  let name: String
  let style: Style
  /// The module of everything that knows no toolkit.
  let logicModule: String
  /// The module of the view and its previews, which may be the same.
  let viewsModule: String

  /// - Throws: ``NewScreenError`` where types cannot have this name.
  init(_ name: String, style: Style, logicModule: String, viewsModule: String) throws(NewScreenError) {
    let isTypeName =
      name.first.map { $0.isLetter && !$0.isLowercase } == true && name.allSatisfy { $0.isLetter || $0.isNumber }
    guard isTypeName else { throw .notATypeName(name) }
    // A view of the program's by this name would take the place of the library's in all of the program.
    if Self.takenNames.contains(name) { throw .nameIsTaken("\(name)View") }
    self.name = name
    self.style = style
    self.logicModule = logicModule
    self.viewsModule = viewsModule
  }

  private static let takenNames: Set<String> = [
    "Any", "Empty", "Hosting", "Native", "Navigation", "NavigationSplit", "Progress", "Scroll", "Shape", "Tab",
  ]

  /// What members for the screen are called: `wishList`.
  var memberName: String {
    let capitals = name.prefix { $0.isUppercase }
    // The last capital of several begins the next word: `URLList` is `urlList`.
    let count = capitals.count > 1 && capitals.count < name.count ? capitals.count - 1 : capitals.count
    return name.prefix(count).lowercased() + name.dropFirst(count)
  }

  /// What people call the screen: `Wish List`.
  var title: String {
    var title = ""
    for character in name {
      if character.isUppercase, title.last?.isLowercase == true { title.append(" ") }
      title.append(character)
    }
    return title
  }

  /// Before declarations of the logic that the view's module uses.
  var access: String { logicModule == viewsModule ? "" : "public " }

  /// What a file of the view's module imports.
  var viewImports: String {
    logicModule == viewsModule
      ? "import GtkBridge" : ["GtkBridge", logicModule].sorted().map { "import \($0)" }.joined(separator: "\n")
  }
}
