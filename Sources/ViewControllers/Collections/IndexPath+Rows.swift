import Foundation

/// The index paths of rows and items, which have two indices: a section, and a row in it.
extension IndexPath {
  /// Creates the index path of a row in a section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// Creates the index path of an item in a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section of a row or item.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row within its section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item within its section.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
