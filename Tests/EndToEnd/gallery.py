"""The gallery, driven through the accessibility bus."""

import pyatspi

from accessibility import Screen, _role
from home_app import wait_until


class Gallery(Screen):
    """The window of `HomeApp --screen gallery`."""

    def __init__(self, app):
        self._sidebar = None
        super().__init__(app, "Gallery")
        self._sidebar = wait_until(self._find_sidebar, "the gallery has a list of pages")
        self._pages = [self.texts_in(row)[0] for row in self.children(self._sidebar) if self.texts_in(row)]

    def _find_sidebar(self):
        return next(iter(self.find(pyatspi.ROLE_LIST)), None)

    def _all(self, role):
        # The list of pages is the same all the time, and long.
        return [item for item in self._beside_the_sidebar(self._frame) if _role(item) == role]

    def _beside_the_sidebar(self, item):
        for child in self.children(item):
            if self._sidebar is None or child.path != self._sidebar.path:
                yield child
                yield from self._beside_the_sidebar(child)

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
