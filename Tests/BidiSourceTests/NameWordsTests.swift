import BidiSource
import Testing

/// Names of images as people write them, read by a person.
@Suite("Words of names")
struct NameWordsTests {
  @Test(
    "Names that may show a direction to the side",
    arguments: [
      ("arrow.backward", "backward"), ("ic_arrow_back", "arrow"), ("backArrow", "back"),
      ("arrowleft", "left"), ("chevron-right", "right"), ("next_page", "next"),
      ("btn_back", "back"), ("mail-reply", "reply"), ("Icons/Next", "next"),
      ("arrow_upper_left", "left"), ("arrow_top_right", "right"),
      ("player_left_panel", "left"), ("bottom_next", "next"),
      ("right_menu_arrow", "right"), ("icon_exit", "exit"), ("action_right", "right"),
      ("arrow.uturn.backward", "backward"), ("arrowshape.turn.up.left", "left"),
      ("page_turn_left", "left"), ("return_arrow", "arrow"), ("display_arrow", "arrow"),
    ])
  func directions(_ name: String, _ word: String) {
    #expect(NameWords(name).direction == word)
  }

  @Test(
    "Names that show none: up and down, round, both ways, backgrounds",
    arguments: [
      "arrow_down", "upload_arrow", "arrow.clockwise", "arrow_left_right", "background",
      "back_of_card", "photo", "sort_arrow", "", "42", "dropdown_ic_arrow_normal",
      "border_bottom_right", "forum-arrow-minus", "miniplayer-skip-backward",
      "disclosure_indicator_rtl", "find_next", "findPrevious", "right-menu", "left_action",
      "button_exit_fullscreen", "exit_full_screen", "nextPrevious",
      "arrow.up.left.and.arrow.down.right", "turn_left", "no_right_turn", "sign_uturn_left",
      "compass_arrow",
      "poi-arrow", "chicane_arrow", "ic_play_arrow", "bow_and_arrow", "roadArrow",
    ])
  func others(_ name: String) { #expect(NameWords(name).direction == nil) }

  @Test("Arrows whose names tell of no side")
  func plainArrows() {
    #expect(NameWords("bar-chevron").isOfPlainArrow && NameWords("arrow_down").isOfPlainArrow)
    #expect(!NameWords("chevron_right").isOfPlainArrow && !NameWords("photo").isOfPlainArrow)
  }

  @Test("Names of ways on a map, and names with a side and no arrow")
  func maps() {
    #expect(NameWords("TurnView").isOfMap && NameWords("compass_needle").isOfMap)
    #expect(!NameWords("PageTurnView").isOfMap && !NameWords("returnView").isOfMap)
    #expect(NameWords("hand_left").isOfSideWithoutArrow)
    #expect(!NameWords("arrow_left").isOfSideWithoutArrow)
    #expect(!NameWords("hand").isOfSideWithoutArrow)
  }

  @Test("Names of images that hold text")
  func texts() {
    #expect(NameWords("AppLogo").text == "logo")
    #expect(NameWords("text.bubble").text == nil)
    #expect(NameWords("photo").text == nil)
  }
}
