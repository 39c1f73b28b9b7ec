"""What the views on the gallery's pages are to an assistive technology."""

from dataclasses import dataclass

import pyatspi
from pyatspi import STATE_CHECKED, STATE_EXPANDABLE, STATE_EXPANDED, STATE_FOCUSABLE, STATE_PRESSED, STATE_SELECTED
from pyatspi import STATE_EDITABLE, STATE_SENSITIVE


@dataclass
class View:
    """What one view on a page is to be."""

    role: int
    name: str  # A pattern for all of it.
    states: tuple = (STATE_SENSITIVE,)
    of: str = ""  # The names in the library's table that it stands for.
    lacking: tuple = ()
    value: float = None  # Where it has one.
    description: str = None
    action: int = None  # The number of the action to do, if any…
    shows: str = None  # …and the text that shows what came of it…
    gains: int = None  # …or the state that it has then.
    sets: tuple = None  # A value to set, and the text that shows it.


FOCUSABLE = (STATE_SENSITIVE, STATE_FOCUSABLE)
FIELD = (*FOCUSABLE, STATE_EDITABLE)
BUTTON = pyatspi.ROLE_PUSH_BUTTON
CHECK_BOX = pyatspi.ROLE_CHECK_BOX
LABEL = pyatspi.ROLE_LABEL

PAGES = {
    "Text": [
        View(LABEL, "Large title", of="Text"),
        View(LABEL, "One text, bold, red, underlined and struck through"),
        View(LABEL, r"<b>5 < 7 & 8 > 3</b> 한글 😀"),
        View(LABEL, r"This text can be selected and copied\.", FOCUSABLE, of="textSelection"),
        View(LABEL, "Downloads", of="Label"),
        View(LABEL, "Title only", of="labelStyle"),
        View(pyatspi.ROLE_LINK, ".*The GTK project", FOCUSABLE, of="Link"),
    ],
    "Images": [
        View(pyatspi.ROLE_IMAGE, "house", of="Image"),
        View(pyatspi.ROLE_IMAGE, "magnifyingglass"),
        View(pyatspi.ROLE_IMAGE, "A landscape"),
    ],
    "Buttons": [
        View(BUTTON, "Press Me", FOCUSABLE, of="Button", action=0, shows="Pressed 1 times"),
        View(BUTTON, "With an icon", FOCUSABLE, action=0, shows="Pressed 2 times"),
        View(BUTTON, "My Own", FOCUSABLE, action=0, shows="Pressed 3 times"),
        View(BUTTON, "Cannot Be Pressed", (), of="disabled", lacking=(STATE_SENSITIVE,)),
    ],
    "Menus": [
        View(BUTTON, "More", of="labelStyle"),
        View(BUTTON, r"Save \(Ctrl\+S\)", action=0, shows="Last chosen: Save"),
    ],
    "Selection": [
        View(CHECK_BOX, "Checkbox", (*FOCUSABLE, STATE_CHECKED), of="Toggle"),
        View(BUTTON, "Button", (*FOCUSABLE, STATE_PRESSED)),
        View(pyatspi.ROLE_COMBO_BOX, "Size"),
        View(pyatspi.ROLE_GROUPING, "Size"),
        View(BUTTON, "Medium", (*FOCUSABLE, STATE_PRESSED)),
        View(BUTTON, "Large", FOCUSABLE, lacking=(STATE_PRESSED,), action=0, gains=STATE_PRESSED),
        View(CHECK_BOX, "Large", (*FOCUSABLE, STATE_CHECKED), of="Picker"),
        View(CHECK_BOX, "Nameless", (*FOCUSABLE, STATE_CHECKED), of="labelsHidden"),
        View(BUTTON, "1 Jan 2025", of="DatePicker"),
        # All three show the same value: the switch takes it away from the other two.
        View(CHECK_BOX, "Switch", (*FOCUSABLE, STATE_CHECKED), action=0),
        View(CHECK_BOX, "Checkbox", FOCUSABLE, lacking=(STATE_CHECKED,)),
        View(BUTTON, "Button", FOCUSABLE, lacking=(STATE_PRESSED,), action=0, gains=STATE_PRESSED),
        View(CHECK_BOX, "Switch", (*FOCUSABLE, STATE_CHECKED)),
    ],
    "Values": [
        View(pyatspi.ROLE_SLIDER, "Level", FOCUSABLE, of="Slider", value=0.4, sets=(0.7, "Level 70 %")),
        View(BUTTON, "Increase", FOCUSABLE, of="Stepper", action=0, shows="Count 4"),
        View(BUTTON, "Decrease", FOCUSABLE, action=0, shows="Count 3"),
        View(pyatspi.ROLE_PROGRESS_BAR, "Copying", of="ProgressView", value=0.7),
        View(pyatspi.ROLE_LEVEL_BAR, "Level", of="Gauge", value=0.7),
        View(LABEL, "3", of="badge"),
    ],
    "Text Input": [
        View(pyatspi.ROLE_TEXT, "Name", FIELD, of="TextField"),
        View(pyatspi.ROLE_PASSWORD_TEXT, "Password", FIELD, of="SecureField"),
        View(pyatspi.ROLE_ENTRY, "Search", FIELD, of="SearchField"),
        View(pyatspi.ROLE_ENTRY, "Search Fruit", FIELD, of="searchable"),
        View(pyatspi.ROLE_TEXT, "Notes", FIELD, of="TextEditor"),
        View(pyatspi.ROLE_TEXT, "Read only", (), lacking=(STATE_SENSITIVE,)),
    ],
    "Stacks": [View(LABEL, "In front"), View(pyatspi.ROLE_SEPARATOR, ".*", of="Divider")],
    "Grids": [
        View(pyatspi.ROLE_TEXT, "Name", FOCUSABLE),
        View(CHECK_BOX, "Member", (*FOCUSABLE, STATE_CHECKED)),
        View(LABEL, "gardening"),
        View(pyatspi.ROLE_TABLE, ".*", FOCUSABLE),
        View(pyatspi.ROLE_TABLE_CELL, ".*", FOCUSABLE, of="LazyVGrid LazyHGrid"),
    ],
    "Lists": [
        View(LABEL, "Banana"),
        View(pyatspi.ROLE_LIST, ".*", FOCUSABLE, of="List"),
        View(pyatspi.ROLE_LIST_ITEM, ".*", FOCUSABLE),
        View(LABEL, "More fruit", of="Section"),
        View(pyatspi.ROLE_TABLE_CELL, ".*", FOCUSABLE, of="LazyVStack LazyHStack"),
        View(BUTTON, "Scroll to Row 50000", action=0, shows="Row 50000"),
    ],
    "Tables and Trees": [
        View(pyatspi.ROLE_TREE_TABLE, ".*", of="Table TableColumn"),
        View(pyatspi.ROLE_TABLE_ROW, ".*", FOCUSABLE),
        View(LABEL, "69911 km"),
        View(BUTTON, "Expand", (*FOCUSABLE, STATE_EXPANDABLE), action=0, shows="Letters"),
        View(BUTTON, "Collapse", (*FOCUSABLE, STATE_EXPANDED)),
        View(BUTTON, "Pictures", (*FOCUSABLE, STATE_EXPANDABLE), of="OutlineGroup", action=0, gains=STATE_EXPANDED),
    ],
    "Containers": [
        View(LABEL, "Sound", of="GroupBox"),
        View(CHECK_BOX, "Play a sound", (*FOCUSABLE, STATE_CHECKED)),
        View(pyatspi.ROLE_SLIDER, "Volume", FOCUSABLE, value=0.5),
        View(pyatspi.ROLE_TEXT, "User name", FIELD),
        View(pyatspi.ROLE_SCROLL_PANE, ".*", FOCUSABLE, of="ScrollView Form"),
        View(BUTTON, "Details", (*FOCUSABLE, STATE_EXPANDED), of="DisclosureGroup", action=0),
        View(BUTTON, "Details", FOCUSABLE, lacking=(STATE_EXPANDED,)),
    ],
    "Navigation": [
        View(
            BUTTON, "Next Screen", FOCUSABLE, of="NavigationStack NavigationLink", action=0,
            shows="Screens above the first: 1",
        ),
        View(BUTTON, "Go Back", FOCUSABLE, action=0, shows="Screens above the first: 0"),
    ],
    "Tabs and Columns": [
        View(pyatspi.ROLE_PAGE_TAB, "Library", (*FOCUSABLE, STATE_SELECTED), of="tabItem"),
        View(pyatspi.ROLE_PAGE_TAB, "Search", FOCUSABLE, of="TabView", action=0, shows="Chosen: Search"),
        View(pyatspi.ROLE_PAGE_TAB, "Search", (*FOCUSABLE, STATE_SELECTED)),
        View(LABEL, "The detail of item 1"),
        View(pyatspi.ROLE_FILLER, "Width", FOCUSABLE, of="NavigationSplitView", value=260),
    ],
    "Drawing": [
        View(pyatspi.ROLE_IMAGE, "A disc with a sector", of="Canvas"),
        View(pyatspi.ROLE_SLIDER, "Turn", FOCUSABLE, value=0.1),
    ],
    "Look": [
        View(BUTTON, "Colour", FOCUSABLE, of="ColorPicker"),
        View(CHECK_BOX, "Switch", (*FOCUSABLE, STATE_CHECKED)),
        View(pyatspi.ROLE_PROGRESS_BAR, "Progress", value=0.6),
    ],
    "Layout": [View(LABEL, "Never broken into lines"), View(LABEL, "Placed")],
    "Animation": [
        View(BUTTON, "Wider", FOCUSABLE, action=0),
        View(BUTTON, "Narrower", FOCUSABLE),
        View(BUTTON, "Hide", FOCUSABLE, action=0),
        View(BUTTON, "Show", FOCUSABLE, action=0, shows="Asymmetric"),
    ],
    "Interaction": [
        View(LABEL, "Tapped 0 times"),
        View(LABEL, "Point at me"),
        View(LABEL, "Rest the pointer here", of="help", description="A few words of explanation"),
    ],
    "State": [
        View(BUTTON, "Increase", FOCUSABLE, of="@State @Binding", action=0, shows="State 1, changes 1"),
        View(pyatspi.ROLE_TEXT, "Focused", FIELD, lacking=(pyatspi.STATE_FOCUSED,)),
    ],
    "Environment": [
        View(LABEL, "Text runs to the right", of="@Environment"),
        View(LABEL, "Signed by Ada and Grace"),
        View(BUTTON, "Add a Book", FOCUSABLE, of="@EnvironmentObject", action=0, shows="Books: 3"),
        View(BUTTON, "Add Katherine", FOCUSABLE, action=0, shows="The longest name has 9 letters"),
        View(BUTTON, "Add Katherine", (), lacking=(STATE_SENSITIVE,)),
    ],
    "Life Cycle": [
        View(CHECK_BOX, "Shown", (*FOCUSABLE, STATE_CHECKED)),
        View(BUTTON, "Send", FOCUSABLE, action=0, shows="Received: 1"),
        View(LABEL, "Task 1 is done"),
        View(LABEL, "viewDidLoad, viewWillAppear, viewDidAppear"),
    ],
    "Composition": [
        View(BUTTON, "Take the Other", FOCUSABLE, action=0),
        View(BUTTON, "Remember 0", FOCUSABLE, action=0),
        View(BUTTON, "Remember 1", FOCUSABLE),
        View(BUTTON, "Forget", FOCUSABLE, action=0),
        View(BUTTON, "Remember 0", FOCUSABLE),
        View(LABEL, "A controller’s screen, number 2", of="ViewControllerRepresentable"),
        View(LABEL, "The same in UIKit’s words", of="UIViewControllerRepresentable"),
    ],
    "Accessibility": [
        View(
            BUTTON, "Edit", FOCUSABLE, of="accessibilityLabel accessibilityHint", description="Changes the title"
        ),
        View(pyatspi.ROLE_SLIDER, "Brightness", FOCUSABLE, value=0.5),
        View(pyatspi.ROLE_HEADING, "A heading", of="accessibilityAddTraits"),
        View(LABEL, "The star is for the eye alone"),
    ],
}
