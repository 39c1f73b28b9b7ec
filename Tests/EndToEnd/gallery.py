"""The gallery, driven through the accessibility bus."""

from accessibility import Screen
from items import Role, State, windows
from waiting import wait_until


class Gallery(Screen):
    """The window of `HomeApp --screen gallery`."""

    def __init__(self, app, title="Gallery"):
        self._sidebar = None
        super().__init__(app, title)
        self._sidebar = self.wait_for(Role.LIST)
        self._rows = wait_until(self._find_rows, "the gallery has a list of pages")
        self._pages = [self.texts_in(row)[0] for row in self._rows]

    def _find_rows(self):
        # The list of pages is longer than the window.
        for window in windows(self._app.process_id, Role.FRAME, all_rows=True):
            for item in window.descendants():
                if item == self._sidebar:
                    return [row for row in item.children if self.texts_in(row)]

    def items(self, but_not_inside=frozenset()):
        """All that is on the page now."""
        found = super().items(but_not_inside)
        listed = [item for item in found if item == self._sidebar]
        beside = {below for item in listed for below in item.descendants()}
        return [item for item in found if item not in beside and item not in listed]

    def pages(self):
        """The names of all pages, in their order."""
        return self._pages

    def open(self, page):
        """Chooses a page, as an assistive technology does, and waits until its row says that it is chosen."""
        index = self._pages.index(page)
        self._sidebar.select_child(index)
        wait_until(lambda: self._rows[index].has(State.SELECTED), f'the page "{page}" is chosen')
