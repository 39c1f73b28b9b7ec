import GtkBridge

extension Scene {
  /// Runs a closure after a change of a value, such as the ``EnvironmentValues/scenePhase`` of the application: that of
  /// its most active window.
  ///
  /// Mirrors SwiftUI's `onChange(of:perform:)` of scenes.
  public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> some Scene {
    _DerivedScene(_tree: _tree.onChange(of: value) { _, value in action(value) })
  }

  /// Runs a closure with the previous and the new value after a value has changed.
  ///
  /// Mirrors SwiftUI's `onChange(of:initial:_:)` of scenes.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some Scene {
    _DerivedScene(_tree: _tree.onChange(of: value, initial: initial, action))
  }

  /// Runs a closure after a value has changed.
  ///
  /// Mirrors SwiftUI's `onChange(of:initial:_:)` of scenes.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    _DerivedScene(_tree: _tree.onChange(of: value, initial: initial, action))
  }

  /// Sets the size of new windows in points, in place of 800 × 600.
  ///
  /// Mirrors SwiftUI's `defaultSize(width:height:)`.
  public func defaultSize(width: Double, height: Double) -> some Scene {
    settings { $0.defaultSize = CGSize(width: width, height: height) }
  }

  /// Sets the size of new windows in points, in place of 800 × 600.
  ///
  /// Mirrors SwiftUI's `defaultSize(_:)`.
  public func defaultSize(_ size: CGSize) -> some Scene { defaultSize(width: size.width, height: size.height) }

  /// Sets a value in the environment of the windows.
  ///
  /// Mirrors SwiftUI's `environment(_:_:)` of scenes.
  public func environment<Value>(_ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some Scene {
    changingContent { AnyView($0.environment(path, value)) }
  }

  /// Provides an object to the views of the windows.
  ///
  /// Mirrors SwiftUI's `environmentObject(_:)` of scenes.
  public func environmentObject<ObjectType: ObservableObject>(_ object: ObjectType) -> some Scene {
    changingContent { AnyView($0.environmentObject(object)) }
  }

  /// Adds commands to the main menu of the windows.
  ///
  /// Mirrors SwiftUI's `commands(content:)`.
  ///
  /// ```swift
  /// WindowGroup { NotesView() }.commands {
  ///   CommandMenu("Note") { Button("Archive") { archive() }.keyboardShortcut("e") }
  /// }
  /// ```
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    let commands = content()
    return settings {
      $0.commands.append(AnyView(commands._tree))
      $0.replacedGroups.formUnion(commands._replacedGroups)
    }
  }

  func changingContent(_ change: @escaping @MainActor (AnyView) -> AnyView) -> some Scene {
    settings { $0.changes.insert(change, at: 0) }
  }

  func settings(_ change: @escaping (inout SceneSettings) -> Void) -> some Scene {
    _DerivedScene(_tree: _tree.transformEnvironment(\.sceneSettings, transform: change))
  }
}
