"""The gallery, driven through the accessibility bus."""

import pyatspi

from accessibility import Screen
from home_app import wait_until


class Gallery(Screen):
    """The window of `HomeApp --screen gallery`."""

    def __init__(self, app):
        super().__init__(app, "Gallery")
        self._sidebar = wait_until(self._find_sidebar, "the gallery has a list of pages")
        self._pages = [self.texts_in(row)[0] for row in self.children(self._sidebar) if self.texts_in(row)]

    def _find_sidebar(self):
        return next(iter(self.find(pyatspi.ROLE_LIST)), None)

    def pages(self):
        """The names of all pages, in their order."""
        return self._pages

    def open(self, page):
        """Chooses a page, as an assistive technology does, and waits until its row says that it is chosen."""
        index = self._pages.index(page)
        self._sidebar.querySelection().selectChild(index)

        def is_chosen():
            return self.has_state(self._sidebar.getChildAtIndex(index), pyatspi.STATE_SELECTED)

        wait_until(is_chosen, f'the page "{page}" is chosen')
