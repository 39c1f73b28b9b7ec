/// A view that shows another view with a change.
@MainActor
package protocol ChangedView {
  var unchanged: any View { get }
}

/// A view with a tag.
@MainActor
package protocol TaggedView {
  var tag: AnyHashable { get }
}

extension WidgetModifiedContent: ChangedView { package var unchanged: any View { content } }
extension EnvironmentChanged: ChangedView { package var unchanged: any View { content } }
extension ModifiedContent: ChangedView { package var unchanged: any View { content } }
