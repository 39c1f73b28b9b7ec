/*
 * What a search of the store costs in C: BookSearch STORE KEY prints the median time, in nanoseconds, in which SQLite
 * gives the first page by title and the count of the books with a key of the full-text index that begins with KEY.
 */

#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { RUNS = 15, PAGE = 100 };

static const char *const PAGE_OF_BOOKS =
    "SELECT id, title, author, price, image_name FROM book_search CROSS JOIN books ON books.id = book_search.rowid "
    "WHERE book_search MATCH ? ORDER BY title, id LIMIT ?";
static const char *const COUNT = "SELECT count(*) FROM book_search WHERE book_search MATCH ?";

static void stop(sqlite3 *database) {
  fprintf(stderr, "BookSearch: %s\n", sqlite3_errmsg(database));
  exit(EXIT_FAILURE);
}

static sqlite3_stmt *prepare(sqlite3 *database, const char *sql, const char *match) {
  sqlite3_stmt *statement = NULL;
  if (sqlite3_prepare_v2(database, sql, -1, &statement, NULL) != SQLITE_OK) stop(database);
  if (sqlite3_bind_text(statement, 1, match, -1, SQLITE_STATIC) != SQLITE_OK) stop(database);
  return statement;
}

/* Reads every column of every row, as whoever shows them has to. */
static int run(sqlite3 *database, sqlite3_stmt *statement) {
  int bytes = 0;
  int code;
  while ((code = sqlite3_step(statement)) == SQLITE_ROW) {
    for (int column = 0; column < sqlite3_column_count(statement); column++) {
      if (sqlite3_column_text(statement, column) != NULL) bytes += sqlite3_column_bytes(statement, column);
    }
  }
  if (code != SQLITE_DONE) stop(database);
  sqlite3_reset(statement);
  return bytes;
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

static int compare(const void *first, const void *second) {
  double a = *(const double *)first, b = *(const double *)second;
  return (a > b) - (a < b);
}

int main(int count, char **arguments) {
  if (count != 3) {
    fprintf(stderr, "BookSearch STORE KEY\n");
    return EXIT_FAILURE;
  }
  sqlite3 *database = NULL;
  if (sqlite3_open_v2(arguments[1], &database, SQLITE_OPEN_READONLY, NULL) != SQLITE_OK) stop(database);
  if (sqlite3_exec(database, "PRAGMA cache_size = -65536", NULL, NULL, NULL) != SQLITE_OK) stop(database);
  char match[256];
  snprintf(match, sizeof match, "\"%s\"*", arguments[2]);
  sqlite3_stmt *page = prepare(database, PAGE_OF_BOOKS, match);
  if (sqlite3_bind_int(page, 2, PAGE) != SQLITE_OK) stop(database);
  sqlite3_stmt *total = prepare(database, COUNT, match);

  double times[RUNS];
  int bytes = 0;
  for (int i = 0; i < RUNS; i++) {
    double start = now();
    bytes += run(database, page) + run(database, total);
    times[i] = now() - start;
  }
  if (bytes == 0) {
    fprintf(stderr, "BookSearch: there is nothing to be found\n");
    return EXIT_FAILURE;
  }
  qsort(times, RUNS, sizeof times[0], compare);
  printf("%f\n", times[RUNS / 2]);
  sqlite3_finalize(page);
  sqlite3_finalize(total);
  sqlite3_close(database);
  return EXIT_SUCCESS;
}
