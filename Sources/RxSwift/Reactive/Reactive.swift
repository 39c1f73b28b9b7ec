/// The streams of an object, under `rx`. Mirrors RxSwift's `Reactive`.
///
/// Each settable property of a class is a ``Binder``, and a program adds its own streams:
///
/// ```swift
/// viewModel.title.bind(to: label.rx.text).disposed(by: bag)
///
/// extension Reactive where Base: ChartView {
///   var points: Binder<[Point]> { Binder(base) { chart, points in chart.show(points) } }
/// }
/// ```
@dynamicMemberLookup
public struct Reactive<Base> {
  /// The object.
  public let base: Base

  /// Creates the streams of an object.
  public init(_ base: Base) { self.base = base }

  /// An observer that sets a property of the object, which it references weakly.
  public subscript<Property>(dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>) -> Binder<Property>
  where Base: AnyObject {
    Binder(base) { base, value in base[keyPath: keyPath] = value }
  }
}

/// A type whose values have streams under `rx`. Mirrors RxSwift's `ReactiveCompatible`.
public protocol ReactiveCompatible {
  /// The type that is extended.
  associatedtype ReactiveBase

  /// The streams of the type itself.
  static var rx: Reactive<ReactiveBase>.Type { get set }

  /// The streams of a value.
  var rx: Reactive<ReactiveBase> { get set }
}

extension ReactiveCompatible {
  /// The streams of the type itself.
  public static var rx: Reactive<Self>.Type {
    get { Reactive<Self>.self }
    // The setters permit extensions with settable members.
    set {}
  }

  /// The streams of a value.
  public var rx: Reactive<Self> {
    get { Reactive(self) }
    set {}
  }
}
