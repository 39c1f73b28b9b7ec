import Foundation
import HomeCore
import Synchronization
import Testing

@testable import HomeStorePostgres

@Suite("The address of a shared shop", .serialized)
struct AddressTests {
  /// Returns the message for the user, or an empty text if the books can be read.
  private func problem(_ address: String, password: @escaping PasswordRequest = { _ in nil }) async -> String {
    do {
      _ = try await PostgresStore(address: address, catalogue: nil, password: password).books.bookList()
      return ""
    } catch {
      return "\(error)"
    }
  }

  @Test("is what libpq reads, or the name of a service")
  func forms() throws {
    let library = try PostgresLibrary.load()
    let address = try PostgresAddress("postgresql://ann:secret@shop.example:5433/db?sslmode=require", library: library)
    #expect(address.options["host"] == "shop.example" && address.options["port"] == "5433")
    #expect(PostgresAddress.name(of: address.options) == "shop.example/db")
    #expect(try PostgresAddress("postgresql+service:my%20shop", library: library).options == ["service": "my shop"])
    for bad in ["postgresql+service:", "http://x", "postgresql://a:%zz@b/c", "host=x", "", "postgresql://a\0b/c"] {
      #expect(throws: PostgresError(.badAddress)) { try PostgresAddress(bad, library: library) }
    }
    #expect(PostgresStore.isAddress("postgres://x") && !PostgresStore.isAddress("/home/store.sqlite"))
  }

  @Test(
    "may name a replica, which has everything else from the server",
    arguments: [
      ("postgresql://ann@a/shop?replica=b:5433", "b", "5433"),
      ("postgresql://ann@a:5432/shop?connect_timeout=3&replica=b&sslmode=disable", "b", "5432"),
      ("postgresql://ann@/shop?host=%2Fone&replica=%2Ftwo:6000", "/two", "6000"),
      ("postgres://ann@a,c:1/shop?replica=[::1]:5433", "::1", "5433"),
    ])
  func replica(_ address: String, host: String, port: String) throws {
    let library = try PostgresLibrary.load()
    let server = try PostgresAddress(address, library: library)
    let replica = try PostgresAddress(#require(PostgresAddress.replica(of: address)), library: library)
    #expect(replica.options["host"] == host && replica.options["port"] == port)
    #expect(server.options["host"] != host && server.options["user"] == "ann" && server.options["dbname"] == "shop")
    for name in ["user", "dbname", "sslmode", "connect_timeout"] {
      #expect(replica.options[name] == server.options[name])
    }
  }

  @Test("names no replica", arguments: ["postgresql://a/shop", "postgresql://a/shop?replica=", "postgresql+service:s"])
  func noReplica(_ address: String) throws {
    #expect(PostgresAddress.replica(of: address) == nil)
    _ = try PostgresAddress(address, library: PostgresLibrary.load())
  }

  @Test("says no password to anybody")
  func secrets() async throws {
    let cluster = try PostgresCluster.shared
    let folder = cluster.folder.path.replacing("/", with: "%2F")
    for address in [
      "postgresql://guarded:hunter2@/postgres?host=\(folder)",
      "postgresql://guarded@/postgres?host=\(folder)&password=hunter2",
      "postgresql://a:hunter2%zz@b/c", "postgresql://a:hunter2@127.0.0.1:1/c",
    ] {
      let store = PostgresStore(address: address, catalogue: nil)
      #expect(!store.url.absoluteString.contains("hunter2"))
      let problem = await problem(address)
      #expect(!problem.isEmpty && !problem.contains("hunter2"), "\(problem)")
    }
  }

  @Test("has a password that is asked for, when the server wants one and not before")
  func passwords() async throws {
    let shop = try TestShop()
    let asked = Mutex<[String]>([])
    let guarded = shop.cluster.address(of: shop.database, user: "guarded")
    let answer: PasswordRequest = { server in
      asked.withLock { $0.append(server) }
      return PostgresCluster.guardedPassword
    }
    #expect(await problem(shop.cluster.address(of: shop.database), password: answer) == "")
    #expect(asked.withLock { $0 } == [])
    #expect(await problem(guarded, password: answer) == "")
    #expect(asked.withLock { $0 } == [shop.database])
    #expect(await problem(guarded).contains("needs a password"))
    #expect(await problem(guarded) { _ in "wrong" }.contains("does not accept the name or the password"))
    let store = PostgresStore(address: guarded, catalogue: nil, password: { _ in "wrong" })
    let states = store.connectionStates()
    _ = try? await store.books.bookList()
    #expect(await states.first { $0.isFailed } != nil)
  }

  @Test("leads to a server elsewhere only if it proves who it is, unless the address says otherwise")
  func trust() async throws {
    for host in ["", "/run/postgresql", "localhost", "127.0.0.1", "::1", "localhost,127.0.0.2"] {
      #expect(PostgresAddress.isLocal(["host": host]), "\(host)")
    }
    for host in ["shop.example", "10.0.0.1", "127.example", "localhost,shop.example", "localhost.example"] {
      #expect(!PostgresAddress.isLocal(["host": host]), "\(host)")
    }
    #expect(PostgresAddress.isLocal(["host": "shop.example", "hostaddr": "127.0.0.1"]))
    let shop = try TestShop()
    let proxy = try LoopbackProxy(server: shop.cluster.folder)
    // Another spelling of this machine's address, which counts as a different one.
    let address = "postgresql://postgres@0.0.0.0:\(proxy.port)/\(shop.database)"
    #expect(await problem(address).contains("because it has no TLS"))
    #expect(await problem("\(address)?sslmode=disable") == "")
  }

  @Test("has one level of safety for all of its servers, except for sockets, which need none")
  func severalServers() async throws {
    let shop = try TestShop()
    let proxy = try LoopbackProxy(server: shop.cluster.folder)
    let socket = shop.cluster.folder.path.replacing("/", with: "%2F")
    func address(_ first: String, _ port: UInt16) -> String {
      "postgresql://postgres@/\(shop.database)?host=\(first),0.0.0.0&port=\(port),\(proxy.port)"
    }
    #expect(await problem(address(socket, 5432)) == "")
    let local = address("127.0.0.1", proxy.port)
    #expect(await problem(local).contains("because it has no TLS"))
    #expect(await problem(local + "&sslmode=prefer") == "")
  }
}
