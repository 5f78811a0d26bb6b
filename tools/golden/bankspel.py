"""Every question of Bankspel, in each of its modes."""

from tools.golden.acted import Act, show

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tools.golden.album import Album

# Queens, tens, eights and a three for each of three players, as they are dealt.
_DEALT = (12, 12, 12, 12, 10, 10, 10, 8, 10, 8, 8, 8, 3, 3, 3)
_BANK = (12, 10, 10, 3, 13)

_ACTS = (
    Act(
        "referee",
        4,
        1,
        {"entry": "dealt", "packs": 3, "tie": "first", "decline": "pays"},
        {
            "hand.card": _DEALT + _BANK,
            "pays.rank": (13, 1, 8, 10, 12),
            "takes.rank": (10, 8, 3, 13, 12),
            "turn.rank": (12, 10, 8, 3),
            "count.rank": (5, 2, 9, 4, 11, 12, 13, 7, 6, 10),
            "four.offer": (1, 1, 0),
        },
    ),
    Act(
        "referee",
        3,
        0,
        {"collect": "every"},
        {
            "hand.card": (12, 12, 10, 9, 8, 12, 10, 10, 9, 8, 1, 1, 2, 3, 4),
            "pays.rank": (12, 12, 10, 10, 12),
            "takes.rank": (13, 13, 13, 13, 12),
            "turn.rank": (12, 10, 9, 8),
            "count.rank": (5, 2, 9, 4, 11, 12, 13, 7, 6, 10),
        },
    ),
    Act(
        "referee",
        2,
        0,
        {"copies": "one"},
        {"hand.card": (13, 13, 13, 13, 1, 13, 13, 13, 12, 12), "count.rank": (13, 12)},
    ),
    Act(
        "score",
        5,
        0,
        {"decline": "pays"},
        {
            "pays.rank": (3, -1, 12),
            "pays.tally": ((1, 0, 2, 1), (2, 3, 1, 2), (2, 3, 1, 2)),
            "pays.tally.any": ((1, 1, 2, 1),),
            "takes.rank": (3, 12, -1),
            "takes.tally": ((1, 0, 2, 1, 0), (2, 3, 1, 2, 1)),
            "takes.tally.any": ((1, 1, 2, 1, 4), (1, 0, 0, 1, 0), (2, 3, 2, 5, 3)),
            "unturned": ((3, 0, 2, 5, 4),),
            "four.taken": (10,),
            "four.given_up": (14,),
        },
    ),
    Act(
        "score",
        3,
        2,
        {"no_match": "pays"},
        {
            "pays.rank": (-1,),
            "pays.tally.any": ((1, 0),),
            "takes.rank": (-1,),
            "takes.tally.any": ((1, 0, 1),),
            "unturned": ((1, 0, 2),),
            "four.taken": (0,),
        },
    ),
    Act(
        "score",
        2,
        0,
        {"collect": "every"},
        {"pays.tally": ((0,),), "takes.tally": ((0, 0),), "unturned": ((1, 0),), "four.sum": (55,)},
    ),
    Act("deal", 4, 1, {}, {"cut": (-1,), "four.offer": (1,)}),
)
_CROWD = (
    Act(
        "score",
        16,
        0,
        {},
        {
            "pays.tally": ((5,) * 15,),
            "takes.tally": ((5,) * 16,),
            "unturned": ((3,) * 15 + (0,),),
            "four.taken": (10,),
        },
    ),
    Act("deal", 16, 15, {}, {"cut": (-1,), "four.offer": (0,)}),
)
_EXTRA = {  # what there is to see after some keys
    "hand.card": ("lllll",),
    "hands.right": ("rr", "rrr"),
    "pays.rank": ("rrrrrrr",),
    "pays": ("o",),
    "pays.tally": ("rrorro", "rrorrorro"),
    "unturned": ("ooo",),
    "stop.who": ("r",),
    "four.offer": ("r",),
    "four.taken": ("l", "l0"),
    "four.given_up": ("5",),
    "cut": ("r", "rlA234"),
    "hands.dealt": ("o", "oo", "ooo", "ooooo"),
    "stop.said": ("o", "ooooo"),
    "four.demand": ("o",),
    "seed.shown": ("o",),
}
_CROWDED = ("pays", "pays.tally", "unturned", "stop.said", "four.demand", "hands.dealt", "bank.opens")


def pages(album: "Album") -> None:
    """All frames of the game."""
    seen: "set[str]" = set()
    for act in _ACTS:
        show(album, "bankspel", act, seen, _EXTRA)
    seen.difference_update(_CROWDED)
    for act in _CROWD:
        show(album, "bankspel", act, seen, _EXTRA)
