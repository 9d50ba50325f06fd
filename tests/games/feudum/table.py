"""Small positions of Feudum for the tests, in the rule book's words."""

from __future__ import annotations

from meadhall.engine.data import Data
from meadhall.engine.decision import Ask, Decision
from meadhall.engine.names import bits
from meadhall.engine.rng import Rng
from meadhall.engine.settings import Settings
from meadhall.games.feudum.components.differences import DIFFERENCES
from meadhall.games.feudum.components.pieces import (
    BUTTS,
    FEUDUM,
    FOOD,
    GOODS,
    GUILDS,
    KINDS,
    LANDSCAPES,
    ORCHARD,
    OUTPOST,
    SILVER_MINE,
    SULFUR,
    one,
)
from meadhall.games.feudum.components.tables import Components
from meadhall.games.feudum.player import OFF_BOARD
from meadhall.games.feudum.setup import SETTINGS, deal_writs, give_shares, set_up, stock_guilds
from meadhall.games.feudum.state import NO_TOKEN, POUCHES, State, new_table
from meadhall.games.feudum.views.faults import faults

PACKAGE = "meadhall.games.feudum"
COMPONENTS = Components(Data(PACKAGE))

A, B, C, D, E = range(5)


def location(name: str) -> int:
    return COMPONENTS.board.locations.index[f"location.{name}"]


def locations(*names: str) -> int:
    return sum(1 << location(name) for name in names)


def guild(name: str) -> int:
    return GUILDS.index(name)


def goods(**counts: int) -> int:
    """A heap: goods(wood=2, iron=1)."""
    return sum(number * one(GOODS.index(good)) for good, number in counts.items())


def settings(players: int, **chosen: str) -> Settings:
    full = {setting.name: setting.default for setting in SETTINGS if setting.is_for(players)}
    return Settings(players, full | chosen)


def new_game(players: int = 3, seed: int = 1, **chosen: str) -> State:
    """The table before the first decision."""
    return set_up(COMPONENTS, settings(players, **chosen), Rng(seed))


def table(players: int = 3, **sides: str) -> State:
    """Shares and guilds as at set-up, no pawn on the map, 22 outposts without goods; A starts.

    Differences are played as the summary has them, but for those named: `table(godspeed="published")`.
    """
    state = new_table(Rng(5), COMPONENTS, players)
    chosen = [sides.get(name, "as_rules") for name in DIFFERENCES]
    state.sides = COMPONENTS.differences.sides("summary", chosen)
    give_shares(state)
    deal_writs(state)
    stock_guilds(state)
    state.phase = POUCHES
    state.round = 1
    return state


def make_basic(state: State) -> State:
    """The basic game, which has no monster charter."""
    state.advanced = False
    place = state.deck.index(COMPONENTS.cards.writs.index["charter.monster"])
    del state.deck[place], state.deck_known[place]
    return state


def landscape(state: State, kind: str, name: str, held: int = 0) -> None:
    """A landscape with so many pieces at a location; its tile is of epoch I."""
    number = LANDSCAPES.index(kind)
    epochs = len(COMPONENTS.tiles)
    place = next(
        place
        for place in range(0, len(state.tiles), epochs)
        if state.tiles[place] == number and not state.tiles_seen >> place & 1
    )
    state.stacks[place // epochs] = min(state.stacks[place // epochs], epochs - 1)
    state.tiles_seen |= 1 << place
    state.landscape_at[location(name)] = number
    state.landscape_holds[location(name)] = held
    if number == BUTTS:
        state.targets -= held
    elif number == SILVER_MINE:
        state.shillings -= held
    else:
        state.bag -= held * one(FOOD if number == ORCHARD else SULFUR)


def build(state: State, kind: str, *names: str, icon: str = "") -> None:
    """Put what is named at these locations; a feudum is of the guild `icon`."""
    for name in names:
        mask = 1 << location(name)
        for number in range(len(KINDS)):
            state.kinds[number] &= ~mask
        for number in range(len(GUILDS)):
            state.icons[number] &= ~mask
        state.kinds[KINDS.index(kind)] |= mask
        if kind == KINDS[FEUDUM]:
            state.icons[guild(icon)] |= mask


def rule(state: State, seat: int, *names: str, kind: str = KINDS[OUTPOST], icon: str = "") -> None:
    """Markers of the seat on top of these locations, taken from the general supply so that its own stay."""
    build(state, kind, *names, icon=icon)
    for name in names:
        state.players[seat].ruled |= 1 << location(name)
        state.supply_markers[seat] -= 1


def subject(state: State, seat: int, *names: str) -> None:
    state.players[seat].subjects |= locations(*names)
    state.supply_markers[seat] -= len(names)


def serf(state: State, seat: int, *names: str) -> None:
    state.players[seat].serfs |= locations(*names)
    state.supply_markers[seat] -= len(names)


def pawn(state: State, seat: int, character: str, name: str) -> int:
    """A pawn of the seat at a location; nobody recounts. Its number."""
    player = state.players[seat]
    number = player.pawn_at.index(OFF_BOARD)
    player.pawn_at[number] = location(name)
    player.pawn_character[number] = guild(character)
    return number


def give(state: State, seat: int, **counts: int) -> None:
    """Goods from the bag."""
    state.bag -= goods(**counts)
    state.players[seat].goods += goods(**counts)


def empty_hands(state: State, seat: int) -> None:
    """No goods."""
    state.bag += state.players[seat].goods
    state.players[seat].goods = 0


def give_tile(state: State, seat: int, landscape: str, epoch: int = 1) -> None:
    """A tile of that landscape, from the first stack that has it on top at the epoch; stacks above it are gone too."""
    for region in range(len(state.stacks)):
        place = region * len(COMPONENTS.tiles) + epoch - 1
        if state.tiles[place] == LANDSCAPES.index(landscape) and state.top_tile(region) <= epoch:
            state.stacks[region] = 4 - epoch
            state.tiles_seen |= 1 << place
            state.players[seat].tiles += one(LANDSCAPES.index(landscape))
            return
    raise AssertionError(f"no such tile: {landscape} of epoch {epoch}")


def only_food(state: State, seat: int, number: int) -> None:
    empty_hands(state, seat)
    state.bag -= number * one(FOOD)
    state.players[seat].goods = number * one(FOOD)


def hold(state: State, seat: int, writ: str, *, seals: int = 0) -> None:
    """A writ from the deck in the seat's hand, and so many seals of the general supply."""
    number = COMPONENTS.cards.writs.index[writ]
    place = state.deck.index(number)
    del state.deck[place]
    del state.deck_known[place]
    state.players[seat].writs |= 1 << number
    state.players[seat].seals += [state.pool.pop() for _ in range(seals)]


def seated(state: State, name: str, *members: int) -> None:
    """These are master, journeyman and apprentice of a guild; nobody recounts."""
    state.members[guild(name)] = members
    for seat in members:
        state.players[seat].markers -= 1


def tame(state: State, seat: int, monster: int, name: str) -> None:
    state.monster_at[monster] = location(name)
    state.monster_owner[monster] = seat
    state.supply_markers[seat] -= 1


def lay(state: State, name: str, **counts: int) -> None:
    """Goods at a location."""
    state.goods_at[location(name)] += goods(**counts)
    state.bag -= goods(**counts)


def stock(state: State, board: str, **counts: int) -> None:
    """Exactly these goods on a guild's board: barn, shelves or carts."""
    state.bag += getattr(state, board) - goods(**counts)
    setattr(state, board, goods(**counts))


def beads(state: State, place: str, *values: int) -> None:
    """Exactly these beads on the rosary or the chickens, from the general supply."""
    state.pool += bits(getattr(state, place))
    setattr(state, place, 0)
    for value in values:
        token = next(token for token in state.pool if COMPONENTS.bead_value[token] == value)
        state.pool.remove(token)
        setattr(state, place, getattr(state, place) | 1 << token)


def seals(state: State, **values: int) -> None:
    """Exactly these seals on scrolls, by the value under them: seals(scroll_2=5)."""
    state.pool += [token for token in state.scrolls if token != NO_TOKEN]
    state.scrolls = [NO_TOKEN] * len(state.scrolls)
    for name, value in values.items():
        token = next(token for token in state.pool if COMPONENTS.bead_value[token] == value)
        state.pool.remove(token)
        state.scrolls[COMPONENTS.guilds.scrolls.index[name.replace("_", ".")]] = token


def wine(state: State, seat: int, number: int) -> None:
    """Sulfur in the seat's barrel."""
    state.bag -= goods(sulfur=number)
    state.players[seat].barrel += number


def play(state: State, rules: Ask[None], *options: str) -> list[Decision]:
    """Run rules with these choices: those with one option are made as the engine makes them. What was asked."""
    asked: list[Decision] = []
    left = list(options)
    choice: str | None = None
    while True:
        try:
            decision = rules.send(choice) if choice is not None else next(rules)
        except StopIteration:
            assert not left, f"never asked for {left}"
            assert faults(state) == []
            return asked
        assert isinstance(decision, Decision)
        assert decision.options
        assert faults(state) == []
        if len(decision.options) == 1:
            choice = decision.only_option
            continue
        assert left, f"nothing to say to {decision}"
        choice = left.pop(0)
        assert choice in decision.options, f"{choice} is not offered by {decision}"
        asked.append(decision)
