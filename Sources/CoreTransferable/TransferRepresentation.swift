import UniformTypeIdentifiers

/// A description of the forms for transferring the values of a type.
///
/// Mirrors CoreTransferable's `TransferRepresentation`.
public protocol TransferRepresentation<Item> {
  /// The type of the values.
  associatedtype Item: Transferable
  /// The type of the body.
  associatedtype Body: TransferRepresentation

  /// The representations in this one.
  @TransferRepresentationBuilder<Item> var body: Body { get }
}

extension TransferRepresentation {
  /// Returns the forms, if the representation is for values of a type.
  func forms<Value>(of type: Value.Type) -> [TransferForm<Value>] {
    if let described = self as? any FormedRepresentation { return described.anyForms as? [TransferForm<Value>] ?? [] }
    return body.forms(of: type)
  }

  /// Sets the name of the file for programs that receive a file.
  ///
  /// Mirrors CoreTransferable's `suggestedFileName(_:)`.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    changed { $0.fileName = { _ in fileName } }
  }

  /// Sets the name of the file for programs that receive a file, for each value.
  ///
  /// Mirrors CoreTransferable's `suggestedFileName(_:)`.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> {
    changed { $0.fileName = fileName }
  }

  /// Sets the programs that can see the representation: all programs, or only this one.
  ///
  /// Mirrors CoreTransferable's `visibility(_:)`.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
    changed { $0.visibility = visibility }
  }

  /// Exports the representation only for values that satisfy a condition.
  ///
  /// Mirrors CoreTransferable's `exportingCondition(_:)`.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> {
    changed { form in
      let before = form.canExport
      form.canExport = { before($0) && condition($0) }
    }
  }

  private func changed(_ change: (inout TransferForm<Item>) -> Void) -> TransferRepresentationList<Item> {
    var forms = forms(of: Item.self)
    for index in forms.indices { change(&forms[index]) }
    return TransferRepresentationList(forms: forms)
  }
}

extension TransferRepresentation where Body == Never {
  /// Never called: the representation has forms in place of a body.
  public var body: Never { return fatalError("the representation has no body") }
}

/// A representation that has forms instead of a body.
protocol FormedRepresentation {
  /// The forms, of the representation's type of values.
  var anyForms: Any { get }
}

/// Several representations of one type, the best one first.
public struct TransferRepresentationList<Item: Transferable>: TransferRepresentation, FormedRepresentation {
  /// The list has forms in place of a body.
  public typealias Body = Never

  let forms: [TransferForm<Item>]
  var anyForms: Any { forms }
}

extension Never: Transferable, TransferRepresentation {
  /// The type of the values, of which there are none.
  public typealias Item = Never
  /// There are no parts.
  public typealias Body = Never
  /// Never called, because there is no value.
  public static var transferRepresentation: Never { return fatalError("there is no value of Never") }
}

/// The programs that see a representation.
///
/// Mirrors CoreTransferable's `TransferRepresentationVisibility`.
public struct TransferRepresentationVisibility: Hashable, Sendable {
  private let reach: Int

  /// All programs.
  public static let all = TransferRepresentationVisibility(reach: 3)
  /// The programs of the same developer. Here only this program, because the desktop does not know developers.
  public static let team = TransferRepresentationVisibility(reach: 2)
  /// The programs of the same group. Here only this program, because the desktop does not know groups.
  public static let group = TransferRepresentationVisibility(reach: 1)
  /// Only this program.
  public static let ownProcess = TransferRepresentationVisibility(reach: 0)

  /// Returns whether a program of this visibility sees a representation with another one.
  func sees(_ representation: TransferRepresentationVisibility) -> Bool { representation.reach >= reach }
}

/// A result builder for the representations of a type.
///
/// Mirrors CoreTransferable's `TransferRepresentationBuilder`.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  /// A representation by a coder. The type of its values is known here.
  public static func buildExpression<Encoder, Decoder>(
    _ content: CodableRepresentation<Item, Encoder, Decoder>
  ) -> CodableRepresentation<Item, Encoder, Decoder> { content }

  /// A representation.
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }

  /// The first representation.
  public static func buildPartialBlock<Content: TransferRepresentation>(first content: Content) -> Content
  where Content.Item == Item { content }

  /// Adds a representation after others.
  public static func buildPartialBlock<Content: TransferRepresentation, Next: TransferRepresentation>(
    accumulated content: Content, next: Next
  ) -> TransferRepresentationList<Item> where Content.Item == Item, Next.Item == Item {
    TransferRepresentationList(forms: content.forms(of: Item.self) + next.forms(of: Item.self))
  }

  /// The representations of an `if` without `else`: its own, or none.
  public static func buildOptional<Content: TransferRepresentation>(
    _ content: Content?
  ) -> TransferRepresentationList<Item> where Content.Item == Item {
    TransferRepresentationList(forms: content?.forms(of: Item.self) ?? [])
  }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<Content: TransferRepresentation>(
    first content: Content
  ) -> TransferRepresentationList<Item> where Content.Item == Item {
    TransferRepresentationList(forms: content.forms(of: Item.self))
  }

  /// The second branch of an `if` or `switch`.
  public static func buildEither<Content: TransferRepresentation>(
    second content: Content
  ) -> TransferRepresentationList<Item> where Content.Item == Item {
    TransferRepresentationList(forms: content.forms(of: Item.self))
  }
}
