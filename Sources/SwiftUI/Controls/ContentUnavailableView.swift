import GtkBridge
import GtkObjects
import UIKit

/// A page that explains why there is no content, and offers actions.
///
/// Mirrors SwiftUI's `ContentUnavailableView`, in the look of the desktop's status pages: a large icon, a title, a
/// description and actions in the middle of the page.
///
/// ```swift
/// ContentUnavailableView("No Mail", systemImage: "tray", description: Text("New letters appear here."))
/// ```
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates a page with a label, a description and actions.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  public var body: some View {
    StatusPage {
      EmptyView()
    } title: {
      VStack(spacing: 12) {
        label.labelStyle(StatusLabelStyle())
        description.foregroundStyle(.secondary)
      }
    } actions: {
      VStack(spacing: 12) { actions }
    }
  }
}

extension ContentUnavailableView
where Label == GtkBridge.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a page with a title, a system symbol and a description.
  @_disfavoredOverload public init<Title: StringProtocol>(
    _ title: Title, systemImage name: String, description: Text? = nil
  ) {
    self.init(label: { GtkBridge.Label(title, systemImage: name) }, description: { description })
  }

  /// Creates a page with a title, a picture from the program's resources and a description.
  @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, image name: String, description: Text? = nil)
  {
    self.init(label: { GtkBridge.Label(title, image: name) }, description: { description })
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// The page for a search without results.
  public static var search: Self { search(text: "") }

  /// The page for a search for `text` without results.
  public static func search(text: String) -> Self {
    Self(
      label: { SearchUnavailableContent.Label(text: text) },
      description: { SearchUnavailableContent.Description() }, actions: { SearchUnavailableContent.Actions() })
  }
}

/// The parts of the page for a search without results.
///
/// Mirrors SwiftUI's `SearchUnavailableContent`.
public enum SearchUnavailableContent {
  /// The icon and the title.
  ///
  /// Mirrors SwiftUI's `SearchUnavailableContent.Label`.
  public struct Label: View {
    let text: String

    public var body: some View {
      let title = Gtk.translated("No Results Found")
      GtkBridge.Label(text.isEmpty ? title : "\(title): “\(text)”", systemImage: "magnifyingglass")
    }
  }

  /// The advice.
  ///
  /// Mirrors SwiftUI's `SearchUnavailableContent.Description`.
  public struct Description: View {
    public var body: some View { Text(Gtk.word(localized: "Check the spelling or try another search.")) }
  }

  /// No actions.
  ///
  /// Mirrors SwiftUI's `SearchUnavailableContent.Actions`.
  public struct Actions: View {
    public var body: some View { EmptyView() }
  }
}

/// A large icon above a large title.
private struct StatusLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 18) {
      configuration.icon
        .font(.system(size: 72))
        .foregroundStyle(.secondary)
        .accessibilityHidden(true)
      configuration.title.font(.title2.bold()).multilineTextAlignment(.center)
    }
  }
}
