import HomeCore
import UIKit

/// A card with a comic's picture, title, author and like button.
final class ComicCell: UICollectionViewCell {
  /// A closure that is called when the user presses the like button.
  var onLike: () -> Void = {}

  private let cover = ComicCover()
  private let title = UILabel()
  private let author = UILabel()
  private let likes = UIButton(type: .custom)

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .preferredFont(forTextStyle: .headline)
    author.textColor = .secondaryLabel
    likes.configuration = .plain()
    likes.configuration?.imagePadding = 6
    likes.addAction(UIAction { [weak self] _ in self?.onLike() }, for: .touchUpInside)
    cover.layer.cornerRadius = 6
    cover.clipsToBounds = true
    cover.isAccessibilityElement = false
    addViews()
  }

  required init?(coder: NSCoder) { nil }

  private func addViews() {
    for part in [cover, title, author, likes] {
      part.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(part)
      part.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      cover.topAnchor.constraint(equalTo: contentView.topAnchor),
      cover.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      cover.heightAnchor.constraint(equalToConstant: 120),
      title.topAnchor.constraint(equalTo: cover.bottomAnchor, constant: 6),
      title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      author.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 6),
      author.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      likes.topAnchor.constraint(equalTo: author.bottomAnchor, constant: 6),
      likes.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  /// The height of a card with text of the current size, in Latin and in Korean letters.
  static var fittingHeight: CGFloat {
    let cell = ComicCell()
    cell.show(
      Comic(id: 0, title: "A가", author: "A가", thumbnail: "", likes: 0, isFinished: false, startDate: .distantPast))
    return cell.contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height.rounded(.up)
  }

  func show(_ comic: Comic) {
    cover.name = comic.thumbnail
    title.text = comic.title
    author.text = comic.author
    likes.configuration?.title = comic.likesText
    likes.configuration?.image = UIImage(systemName: "heart.fill")?
      .withTintColor(comic.isLiked ? .systemRed : .secondaryLabel, renderingMode: .alwaysOriginal)
    likes.configuration?.baseForegroundColor = .label
    likes.accessibilityLabel = comic.likeLabel
  }
}
