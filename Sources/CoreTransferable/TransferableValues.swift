import Foundation
import UniformTypeIdentifiers

extension String: Transferable {
  /// Plain text. Files are read as their paths.
  public static var transferRepresentation: some TransferRepresentation {
    var form = TransferForm<String>(type: .utf8PlainText)
    form.takesAllFiles = true
    form.export = { .data(Data($0.utf8)) }
    form.make = { received in
      switch received {
      case .file(let url): return url.path
      case .data(let data):
        guard let text = String(data: data, encoding: .utf8) else { throw TransferError.invalidData }
        return text
      }
    }
    return TransferRepresentationList(forms: [form])
  }
}

extension URL: Transferable {
  /// A file, or the address as text, which has a scheme; spaces and line breaks around it are ignored.
  public static var transferRepresentation: some TransferRepresentation {
    let forms = [UTType.fileURL, .url].map { type in
      var form = TransferForm<URL>(type: type)
      form.canExport = { $0.isFileURL == (type == .fileURL) }
      form.export = { .data(Data($0.absoluteString.utf8)) }
      form.make = { received in
        let text = String(decoding: try received.data(), as: UTF8.self)
        guard let url = URL(string: text.trimmingCharacters(in: .whitespacesAndNewlines)), url.scheme != nil else {
          throw TransferError.invalidData
        }
        return url
      }
      return form
    }
    return TransferRepresentationList(forms: forms)
  }
}

extension Data: Transferable {
  /// The data itself; the content of a file.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .data) {
      $0
    } importing: {
      $0
    }
  }
}

extension AttributedString: Transferable {
  /// Its text. Differs from CoreTransferable: the attributes are not transferred, because Linux's Foundation does not
  /// encode them.
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation {
      String($0.characters)
    } importing: {
      AttributedString($0)
    }
  }
}
