/// The specification of a new screen: its name, its architecture and its modules.
struct Screen {
  enum Style: String, CaseIterable {
    /// A RIB with a builder, a router and an interactor.
    case rib
    /// A view model that changes its own state.
    case mvvm
    /// A view model with a coordinator that opens other screens.
    case coordinator
  }

  /// The prefix of all type names, such as `WishList`.
  let name: String
  let style: Style
  /// The module of the toolkit-independent parts.
  let logicModule: String
  /// The module of the view and its previews, which may be the same.
  let viewsModule: String

  /// - Throws: ``NewScreenError`` if the name is unsuitable for types.
  init(_ name: String, style: Style, logicModule: String, viewsModule: String) throws(NewScreenError) {
    let isTypeName =
      name.first.map { $0.isLetter && !$0.isLowercase } == true && name.allSatisfy { $0.isLetter || $0.isNumber }
    guard isTypeName else { throw .notATypeName(name) }
    // A view with the name of one in the library would shadow it throughout the program.
    if Self.takenNames.contains(name) { throw .nameIsTaken("\(name)View") }
    self.name = name
    self.style = style
    self.logicModule = logicModule
    self.viewsModule = viewsModule
  }

  private static let takenNames: Set<String> = [
    "Any", "Empty", "Hosting", "Native", "Navigation", "NavigationSplit", "Progress", "Scroll", "Shape", "Tab",
  ]

  /// The prefix of member names, such as `wishList`.
  var memberName: String {
    let capitals = name.prefix { $0.isUppercase }
    // The last of several capitals begins the next word: `URLList` becomes `urlList`.
    let count = capitals.count > 1 && capitals.count < name.count ? capitals.count - 1 : capitals.count
    return name.prefix(count).lowercased() + name.dropFirst(count)
  }

  /// The title on screen, such as `Wish List`.
  var title: String {
    var title = ""
    for character in name {
      if character.isUppercase, title.last?.isLowercase == true { title.append(" ") }
      title.append(character)
    }
    return title
  }

  /// The access modifier of declarations that the views' module uses.
  var access: String { logicModule == viewsModule ? "" : "public " }

  /// The import statements of a file in the views' module.
  var viewImports: String {
    logicModule == viewsModule
      ? "import GtkBridge" : ["GtkBridge", logicModule].sorted().map { "import \($0)" }.joined(separator: "\n")
  }
}
