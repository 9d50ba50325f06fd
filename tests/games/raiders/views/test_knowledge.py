"""What a seat remembers of hidden cards stays true, whatever is played, and any world it imagines fits it."""

from __future__ import annotations

import functools
import itertools
import operator
import random
from pathlib import Path

import pytest

from meadhall.engine.play.match import Match
from meadhall.games.raiders import GAME
from meadhall.games.raiders.components.tables import PRINTINGS
from meadhall.games.raiders.rules.supply import discard, draw, return_to_hand
from meadhall.games.raiders.state import TURNS, State
from meadhall.games.raiders.views.faults import faults
from meadhall.games.raiders.views.knowledge import PLACE_BITS, UNDER_DECK, fact, forget, swapped
from tests.games.raiders.table import REVISED, A, B, C, at_town_hall, card, hand, state_of, table

K = 7
AT_A, AT_B, AT_C, AT_D = (1 << seat for seat in range(4))


def places_after(known: list[int], place: int) -> list[int]:
    """What is left of facts about one kind of card, once such a card was seen to leave the place."""
    player = table().players[A]
    player.known = tuple(fact(K, places) for places in known)
    forget(player, K, place)
    assert {entry >> PLACE_BITS for entry in player.known} <= {K}
    return [entry & (1 << PLACE_BITS) - 1 for entry in player.known]


def test_a_fact_about_the_very_place_is_the_one_that_is_spent() -> None:
    assert places_after([AT_B | AT_C, AT_B], AT_B) == [AT_B | AT_C]


def test_facts_about_other_places_stay() -> None:
    assert places_after([AT_C, UNDER_DECK | AT_B], AT_B) == [AT_C]
    assert places_after([AT_C, UNDER_DECK], AT_B) == [AT_C, UNDER_DECK]


def test_of_two_facts_either_of_which_may_be_spent_one_is_left_for_all_their_places() -> None:
    assert places_after([UNDER_DECK | AT_B, AT_B | AT_C], AT_B) == [UNDER_DECK | AT_B | AT_C]


def test_facts_weaken_no_further_than_they_must() -> None:
    known = [AT_B | AT_D, AT_B | AT_C, UNDER_DECK | AT_B | AT_C]
    assert places_after(known, AT_B) == [AT_B | AT_C | AT_D, UNDER_DECK | AT_B | AT_C]


def holds(facts: list[int], cards: tuple[int, ...]) -> bool:
    """Whether there is a card for each fact, with so many in each place: any facts' places hold as many as they are."""
    for chosen in itertools.product((False, True), repeat=len(facts)):
        taken = [places for places, is_taken in zip(facts, chosen, strict=True) if is_taken]
        union = functools.reduce(operator.or_, taken, 0)
        if sum(count for place, count in enumerate(cards) if union >> place & 1) < len(taken):
            return False
    return True


@pytest.mark.slow
def test_whatever_was_known_and_wherever_the_cards_are_what_is_left_is_true() -> None:
    """All facts about up to three cards in four places, and all ways in which up to two a place can lie there."""
    weakened = 0
    for count in range(1, 4):
        for known in itertools.combinations_with_replacement(range(1, 16), count):
            left = places_after(list(known), AT_B)
            weakened += not set(left) <= set(known)
            for cards in itertools.product(range(3), repeat=4):
                if cards[B] and holds(list(known), cards):
                    assert holds(left, (cards[A], cards[B] - 1, *cards[C:])), (known, cards)
    assert weakened > 100


def test_a_card_shown_by_one_who_may_have_it_from_two_sources_leaves_a_true_fact() -> None:
    """A put an archer under the deck, of which B drew some, and gave B another, which B may have swapped with C."""
    state = table(3)
    hand(state, B, "archer")
    state.deck.remove(card("archer"))
    state.deck.insert(0, card("archer"))
    state.bottom = 1
    state.turn = B
    state.players[A].known = (fact(card("archer"), UNDER_DECK | AT_B), fact(card("archer"), AT_B | AT_C))
    match = at_town_hall(state, "card.archer")
    state = state_of(match)
    assert state.players[A].known == (fact(card("archer"), UNDER_DECK | AT_B | AT_C),)
    for seed in range(8):
        assert_fits(match, A, seed)


# Games by chance, in which hidden cards change hands more often than usual.


def holders(state: State) -> list[tuple[int, int]]:
    """Every card that lies hidden in a place that a fact can name, as its kind and the place's bit."""
    found = [(kind, UNDER_DECK) for kind in state.deck[: state.bottom]]
    for seat, player in enumerate(state.players):
        found += [(kind, 1 << seat) for kind in [*player.hand, *player.aside]]
    return found


def are_all_true(state: State, seat: int) -> bool:
    """Whether each of the seat's facts can be about a card of its own, where the cards truly are."""
    cards = holders(state)
    known = state.players[seat].known
    about: dict[int, int] = {}

    def find(number: int, tried: set[int]) -> bool:
        entry = known[number]
        for place, (kind, where) in enumerate(cards):
            if place in tried or kind != entry >> PLACE_BITS or not entry & where:
                continue
            tried.add(place)
            if place not in about or find(about[place], tried):
                about[place] = number
                return True
        return False

    return all(find(number, set()) for number in range(len(known)))


def assert_fits(match: Match, seat: int, seed: int) -> None:
    """A world that the seat imagines fits all its facts, has every piece once, and looks the same to the seat."""
    other = match._imagine(seat, seed)
    dealt = state_of(other)
    assert dealt.players[seat].known == state_of(match).players[seat].known
    assert not faults(dealt)
    assert all(are_all_true(dealt, viewer) for viewer in range(len(dealt.players)))
    assert other.view(seat) == match.view(seat)


LIKED = {"card.scout": 30, "draw": 6, "building.gate_house": 4, "building.town_hall": 6, "building.treasury": 4}
DISLIKED = ("settlement.", "offering.")
FEW_KINDS = {"scout": 16, "berserker": 5, "huntsman": 5, "mercenary": 5, "shieldmaiden": 5}
"""A small deck of few kinds, in which facts about one kind pile up."""


@pytest.fixture(scope="module")
def few_kinds(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Corrected data: one copy of each card, but of a few."""
    return write_few_kinds(tmp_path_factory.mktemp("few_kinds"))


def write_few_kinds(folder: Path) -> Path:
    (folder / "raiders").mkdir()
    copies = {name: FEW_KINDS.get(name, 1) for name in REVISED.folk.ids}
    records = [f'[[card]]\nid = "{name}"\ncopies = {count}\n' for name, count in copies.items()]
    (folder / "raiders" / "townsfolk.toml").write_text("".join(records))
    (folder / "raiders" / "game.toml").write_text(f"[components]\ncards = {sum(copies.values())}\n")
    return folder


def weight(option: str) -> float:
    if option.startswith(DISLIKED):
        return 0.1
    if option == "pass":
        return 0.3
    return LIKED.get(option, 1)


def swap_and_draw(match: Match, seed: int, *, moves: int, every: int) -> int:
    """Play a game in which Scouts are loved, and check all facts after each choice; how many facts there were."""
    chance = random.Random(seed)
    seen = 0
    while match.pending and len(match.choices) < moves:
        decision = chance.choice(match.pending)
        weights = [weight(option) for option in decision.options]
        match.choose(chance.choices(decision.options, weights)[0], decision.seat)
        state = state_of(match)
        for seat, player in enumerate(state.players):
            seen += len(player.known)
            assert are_all_true(state, seat), (seed, len(match.choices), seat)
            if chance.random() * every < 1:
                assert not faults(state)
                assert_fits(match, seat, seed)
    return seen


def pass_cards_about(state: State, chance: random.Random, *, moves: int) -> None:
    """Nothing but draws, discards, returns to the hand and exchanges, with all facts checked after each."""
    seats = range(len(state.players))
    for _ in range(moves):
        seat = chance.choice(seats)
        held = state.players[seat].hand
        what = chance.random()
        if what < 0.3 and len(held) < 8:
            draw(state, seat, 1)
        elif what < 0.55 and held:
            discard(state, seat, chance.choice(held))
        elif what < 0.65 and state.discard:
            return_to_hand(state, seat, state.discard.pop(chance.randrange(len(state.discard))))
        elif what >= 0.65:
            exchange(state, chance, seat, chance.choice([other for other in seats if other != seat]))
        assert all(are_all_true(state, viewer) for viewer in seats)


def exchange(state: State, chance: random.Random, seat: int, opponent: int) -> None:
    ours, theirs = state.players[seat], state.players[opponent]
    count = chance.randint(0, min(3, len(ours.hand), len(theirs.hand)))
    for player in (ours, theirs):
        chance.shuffle(player.hand)
        player.aside = tuple(player.hand.pop() for _ in range(count))
    if count:
        swapped(state, seat, opponent)
        ours.hand += theirs.aside
        theirs.hand += ours.aside
        ours.aside = theirs.aside = ()


def dealt(players: int, seed: int, few_kinds: Path) -> State:
    """The first turn of a game with few kinds of cards."""
    match = GAME.new(players, seed=seed, corrections=few_kinds)
    while state_of(match).phase != TURNS:
        match.choose(match.pending[0].options[0], match.pending[0].seat)
    return state_of(match)


@pytest.mark.slow
@pytest.mark.parametrize("players", GAME.players)
def test_facts_stay_true_however_cards_go_from_hand_to_hand(players: int, few_kinds: Path) -> None:
    for seed in range(60):
        pass_cards_about(dealt(players, seed, few_kinds), random.Random(seed), moves=150)


@pytest.mark.parametrize("printing", PRINTINGS)
@pytest.mark.parametrize("players", GAME.players)
def test_facts_stay_true_and_can_be_imagined_in_games_by_chance(players: int, printing: str) -> None:
    match = GAME.new(players, seed=1, settings={"printing": printing})
    assert swap_and_draw(match, 1, moves=600, every=40) > 500


@pytest.mark.parametrize("players", GAME.players)
def test_facts_stay_true_when_few_kinds_of_cards_change_hands(players: int, few_kinds: Path) -> None:
    for seed in range(4):
        match = GAME.new(players, seed=seed, corrections=few_kinds)
        assert swap_and_draw(match, seed, moves=400, every=40) > 500
