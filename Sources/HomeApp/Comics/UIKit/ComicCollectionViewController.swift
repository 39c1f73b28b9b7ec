import Combine
import HomeCore
import UIKit

/// The comics with their filter, as UIKit's views: a collection view with its data source and its delegate.
///
/// The model is that of the declarative form.
final class ComicCollectionViewController: UIViewController {
  private let viewModel: AnyViewModel<ComicListState, ComicListInput>
  private let open: (Comic) -> Void
  private let importComics: () -> Void
  private let filters = UISegmentedControl(items: ComicFilter.allCases.map(\.title))
  private let collection = UICollectionView(
    frame: .zero, collectionViewLayout: ComicCollectionViewController.makeLayout())
  private lazy var dataSource = makeDataSource()
  private lazy var status = UIHostingController(
    rootView: ComicListStatus(viewModel: viewModel, importComics: importComics))
  private lazy var statusView: UIView = status.view
  /// The height of all cards, which depends on the size of the text.
  private lazy var cardHeight = ComicCell.fittingHeight
  private var changes: AnyCancellable?
  private var shown = PagedList<Comic>()

  init(
    viewModel: AnyViewModel<ComicListState, ComicListInput>, open: @escaping (Comic) -> Void,
    importComics: @escaping () -> Void
  ) {
    self.viewModel = viewModel
    self.open = open
    self.importComics = importComics
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    filters.accessibilityLabel = String(localized: "Show")
    filters.addAction(UIAction { [weak self] _ in self?.filterDidChange() }, for: .valueChanged)
    collection.delegate = self
    addViews()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (self: Self, _) in
      self.cardHeight = ComicCell.fittingHeight
      self.collection.collectionViewLayout.invalidateLayout()
    }
    // The state changes after this event, and often several times in a row.
    changes = viewModel.objectWillChange
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.showState() }
    showState()
  }

  private func addViews() {
    let line = UIView()
    line.backgroundColor = .separator
    addChild(status)
    for part in [filters, line, collection, statusView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    filters.setContentHuggingPriority(.required, for: .vertical)
    status.didMove(toParent: self)
    NSLayoutConstraint.activate([
      filters.topAnchor.constraint(equalTo: view.topAnchor, constant: 6),
      filters.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      line.topAnchor.constraint(equalTo: filters.bottomAnchor, constant: 6),
      line.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      line.heightAnchor.constraint(equalToConstant: 1),
    ])
    for part in [collection, statusView] {
      NSLayoutConstraint.activate([
        part.topAnchor.constraint(equalTo: line.bottomAnchor),
        part.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        part.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        part.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }
  }

  private func filterDidChange() {
    viewModel.trigger(.select(ComicFilter.allCases[filters.selectedSegmentIndex]))
  }

  // MARK: State

  private func showState() {
    let list = viewModel.list
    filters.selectedSegmentIndex = ComicFilter.allCases.firstIndex(of: viewModel.filter) ?? 0
    collection.isHidden = list.elements.isEmpty
    statusView.isHidden = !list.elements.isEmpty
    let isNew = list.generation != shown.generation
    let hasOtherFooter = list.phase != shown.phase && (list.hasFooter || shown.hasFooter)
    let old = Dictionary(shown.elements.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    shown = list
    var snapshot = NSDiffableDataSourceSnapshot<Int, Comic.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(list.elements.map(\.id))
    snapshot.reconfigureItems(
      list.elements.filter { old[$0.id].map { [comic = $0] in $0 != comic } ?? false }.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)
    if hasOtherFooter { collection.collectionViewLayout.invalidateLayout() }
    if isNew { collection.setContentOffset(.zero, animated: false) }
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Comic.ID> {
    let cells = UICollectionView.CellRegistration<ComicCell, Comic> { [viewModel] cell, _, comic in
      cell.show(comic)
      cell.onLike = { viewModel.trigger(.toggleLike(comicId: comic.id)) }
    }
    let footers = UICollectionView.SupplementaryRegistration<ComicFooter>(
      elementKind: UICollectionView.elementKindSectionFooter
    ) { [weak self, viewModel] footer, _, _ in
      if let self { footer.show(shown.phase) { viewModel.trigger(.retry) } }
    }
    let source = UICollectionViewDiffableDataSource<Int, Comic.ID>(collectionView: collection) {
      [weak self] collection, path, _ in
      guard let comic = self?.shown.elements[path.item] else { return nil }
      return collection.dequeueConfiguredReusableCell(using: cells, for: path, item: comic)
    }
    source.supplementaryViewProvider = { collection, _, path in
      collection.dequeueConfiguredReusableSupplementary(using: footers, for: path)
    }
    return source
  }

  // MARK: Layout

  private static func makeLayout() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 12
    layout.minimumLineSpacing = 12
    layout.sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    return layout
  }
}

extension ComicCollectionViewController: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    if indexPath.item == shown.elements.count - 1 { viewModel.trigger(.loadMore) }
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    open(shown.elements[indexPath.item])
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let item = indexPaths.first?.item else { return nil }
    let comic = shown.elements[item]
    return UIContextMenuConfiguration(actionProvider: { [viewModel] _ in
      UIMenu(children: [
        UIAction(title: comic.likeTitle) { _ in viewModel.trigger(.toggleLike(comicId: comic.id)) }
      ])
    })
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    shown.hasFooter && !shown.elements.isEmpty ? CGSize(width: collectionView.bounds.width, height: 48) : .zero
  }

  /// Divides the width into cards with a minimum width of 150 points.
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let width = collectionView.bounds.width - 24
    let count = max(((width + 12) / (150 + 12)).rounded(.down), 1)
    return CGSize(width: ((width - 12 * (count - 1)) / count).rounded(.down), height: cardHeight)
  }
}
