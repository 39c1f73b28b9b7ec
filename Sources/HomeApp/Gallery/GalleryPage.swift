import GtkBridge

/// A page of the gallery: a title, an icon and its examples.
struct GalleryPage: Identifiable {
  let title: String
  let systemImage: String
  private let make: () -> AnyView

  init<Content: View>(_ title: String, systemImage: String, content: @escaping () -> Content) {
    self.title = title
    self.systemImage = systemImage
    make = { AnyView(content()) }
  }

  var id: String { title }

  /// A new view of the examples.
  var content: AnyView { make() }
}

extension GalleryPage {
  /// All pages, in order. To add a page, write a file of examples and add a line here.
  static let all = [
    GalleryPage("Text", systemImage: "textformat") { TextPage() },
    GalleryPage("Images", systemImage: "photo") { ImagesPage() },
    GalleryPage("Symbols", systemImage: "star") { SymbolsPage() },
    GalleryPage("Buttons", systemImage: "circle") { ButtonsPage() },
    GalleryPage("Menus", systemImage: "line.3.horizontal") { MenusPage() },
    GalleryPage("Selection", systemImage: "checkmark.circle") { SelectionPage() },
    GalleryPage("Values", systemImage: "slider.horizontal.3") { ValuesPage() },
    GalleryPage("Text Input", systemImage: "keyboard") { TextInputPage() },
    GalleryPage("Stacks", systemImage: "list.dash") { StacksPage() },
    GalleryPage("Grids", systemImage: "square.grid.2x2") { GridsPage() },
    GalleryPage("Lists", systemImage: "list.bullet") { ListsPage() },
    GalleryPage("Tables and Trees", systemImage: "tablecells") { TablesPage() },
    GalleryPage("Containers", systemImage: "tray") { ContainersPage() },
    GalleryPage("Navigation", systemImage: "arrow.right") { NavigationPage() },
    GalleryPage("Tabs and Columns", systemImage: "sidebar.left") { TabsPage() },
    GalleryPage("Drawing", systemImage: "pencil") { DrawingPage() },
    GalleryPage("Presentation", systemImage: "doc.on.doc") { PresentationPage() },
    GalleryPage("Look", systemImage: "paintbrush") { LookPage() },
    GalleryPage("Effects", systemImage: "wand.and.stars") { EffectsPage() },
    GalleryPage("Layout", systemImage: "viewfinder") { LayoutPage() },
    GalleryPage("Layouts of One’s Own", systemImage: "rectangle.3.group") { LayoutsPage() },
    GalleryPage("As on the iPhone", systemImage: "iphone") { PhonePage() },
    GalleryPage("Animation", systemImage: "play") { AnimationPage() },
    GalleryPage("Motion", systemImage: "arrow.triangle.2.circlepath") { MotionPage() },
    GalleryPage("Gestures", systemImage: "hand.tap") { GesturesPage() },
    GalleryPage("Interaction", systemImage: "hand.raised") { InteractionPage() },
    GalleryPage("State", systemImage: "repeat") { StatePage() },
    GalleryPage("Environment", systemImage: "globe") { EnvironmentPage() },
    GalleryPage("Life Cycle", systemImage: "clock") { LifeCyclePage() },
    GalleryPage("Composition", systemImage: "square.grid.2x2") { CompositionPage() },
    GalleryPage("Accessibility", systemImage: "person") { AccessibilityPage() },
    GalleryPage("UIKit: Labels and Buttons", systemImage: "textformat") { UIKitLabelsPage() },
    GalleryPage("UIKit: Fields and Texts", systemImage: "keyboard") { UIKitFieldsPage() },
    GalleryPage("UIKit: Values and Pickers", systemImage: "slider.horizontal.3") { UIKitValuesPage() },
    GalleryPage("UIKit: Tables", systemImage: "list.bullet") { UIKitTablesPage() },
    GalleryPage("UIKit: Collections", systemImage: "square.grid.2x2") { UIKitCollectionsPage() },
    GalleryPage("UIKit: Dates, Lists and Notes", systemImage: "clock") { UIKitDatesPage() },
    GalleryPage("UIKit: Screens", systemImage: "doc.on.doc") { UIKitScreensPage() },
    GalleryPage("UIKit: Stacks and Scrolling", systemImage: "list.dash") { UIKitStacksPage() },
    GalleryPage("UIKit: Gestures and Animation", systemImage: "hand.tap") { UIKitMotionPage() },
    GalleryPage("UIKit: Layers and Drawing", systemImage: "pencil") { UIKitDrawingPage() },
  ]
}
