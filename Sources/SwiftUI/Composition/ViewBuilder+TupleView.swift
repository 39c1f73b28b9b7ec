import GtkBridge

/// A ``TupleView`` of a block's views, one function for each number of views.
///
/// They apply only where code requires the type: the compiler considers these functions only where all others fail.
extension ViewBuilder {
  /// Builds the view of a whole block.
  @inlinable
  public static func buildFinalResult<Content: View>(_ content: consuming Content) -> Content { content }

  /// Builds a ``TupleView`` of two views, where code names that type.
  @_disfavoredOverload
  public static func buildFinalResult<C0: View, C1: View>(_ content: PairView<C0, C1>) -> TupleView<(C0, C1)> {
    TupleView((content.first, content.second))
  }

  /// Builds a ``TupleView`` of three views, where code names that type.
  @_disfavoredOverload
  public static func buildFinalResult<C0: View, C1: View, C2: View>(_ content: PairView<PairView<C0, C1>, C2>)
    -> TupleView<(C0, C1, C2)>
  {
    TupleView((content.first.first, content.first.second, content.second))
  }

  /// Builds a ``TupleView`` of four views, where code names that type.
  @_disfavoredOverload
  public static func buildFinalResult<C0: View, C1: View, C2: View, C3: View>(
    _ content: PairView<PairView<PairView<C0, C1>, C2>, C3>
  ) -> TupleView<(C0, C1, C2, C3)> {
    TupleView((content.first.first.first, content.first.first.second, content.first.second, content.second))
  }

  /// Builds a ``TupleView`` of five views, where code names that type.
  @_disfavoredOverload
  public static func buildFinalResult<C0: View, C1: View, C2: View, C3: View, C4: View>(
    _ content: PairView<PairView<PairView<PairView<C0, C1>, C2>, C3>, C4>
  ) -> TupleView<(C0, C1, C2, C3, C4)> {
    TupleView(
      (
        content.first.first.first.first, content.first.first.first.second, content.first.first.second,
        content.first.second, content.second
      ))
  }

  /// Builds a ``TupleView`` of six views, where code names that type.
  @_disfavoredOverload
  public static func buildFinalResult<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View>(
    _ content: PairView<PairView<PairView<PairView<PairView<C0, C1>, C2>, C3>, C4>, C5>
  ) -> TupleView<(C0, C1, C2, C3, C4, C5)> {
    TupleView(
      (
        content.first.first.first.first.first, content.first.first.first.first.second, content.first.first.first.second,
        content.first.first.second, content.first.second, content.second
      ))
  }

  /// Builds a ``TupleView`` of seven views, where code names that type.
  @_disfavoredOverload
  public static func buildFinalResult<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View>(
    _ content: PairView<PairView<PairView<PairView<PairView<PairView<C0, C1>, C2>, C3>, C4>, C5>, C6>
  ) -> TupleView<(C0, C1, C2, C3, C4, C5, C6)> {
    TupleView(
      (
        content.first.first.first.first.first.first, content.first.first.first.first.first.second,
        content.first.first.first.first.second, content.first.first.first.second, content.first.first.second,
        content.first.second, content.second
      ))
  }

  /// Builds a ``TupleView`` of eight views, where code names that type.
  @_disfavoredOverload
  public static func buildFinalResult<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View>(
    _ content: PairView<PairView<PairView<PairView<PairView<PairView<PairView<C0, C1>, C2>, C3>, C4>, C5>, C6>, C7>
  ) -> TupleView<(C0, C1, C2, C3, C4, C5, C6, C7)> {
    TupleView(
      (
        content.first.first.first.first.first.first.first, content.first.first.first.first.first.first.second,
        content.first.first.first.first.first.second, content.first.first.first.first.second,
        content.first.first.first.second, content.first.first.second, content.first.second, content.second
      ))
  }

  /// Builds a ``TupleView`` of nine views, where code names that type.
  @_disfavoredOverload
  public static func buildFinalResult<
    C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View
  >(
    _ content: PairView<
      PairView<PairView<PairView<PairView<PairView<PairView<PairView<C0, C1>, C2>, C3>, C4>, C5>, C6>, C7>, C8
    >
  ) -> TupleView<(C0, C1, C2, C3, C4, C5, C6, C7, C8)> {
    TupleView(
      (
        content.first.first.first.first.first.first.first.first,
        content.first.first.first.first.first.first.first.second, content.first.first.first.first.first.first.second,
        content.first.first.first.first.first.second, content.first.first.first.first.second,
        content.first.first.first.second, content.first.first.second, content.first.second, content.second
      ))
  }

  /// Builds a ``TupleView`` of ten views, where code names that type.
  @_disfavoredOverload
  public static func buildFinalResult<
    C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View, C9: View
  >(
    _ content: PairView<
      PairView<
        PairView<PairView<PairView<PairView<PairView<PairView<PairView<C0, C1>, C2>, C3>, C4>, C5>, C6>, C7>, C8
      >, C9
    >
  ) -> TupleView<(C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)> {
    TupleView(
      (
        content.first.first.first.first.first.first.first.first.first,
        content.first.first.first.first.first.first.first.first.second,
        content.first.first.first.first.first.first.first.second, content.first.first.first.first.first.first.second,
        content.first.first.first.first.first.second, content.first.first.first.first.second,
        content.first.first.first.second, content.first.first.second, content.first.second, content.second
      ))
  }
}
