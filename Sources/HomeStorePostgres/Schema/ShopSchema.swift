/// The schema `shop` of a shared store, as steps from oldest to newest. A released step must never change, because
/// existing shops have already performed it.
enum ShopSchema {
  static let steps = [
    tables + functions + rights, estimates, migrations, channels, protection, searches, cancellations,
  ]

  /// The key of the advisory lock that is held while the schema is created: "HoAp" in ASCII.
  static let lock = 0x486F_4170

  // Text is ordered by code point, with A to Z folded to lowercase, as in every store: the collation "C" knows no other
  // letters. `search` contains the keys of `SearchText`. A word of a search is a prefix of a key: a text-search vector
  // needs no dictionary, no extension and no locale for that, and finds Korean and English alike.
  //
  // A person's rows have the person's login name. Row-level security hides them from others. Dates are milliseconds
  // since 1970. A cart and a like refer to rows that an import renews, without waiting for it.
  private static let tables = """
    CREATE TABLE shop.about (version integer NOT NULL);
    CREATE TABLE shop.books (
      id bigint PRIMARY KEY,
      title text NOT NULL,
      author text NOT NULL,
      price bigint NOT NULL CHECK (price >= 0),
      image_name text NOT NULL,
      summary text NOT NULL,
      publisher text NOT NULL,
      year bigint NOT NULL,
      page_count bigint NOT NULL CHECK (page_count >= 0),
      search tsvector NOT NULL
    );
    CREATE INDEX ON shop.books (lower(title COLLATE "C"), id);
    CREATE INDEX ON shop.books (lower(author COLLATE "C"), id);
    CREATE INDEX ON shop.books (price, id);
    CREATE INDEX ON shop.books (price DESC, id);
    CREATE INDEX ON shop.books USING gin (search);

    CREATE TABLE shop.comics (
      id bigint PRIMARY KEY,
      title text NOT NULL,
      author text NOT NULL,
      thumbnail text NOT NULL,
      likes bigint NOT NULL CHECK (likes >= 0),
      -- How many people of this shop like it, beside the likes that it came with.
      liked bigint NOT NULL DEFAULT 0 CHECK (liked >= 0),
      all_likes bigint GENERATED ALWAYS AS (likes + liked) STORED,
      is_finished boolean NOT NULL,
      start_date bigint NOT NULL
    );
    CREATE INDEX ON shop.comics (all_likes DESC, id);
    CREATE INDEX ON shop.comics (is_finished, all_likes DESC, id);
    CREATE INDEX ON shop.comics (is_finished, start_date, id);

    CREATE TABLE shop.products (
      id bigint PRIMARY KEY,
      name text NOT NULL,
      price bigint NOT NULL CHECK (price >= 0),
      store text NOT NULL,
      promotion text NOT NULL,
      image_name text NOT NULL
    );
    CREATE INDEX ON shop.products (price, id);
    CREATE INDEX ON shop.products (price DESC, id);
    CREATE INDEX ON shop.products (store, promotion, price, id);

    CREATE TABLE shop.cart_items (
      person text NOT NULL DEFAULT session_user,
      position bigint NOT NULL,
      book_id bigint NOT NULL,
      quantity bigint NOT NULL CHECK (quantity BETWEEN 1 AND 999),
      PRIMARY KEY (person, book_id)
    );
    CREATE TABLE shop.orders (
      person text NOT NULL DEFAULT session_user,
      id bigint NOT NULL,
      key uuid NOT NULL,
      date bigint NOT NULL,
      PRIMARY KEY (person, id),
      UNIQUE (person, key)
    );
    -- An order keeps the books as they were, whatever becomes of them.
    CREATE TABLE shop.order_items (
      person text NOT NULL DEFAULT session_user,
      order_id bigint NOT NULL,
      position bigint NOT NULL,
      book_id bigint NOT NULL,
      title text NOT NULL,
      author text NOT NULL,
      price bigint NOT NULL,
      image_name text NOT NULL,
      quantity bigint NOT NULL CHECK (quantity BETWEEN 1 AND 999),
      PRIMARY KEY (person, order_id, position),
      FOREIGN KEY (person, order_id) REFERENCES shop.orders ON DELETE CASCADE
    );
    CREATE TABLE shop.liked_comics (
      person text NOT NULL DEFAULT session_user,
      comic_id bigint NOT NULL,
      PRIMARY KEY (person, comic_id)
    );
    -- The changes to a cart that are done, so that one whose answer is lost is not made twice.
    CREATE TABLE shop.cart_changes (
      person text NOT NULL DEFAULT session_user,
      key uuid NOT NULL,
      date timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (person, key)
    );

    """
}
