"""Raiders of the North Sea in the browser: a whole game by clicking, and its board on every screen."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.web.house import DESK, PHONE, WHOLE_GAME, Asked, House, Visitor, wait_until
from tests.web.looks import SCREENS, SIZES, look_at, serious_faults, take_pictures

STEADY = {"kind": "bot", "bot": "greedy"}
RANDOM = {"kind": "bot", "bot": "random"}

EAGER = ("settlement.", "space.", "offering.", "trade.", "building.barracks", "building.mill", "draw", "good.", "card.")
"""What somebody wants who would rather raid than wait, the best first; then whatever glows, and to pass last."""

OVERLAPS = """() => {
  const things = [...document.querySelectorAll('.chart [data-thing]')];
  const inside = (one, other) => one.contains(other) || other.contains(one);
  const part = (one, other) => one.dataset.thing.startsWith('space.') && other.dataset.thing.startsWith('settlement.');
  const faults = [];
  const frame = document.querySelector('.chart svg').getBoundingClientRect();
  const ground = (thing) => thing.querySelector(':scope > .plate, :scope > .ground') ?? thing;
  const boxes = things.map((thing) => ground(thing).getBoundingClientRect());
  things.forEach((one, i) => {
    const a = boxes[i];
    const out = a.left < frame.left - 1 || a.right > frame.right + 1 || a.bottom > frame.bottom + 1;
    if (out) faults.push(`outside: ${one.dataset.thing}`);
    things.slice(i + 1).forEach((other, j) => {
      const b = boxes[i + 1 + j];
      if (inside(one, other) || part(one, other) || part(other, one)) return;
      const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (x > 3 && y > 3) faults.push(`${one.dataset.thing} / ${other.dataset.thing}`);
    });
  });
  return faults;
}"""

NOTE_ROLLS = """() => {
  window.rolled = false;
  const note = () => (window.rolled ||= document.querySelector('.raid .rolling') !== null);
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
AFTER_DRAWING = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"


def rank(thing: str, asked: str) -> int:
    if thing == "pass":
        return len(EAGER) + 1
    # Nobody is dismissed for somebody else.
    if thing.startswith("crew.") and "hire" in asked:
        return len(EAGER) + 2
    return next((place for place, start in enumerate(EAGER) if thing.startswith(start)), len(EAGER))


def eager(asked: Asked) -> str:
    """What an eager raider wants most, over the API."""
    options: list[str] = asked["options"]
    return min(options, key=lambda option: rank(option, asked["kind"]))


def choose(player: Visitor) -> str:
    """Click the thing that an eager raider wants most; its name."""
    asked = player.question.inner_text()
    offered = [(choice.get_attribute("data-thing") or "", choice) for choice in player.choices.all()]
    name, choice = min(offered, key=lambda pair: rank(pair[0], asked))
    player.look_up()
    choice.click()
    return name


def play_to_the_end(player: Visitor) -> list[str]:
    """Answer whatever is asked until the game is over; what was chosen."""
    chosen: list[str] = []

    def go_on() -> None:
        if player.is_asked():
            with player.answering():
                chosen.append(choose(player))

    wait_until(player.page, player.is_over, go_on, seconds=WHOLE_GAME)
    return chosen


class Scenes:
    """Tables in several states, made once with one visitor and looked at by others with the same cookies."""

    def __init__(self, maker: Visitor) -> None:
        maker.introduce("Muirchertach")
        self.cookies = maker.context.cookies()
        self.start = self._played(maker, "put_back")
        self.place = self._played(maker, "place")
        self.hire = self._played(maker, "hire")
        self.plunder = self._played(maker, "plunder")
        self.over = maker.open_table([{"kind": "me"}, STEADY, RANDOM], game="raiders")
        maker.play_on(self.over, choose=eager)

    def _played(self, maker: Visitor, kind: str) -> str:
        """A table of four that has come to a question of that kind."""
        table = maker.open_table([{"kind": "me"}, RANDOM, RANDOM, RANDOM], game="raiders")
        came = maker.play_on(
            table,
            until=lambda asked: asked["kind"] == kind,
            choose=eager,
        )
        assert came, f"nobody was asked {kind!r}"
        return table

    def views(self) -> dict[str, str]:
        return {
            "raiders-game": "/games/raiders",
            "raiders-start": f"/table/{self.start}",
            "raiders-place": f"/table/{self.place}",
            "raiders-hire": f"/table/{self.hire}",
            "raiders-plunder": f"/table/{self.plunder}",
            "raiders-big-screen": f"/table/{self.plunder}/screen",
            "raiders-over": f"/table/{self.over}",
            "raiders-replay": f"/table/{self.over}/replay?move=40",
            "raiders-big-screen-over": f"/table/{self.over}/screen",
        }


@pytest.fixture(scope="module")
def scenes(browser: Browser, house: House) -> Iterator[Scenes]:
    maker = Visitor(browser, house)
    yield Scenes(maker)
    maker.close()


@pytest.fixture
def guest(come: Callable[..., Visitor], scenes: Scenes) -> Callable[..., Visitor]:
    """The same person again, with another screen."""

    def guest(**how: object) -> Visitor:
        visitor = come(**how)
        visitor.context.add_cookies(scenes.cookies)  # type: ignore[arg-type]
        return visitor

    return guest


def things(visitor: Visitor, start: str, *, within: str = "") -> Locator:
    return visitor.page.locator(f"{within} [data-thing^='{start}']:visible")


# A game.


def test_a_person_and_two_bots_play_a_game_by_clicking(come: Callable[..., Visitor]) -> None:
    ada = come()
    ada.introduce("Ada")
    ada.sit_at(ada.open_table([{"kind": "me"}, STEADY, STEADY], game="raiders"))
    chosen = play_to_the_end(ada)

    kinds = {name.partition(".")[0] for name in chosen}
    assert {"card", "building", "settlement", "space", "good"} <= kinds, kinds
    expect(ada.page.locator(".over h2")).to_contain_text("win")
    expect(ada.page.locator(".over table tbody tr")).to_have_count(6)

    watcher = come(settings={"motion": "system"})
    watcher.context.add_cookies(ada.context.cookies())  # type: ignore[arg-type]
    watcher.visit(f"{ada.page.url}/replay?move=9999")
    step_to_a_roll(watcher)
    watcher.page.wait_for_function("() => rolled")
    expect(watcher.page.locator(".raid .rolling")).to_have_count(0)
    expect(watcher.page.locator(".settlement.raided")).to_have_count(1)


def step_to_a_roll(watcher: Visitor) -> None:
    """Go back in a replay to just before the last raid with dice, and one step forward again."""
    page = watcher.page
    raid = page.locator(".raid h3")
    expect(raid).to_be_visible()
    # A roll is short: it is noted when it is seen.
    page.evaluate(NOTE_ROLLS)
    for _ in range(150):
        fought, dice = raid.inner_text(), page.locator(".raid .die").count()
        with page.expect_response(lambda answer: "/replay" in answer.url):
            page.keyboard.press("ArrowLeft")
        page.wait_for_load_state("networkidle")
        page.evaluate(AFTER_DRAWING)
        if dice and raid.inner_text() != fought:
            page.evaluate("rolled = false")
            page.keyboard.press("ArrowRight")
            return
    raise AssertionError("no raid with dice in the last 150 moves")


# What is shown, and what can be clicked.


def test_only_what_can_be_chosen_can_be_clicked(guest: Callable[..., Visitor], scenes: Scenes) -> None:
    ada = guest()
    look_at(ada, f"/table/{scenes.place}")
    glowing = {choice.get_attribute("data-thing") for choice in ada.choices.all()}
    assert glowing
    assert all(name and name.startswith(("building.", "settlement.")) for name in glowing)
    closed = things(ada, "building.", within=".chart").and_(ada.page.locator(":not(.can)")).first
    closed.click()
    ada.page.wait_for_timeout(200)
    expect(ada.question).to_contain_text("Where do you place")


def test_a_settlement_says_what_a_raid_needs_and_why_it_cannot_be(
    guest: Callable[..., Visitor], scenes: Scenes
) -> None:
    ada = guest()
    look_at(ada, f"/table/{scenes.place}")
    things(ada, "settlement.fortress_west").hover(position={"x": 60, "y": 12})
    tip = ada.page.get_by_role("tooltip")
    expect(tip).to_contain_text("Western Fortress")
    expect(tip.locator("table")).to_contain_text("36")
    expect(tip).to_contain_text("A worker of this colour is not admitted there.")


def test_spaces_glow_on_the_board_and_at_the_thumb_of_a_phone(guest: Callable[..., Visitor], scenes: Scenes) -> None:
    desk, phone = guest(size=DESK), guest(size=PHONE, touch=True)
    for visitor in (desk, phone):
        look_at(visitor, f"/table/{scenes.plunder}")
    glowing = desk.page.locator(".chart .space.can")
    assert glowing.count() >= 2
    expect(desk.page.locator(".raid")).to_be_visible()
    sheet = phone.page.locator(".sheet [data-thing^='space.'].can")
    expect(sheet).to_have_count(glowing.count())
    expect(phone.page.locator(".sheet .raid")).to_be_visible()


def test_on_a_phone_hand_and_crew_open_when_they_are_asked_about_or_wanted(
    guest: Callable[..., Visitor], scenes: Scenes
) -> None:
    phone = guest(size=PHONE, touch=True)
    look_at(phone, f"/table/{scenes.place}")
    cards = phone.page.locator(".sheet .cards")
    expect(cards).to_have_count(0)
    expect(phone.page.locator(".sheet [data-thing^='settlement.']")).to_have_count(0)
    phone.page.get_by_role("button", name="Your crew").tap()
    expect(cards).to_have_count(1)
    phone.page.get_by_role("button", name="Your hand").tap()
    expect(cards.locator("[data-thing^='card.']").first).to_be_visible()
    phone.page.get_by_role("button", name="Your hand").tap()
    expect(cards).to_have_count(0)
    look_at(phone, f"/table/{scenes.hire}")
    expect(cards.locator(".can").first).to_be_visible()


def test_a_turn_with_the_keyboard_alone(come: Callable[..., Visitor]) -> None:
    ada = come()
    ada.introduce("Ada")
    ada.sit_at(ada.open_table([{"kind": "me"}, RANDOM, RANDOM], game="raiders"))
    end = time.monotonic() + 120
    answered: list[str] = []
    while len(answered) < 8:
        assert time.monotonic() < end, answered
        if not ada.is_asked():
            ada.page.wait_for_timeout(40)
            continue
        with ada.answering():
            ada.page.keyboard.press("q")
            ada.page.keyboard.press("Enter")
            answered.append(ada.page.evaluate("document.activeElement?.dataset?.thing ?? ''"))
            ada.page.keyboard.press("Enter")
    assert all(answered), answered
    assert any(name.startswith("building.") for name in answered), answered


# Looks.


@pytest.mark.parametrize(("size", "language"), SCREENS)
def test_every_view_fits_its_screen(guest: Callable[..., Visitor], scenes: Scenes, size: str, language: str) -> None:
    visitor = guest(size=SIZES[size], language=language, touch=size == "390")
    found: list[str] = []
    for name, address in scenes.views().items():
        look_at(visitor, address)
        found += take_pictures(visitor, f"{size}-{language}", name)
        found += [f"{name}: on the board: {fault}" for fault in visitor.page.evaluate(OVERLAPS)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("theme", "contrast", "size"),
    [("light", "normal", "1440"), ("dark", "normal", "1440"), ("light", "more", "1440"), ("light", "normal", "390")],
    ids=["light", "dark", "high-contrast", "phone"],
)
def test_no_view_has_a_serious_fault_for_those_who_cannot_see_well(
    guest: Callable[..., Visitor], scenes: Scenes, theme: str, contrast: str, size: str
) -> None:
    visitor = guest(theme=theme, size=SIZES[size], settings={"contrast": contrast})
    found: list[str] = []
    for name, address in scenes.views().items():
        look_at(visitor, address)
        # Costs and strengths are drawn on cards and buildings, not part of what they are called; their text says them.
        found += serious_faults(visitor, name, apart=["label-content-name-mismatch"])
    assert not found, "\n".join(found)
