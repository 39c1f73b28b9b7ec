import Foundation
import Testing

@testable import HomeCore

@Suite("Addresses of stores")
struct StoreAddressTests {
  private func server(_ text: String) throws -> ServerAddress {
    guard case .server(let address) = try StoreAddress(text) else { throw StoreAddressError.missingService }
    return address
  }

  @Test(
    "are files, unless they begin like a server's", arguments: ["/a/b.sqlite", "shop", "post:gres", "postgresql", "가게"])
  func files(text: String) throws {
    #expect(try StoreAddress(text) == .file(URL(filePath: text)))
  }

  @Test("of one file are equal to read")
  func names() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "store.sqlite")
    #expect("\(try StoreAddress(file.path))" == "\(try StoreAddress(folder.url.path + "/./x/../store.sqlite"))")
  }

  @Test(
    "of servers are what libpq reads",
    arguments: [
      "postgresql://", "postgresql://shop.example.org", "postgresql://alice@shop.example.org:5432/shop",
      "postgresql:///shop?host=/run/postgresql&port=5433", "postgresql://%2Frun%2Fpostgresql/shop",
      "postgresql://[2001:db8::1]:5432/shop", "postgresql://[::1],other:5433/shop?target_session_attrs=read-write",
      "postgresql://alice@shop.example.org/책?sslmode=verify-full",
      "postgresql://a,b/shop?port=5432,5433&connect_timeout=3&app%6Cication_name=x%26y&replica=c:5433",
    ])
  func servers(text: String) throws {
    let address = try server(text)
    #expect(address.connectionString == text && address.description == text && !address.hasPassword)
  }

  @Test("have one form for the two spellings of the scheme")
  func schemes() throws {
    let address = try server("postgres://shop.example.org/shop")
    #expect("\(address)" == "postgresql://shop.example.org/shop")
  }

  @Test("begin with a scheme in letters of either case, which libpq gets in small ones")
  func caseOfSchemes() throws {
    #expect(try server("POSTGRESQL://Shop.example.org/Shop").connectionString == "postgresql://Shop.example.org/Shop")
    #expect(try server("Postgres://shop").connectionString == "postgres://shop")
    #expect(try server("PostgreSQL+Service:Shop").connectionString == "postgresql+service:Shop")
    #expect(throws: StoreAddressError.self) { try StoreAddress("PostgreSQL:shop") }
  }

  @Test(
    "say what is wrong with a bracket or a percent sign",
    arguments: [
      ("postgresql://[::1/shop", "brackets"), ("postgresql://[::1]5432/shop", "brackets"),
      ("postgresql://[]/shop", "brackets"), ("postgresql://a,[::1/shop", "brackets"),
      ("postgresql://a::1]/shop", "brackets"),
      ("postgresql://shop/db?replica=[::1", "brackets"), ("postgresql://shop/a%00", "NUL"),
      ("postgresql+service:a%00", "NUL"), ("postgresql://shop/%zz", "%25"), ("postgresql://shop/100%", "%25"),
    ])
  func marks(text: String, words: String) throws {
    do {
      _ = try StoreAddress(text)
      Issue.record("\(text) is no address.")
    } catch {
      #expect(error.description.contains(words), "\(error)")
    }
  }

  @Test("name a service")
  func services() throws {
    let address = try server("postgresql+service:shop")
    #expect("\(address)" == "postgresql+service:shop")
    #expect(address.connectionString == "postgresql+service:shop")
  }

  @Test(
    "are shown without a password",
    arguments: [
      ("postgresql://alice:secret@shop/db", "postgresql://alice@shop/db"),
      ("postgres://alice:sec?ret:x@shop", "postgresql://alice@shop"),
      ("postgresql://:secret@shop", "postgresql://@shop"),
      ("postgresql://shop/db?password=secret", "postgresql://shop/db"),
      ("postgresql://shop/db?user=a&password=secret&port=1", "postgresql://shop/db?user=a&port=1"),
      ("postgresql://shop/db?pass%77ord=secret", "postgresql://shop/db"),
      ("postgresql://shop?sslpassword=secret&user=a", "postgresql://shop?user=a"),
      ("postgresql://shop?oauth_client_secret=secret", "postgresql://shop"),
    ])
  func passwords(text: String, shown: String) throws {
    let address = try server(text)
    #expect(address.description == shown && address.hasPassword)
    #expect(address.connectionString == text, "libpq gets it")
    let options = try LaunchOptions(arguments: ["--store", text])
    for printed in ["\(address)", "\(options)", String(reflecting: StoreAddress.server(address))] {
      #expect(!printed.contains("secret") && !printed.contains("sec?ret"))
    }
  }

  @Test(
    "that make no sense are named, without what may be a password",
    arguments: [
      ("mysql://shop", StoreAddressError.unknownKind("mysql://")), ("https://shop", .unknownKind("https://")),
      ("postgresql:shop", .unknownKind("postgresql:")), ("postgres+service:shop", .unknownKind("postgres+service:")),
      ("postgresql+service:", .missingService), ("postgresql+service:a b", .badCharacter),
      ("postgresql+service:a?password=secret", .badCharacter),
      ("postgresql://shop:port", .badPort), ("postgresql://shop:0", .badPort), ("postgresql://shop:65536", .badPort),
      ("postgresql://[::1]:x", .badPort), ("postgresql://shop:", .badPort),
      ("postgresql://shop/db?replica=copy:99999999", .badPort), ("postgresql://shop/db?replica=:::::", .badPort),
      ("postgresql://shop/db?user=a&replica=", .badParameter),
      ("postgresql://alice:sec/ret@shop", .badCharacter), ("postgresql://alice:sec@ret@shop", .badCharacter),
      ("postgresql://shop/a b", .badCharacter), ("postgresql://shop/%2", .badPercent),
      ("postgresql://shop/%zz", .badPercent), ("postgresql://shop/%00", .hasNUL),
      ("postgresql://shop?user", .badParameter), ("postgresql://shop?=secret", .badParameter),
      ("postgresql://shop?user=", .badParameter), ("postgresql://shop?user=a&", .badParameter),
      ("postgresql://shop?colour=blue", .unknownParameter("colour")),
      ("postgresql://shop?rep%6Cica=b", .unknownParameter("replica")),
      ("postgresql://shop?replica=a&replica=b", .repeatedParameter("replica")),
      ("postgresql://shop?user=a&us%65r=b", .repeatedParameter("user")),
      (
        "postgresql://shop?gssencmode=on", .badChoice(parameter: "gssencmode", known: ["disable", "prefer", "require"])
      ),
      ("postgresql://shop?connect_timeout=long", .badNumber(parameter: "connect_timeout")),
      ("postgresql://shop?port=5432,x", .badPort), ("postgresql://shop?port=0", .badPort),
    ])
  func refusing(text: String, error: StoreAddressError) {
    #expect(throws: error) { try StoreAddress(text) }
    #expect(throws: LaunchOptionsError.badStore(error)) { try LaunchOptions(arguments: ["--store", text]) }
    #expect(error.description.hasSuffix(".") && !error.description.contains("sec"))
  }
}
