// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// `GTKBRIDGE_HEADLESS=1` leaves every target out that needs GTK, so that the architecture rooms build and test on a
/// machine that has no libgtk-4-dev.
let isHeadless = Context.environment["GTKBRIDGE_HEADLESS"] == "1"

/// An application is main-actor code throughout, as its iOS original is; the library says so on each declaration instead,
/// for the sake of clients that do not.
let applicationSettings: [SwiftSetting] = [
  .defaultIsolation(MainActor.self), .enableUpcomingFeature("InferIsolatedConformances"),
]

let headlessTargets: [Target] = [
  .target(name: "Combine"),
  .target(name: "CombineNetworking", dependencies: ["Combine"]),
  .target(name: "CombineTesting", dependencies: ["Combine"]),
  .target(name: "RxSwift", dependencies: ["Combine"]),
  .target(name: "RxRelay", dependencies: ["RxSwift"]),
  // With UIKit's views where GTK is there.
  .target(
    name: "RxCocoa", dependencies: ["RxSwift", "Combine"] + (isHeadless ? [] : ["UIKit"]),
    exclude: isHeadless ? ["Views"] : []),
  .target(name: "Graphics"),
  .target(name: "UniformTypeIdentifiers"),
  .target(name: "CoreTransferable", dependencies: ["UniformTypeIdentifiers", "Combine"]),
  // Apple's logging, under both of its names.
  .target(name: "os"),
  .target(name: "OSLog", dependencies: ["os"]),
  .target(name: "_Testing_CoreGraphics"),
  .target(name: "CoreGraphics", dependencies: ["Graphics", "_Testing_CoreGraphics"]),
  .target(name: "QuartzCore", dependencies: ["CoreGraphics", "Graphics"]),
  .target(name: "LayoutEngine", dependencies: ["Graphics"]),
  .target(name: "ViewControllers", dependencies: ["LayoutEngine", "Graphics"]),
  .target(name: "RIBs", dependencies: ["ViewControllers", "RxSwift"]),
  .target(name: "ModernRIBs", dependencies: ["RIBs", "RxSwift", "Combine"]),
  .systemLibrary(name: "CGettext"),
  .target(
    name: "HomeCore", dependencies: ["RIBs", "RxSwift", "ViewControllers", "Combine", "CGettext"],
    swiftSettings: applicationSettings),

  .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
  // The files of imports and exports, which the stores share.
  .target(name: "RecordFiles", dependencies: ["HomeCore"]),
  .target(name: "HomeStore", dependencies: ["HomeCore", "RecordFiles", "CSQLite"]),

  // Loads libpq when it is used: its header is all that building needs.
  .target(name: "CPostgres", linkerSettings: [.linkedLibrary("dl")]),
  .target(name: "HomeStorePostgres", dependencies: ["HomeCore", "RecordFiles", "CPostgres"], exclude: ["README.md"]),

  // `swift package new-screen`: a tool that writes a screen's files, and the plugin that finds where they belong.
  .executableTarget(name: "NewScreen"),
  .plugin(
    name: "NewScreenPlugin",
    capability: .command(
      intent: .custom(verb: "new-screen", description: "Write a screen: its logic, view, previews and tests."),
      permissions: [.writeToPackageDirectory(reason: "It writes the files of the new screen.")]),
    dependencies: ["NewScreen"], path: "Sources/NewScreenPlugin"),

  // The build plugin that gives assets names in Swift, and its tool.
  .executableTarget(name: "AssetSymbols"),
  .plugin(
    name: "AssetSymbolsPlugin", capability: .buildTool(), dependencies: ["AssetSymbols"],
    path: "Sources/AssetSymbolsPlugin"),
  .testTarget(name: "AssetSymbolsTests", dependencies: ["AssetSymbols"]),

  // What every implementation of a service is tested against: a target of its own, because tests of each room use it.
  .target(name: "ServiceContracts", dependencies: ["HomeCore"], path: "Tests/ServiceContracts"),

  // What SwiftUI's macros need: the plug-in of the compiler, and a reader of what it leaves in the program. The expansion is a
  // library, because SwiftPM builds a whole package twice, a second time for the host, if one of its tests depends on a macro.
  .target(name: "MacroExpansion"),
  .macro(name: "SwiftUIMacros", dependencies: ["MacroExpansion"]),
  .target(name: "CConformances"),

  .testTarget(name: "MacroExpansionTests", dependencies: ["MacroExpansion"]),
  .testTarget(name: "CombineTests", dependencies: ["Combine", "CombineTesting"]),
  .testTarget(name: "CombineNetworkingTests", dependencies: ["CombineNetworking"]),
  .testTarget(name: "RxSwiftTests", dependencies: ["RxSwift", "RxRelay", "RxCocoa"]),
  .testTarget(name: "OSLogTests", dependencies: ["os", "OSLog"]),
  .testTarget(name: "GraphicsTests", dependencies: ["Graphics"]),
  .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics", "QuartzCore", "Graphics"]),
  .testTarget(name: "LayoutEngineTests", dependencies: ["LayoutEngine"]),
  .testTarget(name: "ViewControllersTests", dependencies: ["ViewControllers"]),
  .testTarget(name: "RIBsTests", dependencies: ["RIBs", "RxSwift", "ViewControllers"]),
  .testTarget(name: "ModernRIBsTests", dependencies: ["ModernRIBs", "Combine"]),
  .testTarget(
    name: "HomeCoreTests", dependencies: ["HomeCore", "ServiceContracts"], swiftSettings: applicationSettings),
  .testTarget(name: "NewScreenTests", dependencies: ["NewScreen"]),
  // Uses a store in a process of its own, which the tests end, hinder and starve.
  .executableTarget(
    name: "StoreTestProgram", dependencies: ["HomeStore", "RecordFiles", "HomeCore"], path: "Tests/StoreTestProgram"),
  .testTarget(
    name: "HomeStoreTests",
    dependencies: ["HomeStore", "RecordFiles", "HomeCore", "ServiceContracts", "StoreTestProgram"]),
  // Starts a server of its own.
  .testTarget(
    name: "HomeStorePostgresTests",
    dependencies: ["HomeStorePostgres", "HomeStore", "RecordFiles", "HomeCore", "ServiceContracts"]),
]

let gtkTargets: [Target] = [
  .systemLibrary(name: "CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
  .target(name: "CMainLoop", dependencies: ["CGtk"]),
  .target(name: "GLibMainLoop", dependencies: ["CMainLoop"]),
  .target(name: "CListModel", dependencies: ["CGtk"]),
  .target(name: "CDownload"),
  .target(name: "CSpelling"),
  .target(name: "CPoppler"),
  .target(name: "CFonts", linkerSettings: [.linkedLibrary("fontconfig")]),
  .target(
    name: "GtkObjects",
    dependencies: [
      "LayoutEngine", "Graphics", "CoreTransferable", "CGtk", "CListModel", "CDownload", "CFonts", "CSpelling",
      "CPoppler",
    ]),
  .target(
    name: "GtkBridge",
    dependencies: [
      "GtkObjects", "LayoutEngine", "Graphics", "UniformTypeIdentifiers", "CoreTransferable", "ViewControllers",
      "Combine", "GLibMainLoop", "CMainLoop",
    ],
    exclude: ["README.md"]),
  // The modules that an iOS app imports.
  .target(name: "_Testing_UIKit"),
  .target(
    name: "UIKitViews",
    dependencies: [
      "CoreGraphics", "QuartzCore", "UniformTypeIdentifiers", "GtkBridge", "GtkObjects", "Graphics", "CConformances",
    ]),
  .target(name: "UIKitCollections", dependencies: ["UIKitViews", "GtkBridge", "GtkObjects", "Graphics"]),
  .target(name: "UIKit", dependencies: ["UIKitViews", "UIKitCollections", "_Testing_UIKit"]),
  .target(
    name: "SwiftUI",
    dependencies: [
      "UIKit", "CoreGraphics", "QuartzCore", "GtkBridge", "GtkObjects", "LayoutEngine", "Graphics", "SwiftUIMacros",
      "UserNotifications",
    ]),
  .target(name: "UserNotifications", dependencies: ["GtkBridge", "GtkObjects", "UniformTypeIdentifiers"]),
  // Apart, because a program chooses whether it needs libadwaita.
  .systemLibrary(name: "CAdwaita", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
  .target(name: "GtkBridgeAdwaita", dependencies: ["GtkBridge", "GtkObjects", "CAdwaita"]),
  // Apart, because few programs show charts.
  .target(name: "Charts", dependencies: ["SwiftUI", "GtkBridge", "GtkObjects", "LayoutEngine", "Graphics"]),
  // Apart, because few programs let their users choose photos.
  .target(name: "PhotosUI", dependencies: ["SwiftUI", "UniformTypeIdentifiers", "CoreTransferable"]),
  .target(name: "GtkBridgeTesting", dependencies: ["GtkBridge", "GtkObjects"]),
  .executableTarget(
    name: "HomeApp",
    dependencies: [
      "HomeCore", "RecordFiles", "HomeStore", "HomeStorePostgres", "GtkBridge", "GtkBridgeAdwaita", "UIKit", "RIBs",
      "Combine", "os",
    ],
    swiftSettings: applicationSettings),

  .testTarget(name: "MainLoopTests", dependencies: ["GtkBridge", "GtkObjects", "CGtk"]),
  // The code of the documentation's articles.
  .target(
    name: "Articles", dependencies: ["GtkBridge", "RIBs", "RxSwift"], path: "Tests/Articles",
    exclude: ["PortingAnIOSRIB/CounterApp.swift"], swiftSettings: applicationSettings),
  // What the suites that touch widgets share.
  .target(name: "WidgetTesting", dependencies: ["GtkObjects"], path: "Tests/WidgetTesting"),
  .testTarget(
    name: "GtkBridgeTests",
    dependencies: [
      "WidgetTesting",
      "GtkBridge", "GtkObjects", "Graphics", "GtkBridgeTesting", "Articles", "RIBs", "HomeApp", "HomeCore", "CGtk",
    ],
    exclude: ["Articles/Snapshots"]),
  // Has a style in a process of its own, because a process has only one.
  .executableTarget(
    name: "StyleTestProgram", dependencies: ["GtkBridgeAdwaita", "SwiftUI", "GtkBridge", "GtkObjects"],
    path: "Tests/StyleTestProgram"),
  .testTarget(name: "GtkBridgeAdwaitaTests", dependencies: ["StyleTestProgram"]),
  .testTarget(name: "UserNotificationsTests", dependencies: ["UserNotifications"]),
  .testTarget(
    name: "UIKitTests",
    dependencies: [
      "WidgetTesting", "UIKit", "RxCocoa", "GtkBridge", "GtkBridgeTesting", "GtkObjects", "ViewControllers", "Graphics",
      "CGtk",
    ]),
  .testTarget(
    name: "SwiftUITests",
    dependencies: [
      "WidgetTesting", "SwiftUI", "GtkBridgeTesting", "GtkObjects", "LayoutEngine", "Graphics", "UserNotifications",
    ]),
  .testTarget(
    name: "ChartsTests",
    dependencies: ["WidgetTesting", "Charts", "GtkBridge", "GtkBridgeTesting", "GtkObjects", "Graphics"]),
  .testTarget(name: "PhotosUITests", dependencies: ["WidgetTesting", "PhotosUI", "SwiftUI", "GtkBridgeTesting"]),
  // Compares what HomeApp draws of its previews with what was recorded.
  .testTarget(name: "PreviewTests", dependencies: ["GtkBridgeTesting", "HomeApp"], exclude: ["Snapshots"]),
]

let libraryTargets =
  ["Combine", "RxSwift", "RxRelay", "ViewControllers", "RIBs", "ModernRIBs"]
  + (isHeadless ? [] : ["GtkBridge"])

let package = Package(
  name: "GtkBridge",
  products: [
    .library(name: "GtkBridge", targets: libraryTargets),
    // The shop without a window, which the benchmarks measure.
    .library(name: "HomeStore", targets: ["HomeStore", "RecordFiles", "HomeCore"]),
    .library(name: "HomeStorePostgres", targets: ["HomeStorePostgres", "RecordFiles", "HomeCore"]),
    // Apart, because linking Foundation's networking costs every program memory and time at its start.
    .library(name: "CombineNetworking", targets: ["CombineNetworking"]),
    // Apart, because it brings UIKit's views.
    .library(name: "RxCocoa", targets: ["RxCocoa"]),
    // Apart, because its names are those of every other test library.
    .library(name: "CombineTesting", targets: ["CombineTesting"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(name: "CoreTransferable", targets: ["CoreTransferable"]),
    // Apart, because packages of others take Apple's headers in C for granted where there is a module of the name.
    .library(name: "os", targets: ["os"]),
    .library(name: "OSLog", targets: ["OSLog"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .plugin(name: "NewScreenPlugin", targets: ["NewScreenPlugin"]),
    .plugin(name: "AssetSymbolsPlugin", targets: ["AssetSymbolsPlugin"]),
  ]
    + (isHeadless
      ? []
      : [
        // What an iOS app imports: every name of GtkBridge, and Apple's names for what is named after the desktop there.
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "Charts", targets: ["Charts"]),
        .library(name: "PhotosUI", targets: ["PhotosUI"]),
        .library(name: "UserNotifications", targets: ["UserNotifications"]),
        .library(name: "GtkBridgeAdwaita", targets: ["GtkBridgeAdwaita"]),
        .library(name: "GtkBridgeTesting", targets: ["GtkBridgeTesting"]),
        .executable(name: "HomeApp", targets: ["HomeApp"]),
      ]),
  targets: headlessTargets + (isHeadless ? [] : gtkTargets),
  swiftLanguageModes: [.v6]
)
