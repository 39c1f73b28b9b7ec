"""What the views on the gallery's pages are to an assistive technology."""

from dataclasses import dataclass

from items import Role, State


@dataclass
class View:
    """What one view on a page is to be."""

    role: int
    name: str  # A pattern for all of it.
    states: tuple = (State.SENSITIVE,)
    of: str = ""  # The names in the library's table that it stands for.
    lacking: tuple = ()
    value: float = None  # Where it has one.
    description: str = None
    action: int = None  # The number of the action to do, if any…
    shows: str = None  # …and the text that shows what came of it…
    gains: int = None  # …or the state that it has then.
    sets: tuple = None  # A value to set, and the text that shows it.


FOCUSABLE = (State.SENSITIVE, State.FOCUSABLE)
FIELD = (*FOCUSABLE, State.EDITABLE)
BUTTON = Role.PUSH_BUTTON
CHECK_BOX = Role.CHECK_BOX
CHOICE = Role.RADIO_BUTTON
LABEL = Role.LABEL

PAGES = {
    "UIKit: Labels and Buttons": [
        View(LABEL, "A title of UIKit"),
        View(Role.IMAGE, "A yellow star"),
        View(BUTTON, "Filled", FOCUSABLE, action=0, shows="Pressed 1 times in UIKit"),
        View(BUTTON, "Disabled", (), lacking=(State.SENSITIVE,)),
        View(BUTTON, "By name"),
    ],
    "UIKit: Fields and Texts": [
        View(LABEL, "Nothing typed"),
    ],
    "UIKit: Values and Pickers": [
        View(LABEL, "Level 40"),
    ],
    "UIKit: Tables": [
        View(LABEL, "Trees"),
        View(LABEL, "Lily"),
    ],
    "UIKit: Collections": [
        View(LABEL, "Cards of UIKit"),
        View(LABEL, "A grid of UIKit"),
        View(LABEL, "Drafts"),
    ],
    "UIKit: Dates, Lists and Notes": [
        View(LABEL, "No day chosen"),
        View(LABEL, "No Letters in UIKit"),
    ],
    "UIKit: Screens": [
        View(BUTTON, "Ask in UIKit", FOCUSABLE),
        View(BUTTON, "Popover", FOCUSABLE),
        View(BUTTON, "Share", FOCUSABLE),
    ],
    "UIKit: Stacks and Scrolling": [
        View(BUTTON, "Sort in UIKit"),
    ],
    "UIKit: Gestures and Animation": [
        View(LABEL, "Tap me in UIKit"),
        View(BUTTON, "Move in UIKit", FOCUSABLE, action=0),
    ],
    "UIKit: Layers and Drawing": [
        View(LABEL, "A drawing"),
    ],
    "Text": [
        View(LABEL, "Large title", of="Text"),
        View(LABEL, "One text, bold, red, underlined and struck through"),
        View(LABEL, r"<b>5 < 7 & 8 > 3</b> 한글 😀"),
        View(LABEL, r"This text can be selected and copied\.", FOCUSABLE, of="textSelection"),
        View(LABEL, "Downloads", of="Label"),
        View(LABEL, "Title only", of="labelStyle"),
        View(Role.LINK, ".*The GTK project", FOCUSABLE, of="Link"),
    ],
    "Images": [
        View(Role.IMAGE, "House", of="Image"),
        View(Role.IMAGE, "Magnifyingglass"),
        View(Role.IMAGE, "A landscape"),
    ],
    "Symbols": [
        View(Role.IMAGE, "House", of="Image"),
        View(Role.IMAGE, "Heart"),
        View(Role.IMAGE, "Person Badge Plus"),
    ],
    "Buttons": [
        View(BUTTON, "Press Me", FOCUSABLE, of="Button", action=0, shows="Pressed 1 times"),
        View(BUTTON, "With an icon", FOCUSABLE, action=0, shows="Pressed 2 times"),
        View(BUTTON, "My Own", FOCUSABLE, action=0, shows="Pressed 3 times"),
        View(BUTTON, "Cannot Be Pressed", (), of="disabled", lacking=(State.SENSITIVE,)),
    ],
    "Menus": [
        View(BUTTON, "More", of="labelStyle"),
        View(BUTTON, r"Save \(Ctrl\+S\)", action=0, shows="Last chosen: Save"),
    ],
    "Selection": [
        View(CHECK_BOX, "Checkbox", (*FOCUSABLE, State.CHECKED), of="Toggle"),
        View(CHECK_BOX, "Button", (*FOCUSABLE, State.CHECKED)),
        View(Role.COMBO_BOX, "Size"),
        View(Role.GROUPING, "Size"),
        View(CHOICE, "Medium", (*FOCUSABLE, State.CHECKED)),
        View(CHOICE, "Large", FOCUSABLE, lacking=(State.CHECKED,), action=0, gains=State.CHECKED),
        View(CHECK_BOX, "Large", (*FOCUSABLE, State.CHECKED), of="Picker"),
        View(CHECK_BOX, "Nameless", (*FOCUSABLE, State.CHECKED), of="labelsHidden"),
        View(BUTTON, "1 Jan 2025", of="DatePicker"),
        # All three show the same value: the switch takes it away from the other two.
        View(CHECK_BOX, "Switch", (*FOCUSABLE, State.CHECKED), action=0),
        View(CHECK_BOX, "Checkbox", FOCUSABLE, lacking=(State.CHECKED,)),
        View(CHECK_BOX, "Button", FOCUSABLE, lacking=(State.CHECKED,), action=0, gains=State.CHECKED),
        View(CHECK_BOX, "Switch", (*FOCUSABLE, State.CHECKED)),
    ],
    "Values": [
        View(Role.SLIDER, "Level", FOCUSABLE, of="Slider", value=0.4, sets=(0.7, "Level 70 %")),
        View(BUTTON, "Increase", FOCUSABLE, of="Stepper", action=0, shows="Count 4"),
        View(BUTTON, "Decrease", FOCUSABLE, action=0, shows="Count 3"),
        View(Role.PROGRESS_BAR, "Copying", of="ProgressView", value=0.7),
        View(Role.LEVEL_BAR, "Level", of="Gauge", value=0.7),
        View(LABEL, "3", of="badge"),
    ],
    "Text Input": [
        View(Role.TEXT, "Name", FIELD, of="TextField"),
        View(Role.PASSWORD_TEXT, "Password", FIELD, of="SecureField"),
        View(Role.ENTRY, "Search", FIELD, of="SearchField"),
        View(Role.ENTRY, "Search Fruit", FIELD, of="searchable"),
        View(Role.TEXT, "Notes", FIELD, of="TextEditor"),
        View(Role.TEXT, "Read only", (), lacking=(State.SENSITIVE,)),
    ],
    "Stacks": [View(LABEL, "In front"), View(Role.SEPARATOR, ".*", of="Divider")],
    "Grids": [
        View(Role.TEXT, "Name", FOCUSABLE),
        View(CHECK_BOX, "Member", (*FOCUSABLE, State.CHECKED)),
        View(LABEL, "gardening"),
        View(Role.TABLE, ".*", FOCUSABLE),
        View(Role.TABLE_CELL, ".*", FOCUSABLE, of="LazyVGrid LazyHGrid"),
    ],
    "Lists": [
        View(LABEL, "Banana"),
        View(Role.LIST, ".*", FOCUSABLE, of="List"),
        View(Role.LIST_ITEM, ".*", FOCUSABLE),
        View(BUTTON, "Edit", FOCUSABLE, of="EditButton", action=0),
        View(BUTTON, "Delete…", FOCUSABLE, of="onDelete onMove"),
        View(BUTTON, "Done", FOCUSABLE, action=0),
        View(LABEL, "Invoice", of="swipeActions"),
        View(LABEL, "Number 0 after 0 refreshes", of="refreshable"),
        View(LABEL, "More fruit", of="Section"),
        View(Role.TABLE_CELL, ".*", FOCUSABLE, of="LazyVStack LazyHStack"),
        View(BUTTON, "Scroll to Row 50000", action=0, shows="Row 50000"),
    ],
    "Tables and Trees": [
        View(Role.TREE_TABLE, ".*", of="Table TableColumn"),
        View(Role.TABLE_ROW, ".*", FOCUSABLE),
        View(LABEL, "69911 km"),
        View(BUTTON, "Expand", (*FOCUSABLE, State.EXPANDABLE), action=0, shows="Letters"),
        View(BUTTON, "Collapse", (*FOCUSABLE, State.EXPANDED)),
        View(BUTTON, "Pictures", (*FOCUSABLE, State.EXPANDABLE), of="OutlineGroup", action=0, gains=State.EXPANDED),
    ],
    "Containers": [
        View(LABEL, "Sound", of="GroupBox"),
        View(CHECK_BOX, "Play a sound", (*FOCUSABLE, State.CHECKED)),
        View(Role.SLIDER, "Volume", FOCUSABLE, value=0.5),
        View(Role.TEXT, "User name", FIELD),
        View(Role.SCROLL_PANE, ".*", FOCUSABLE, of="ScrollView Form"),
        View(BUTTON, "To Card 5", FOCUSABLE, action=0, shows="At card 5"),
        View(CHECK_BOX, "Locked", FOCUSABLE, lacking=(State.CHECKED,)),
        View(BUTTON, "Details", (*FOCUSABLE, State.EXPANDED), of="DisclosureGroup", action=0),
        View(BUTTON, "Details", FOCUSABLE, lacking=(State.EXPANDED,)),
    ],
    "Navigation": [
        View(
            BUTTON, "Next Screen", FOCUSABLE, of="NavigationStack NavigationLink", action=0,
            shows="Screens above the first: 1",
        ),
        View(BUTTON, "Go Back", FOCUSABLE, action=0, shows="Screens above the first: 0"),
    ],
    "Tabs and Columns": [
        View(Role.PAGE_TAB, "Library", (*FOCUSABLE, State.SELECTED), of="tabItem"),
        View(Role.PAGE_TAB, "Search", FOCUSABLE, of="TabView", action=0, shows="Chosen: Search"),
        View(Role.PAGE_TAB, "Search", (*FOCUSABLE, State.SELECTED)),
        View(Role.PAGE_TAB, "1", (*FOCUSABLE, State.SELECTED), of="tabViewStyle"),
        View(Role.PAGE_TAB, "2", FOCUSABLE, action=0),
        View(Role.PAGE_TAB, "2", (*FOCUSABLE, State.SELECTED)),
        View(LABEL, "The detail of item 1"),
        View(Role.FILLER, "Width", FOCUSABLE, of="NavigationSplitView", value=260),
        View(LABEL, "Novels, volume 1"),
    ],
    "Drawing": [
        View(Role.IMAGE, "A disc with a sector", of="Canvas"),
        View(Role.SLIDER, "Turn", FOCUSABLE, value=0.1),
    ],
    "Look": [
        View(BUTTON, "Colour", FOCUSABLE, of="ColorPicker"),
        View(CHECK_BOX, "Switch", (*FOCUSABLE, State.CHECKED)),
        View(Role.PROGRESS_BAR, "Progress", value=0.6),
    ],
    "Effects": [
        View(LABEL, "Text in a gradient"),
        View(Role.SLIDER, "Amount", FOCUSABLE, value=0.7),
        View(LABEL, "Fade", of="mask"),
        View(Role.IMAGE, "A row of leaves", of="Canvas"),
    ],
    "Layout": [View(LABEL, "Never broken into lines"), View(LABEL, "Placed")],
    "Layouts of One’s Own": [View(LABEL, "beats per minute"), View(LABEL, "Wednesday, 4 November 2026")],
    "As on the iPhone": [
        View(LABEL, "Mina"),
        View(BUTTON, "Like", FOCUSABLE, action=0),
        View(BUTTON, "Liked", FOCUSABLE),
    ],
    "Animation": [
        View(BUTTON, "Wider", FOCUSABLE, action=0),
        View(BUTTON, "Narrower", FOCUSABLE),
        View(BUTTON, "Hide", FOCUSABLE, action=0),
        View(BUTTON, "Show", FOCUSABLE, action=0, shows="Asymmetric"),
    ],
    "Motion": [
        View(BUTTON, "Shuffle", FOCUSABLE, action=0),
        View(BUTTON, "Turn", FOCUSABLE, action=0),
        View(BUTTON, "Month", FOCUSABLE, of="@Namespace", action=0, shows="Selected: Month"),
        View(BUTTON, "Fill", FOCUSABLE, action=0, shows="90 %"),
        View(BUTTON, "Jump", FOCUSABLE, action=0),
    ],
    "Gestures": [
        View(LABEL, "Taps: 0, double taps: 0"),
        View(BUTTON, "Both", FOCUSABLE, action=0, shows="Presses: 1, taps: 0"),
    ],
    "Interaction": [
        View(LABEL, "Point at me"),
        View(BUTTON, "Click Through the Layer", FOCUSABLE, action=0, shows="Clicks: 1"),
        View(Role.PANEL, " ?At 0", FOCUSABLE, of="focusable"),
        View(LABEL, "Rest the pointer here", of="help", description="A few words of explanation"),
    ],
    "State": [
        View(BUTTON, "Increase", FOCUSABLE, of="@State @Binding", action=0, shows="State 1, changes 1"),
        View(Role.TEXT, "Focused", FIELD, lacking=(State.FOCUSED,)),
    ],
    "Environment": [
        View(LABEL, "Text runs to the right", of="@Environment"),
        View(LABEL, "Signed by Ada and Grace"),
        View(BUTTON, "Add a Book", FOCUSABLE, of="@EnvironmentObject", action=0, shows="Books: 3"),
        View(BUTTON, "Add Katherine", FOCUSABLE, action=0, shows="The longest name has 9 letters"),
        View(BUTTON, "Add Katherine", (), lacking=(State.SENSITIVE,)),
    ],
    "Life Cycle": [
        View(CHECK_BOX, "Shown", (*FOCUSABLE, State.CHECKED)),
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
        View(Role.SLIDER, "Brightness", FOCUSABLE, value=0.5),
        View(Role.HEADING, "A heading", of="accessibilityAddTraits"),
        View(LABEL, "The star is for the eye alone"),
    ],
}
