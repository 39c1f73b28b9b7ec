/// Collects the subscriptions of a block. Mirrors RxSwift's `DisposeBag.DisposableBuilder`.
@resultBuilder
public struct DisposableBuilder {
  /// Returns the subscriptions of the block.
  public static func buildBlock(_ disposables: any Disposable...) -> [any Disposable] { disposables }
}

extension DisposeBag {
  /// Creates a bag with the subscriptions of a block.
  ///
  /// ```swift
  /// bag = DisposeBag {
  ///   model.title.bind(to: label.rx.text)
  ///   model.icon.drive(imageView.rx.image)
  /// }
  /// ```
  public convenience init(@DisposableBuilder builder: () -> [any Disposable]) {
    self.init()
    insert(builder())
  }

  /// Inserts the subscriptions of a block.
  public func insert(@DisposableBuilder builder: () -> [any Disposable]) {
    insert(builder())
  }
}
