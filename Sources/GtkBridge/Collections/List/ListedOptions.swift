/// The node of a ``List`` around the options of a picker: each option is a row of its own.
///
/// SwiftUI reads the options through any container, and public code wraps them in a list.
@MainActor
final class ListedOptions<SelectionValue: Hashable, Content: View>:
  WrapperNode<List<SelectionValue, Content>, Content>
{
  override var retainedState: RetainedState { child.retainedState }

  override func update(_ view: List<SelectionValue, Content>) { child.update(view.content) }
}
