"""What tests do in the book shop on the way to what they are about."""

from accessibility import Screen
from waiting import wait_until

# A book of the catalogue that a new store begins with.
BOOK = "바다의 별"


def open_book(app, books, title=BOOK):
    """Finds a book in the list by its title, which no other has, and opens it."""
    books.enter("Title or author", title)
    books.wait_for_text("1 book")
    books.choose(title)
    return Screen(app, title)


def put_into_cart(book, count=1):
    """Puts a book into the cart as many times, from its page, and goes back to the list."""
    for number in range(1, count + 1):
        book.press("Add to Cart")
        book.wait_for_text(f"{number} in the cart")
    leave_book(book)


def leave_book(book):
    """Goes back from a book's page to the list, and waits until it is there alone: both lead to the cart."""
    book.press("Back")
    wait_until(lambda: "More" in book.buttons() and "Add to Cart" not in book.buttons(), "the list is back")
