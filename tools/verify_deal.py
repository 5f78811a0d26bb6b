"""Checks a deal of Bankier without Bankier: prints the deck, top card first, and says yes or no.

SEEN are cards you saw, top card first, ? for one you did not: "K ? 10H joker". See docs/fair.md.
"""

import base64
import hashlib
import struct
import sys

NEEDED = {"--rules": "", "--commitment": "", "--seed": ""}
OPTIONS = {**NEEDED, "--cut": "0", "--seen": "", "--number": "0", "--pack": "", "--version": "1"}
USAGE = "verify_deal.py --rules R --commitment C --seed S [--cut N --seen SEEN --number N --pack CARDS]"
FACES = [rank + suit for suit in "CDHS" for rank in ["A", *"23456789", "10", *"JQK"]]


def unshuffled(rules: str) -> list[str]:
    """The pack that the line of rules describes, in the order before the shuffle."""
    has = dict(word.split("=") for word in rules.split(" ")[1:])
    packs, jokers, twos, odd = (int(has.get(k, 0)) for k in ("packs", "jokers", "extra_twos", "extra_jokers"))
    return (FACES + ["joker"] * jokers) * packs + (FACES[1::13] * twos)[:twos] + ["joker"] * odd


def shuffled(cards: list[str], seed: bytes, cut: int, number: int) -> list[str]:
    """Fisher-Yates from the last place down, with 16-bit numbers out of SHA-256."""
    texts = (b"bankier/deck/1" + seed + struct.pack(">IHI", cut, number, i) for i in range(1 << 32))
    chances = (value for text in texts for value in struct.unpack(">16H", hashlib.sha256(text).digest()))
    for left in range(len(cards), 1, -1):
        at = next(value % left for value in chances if value < 65536 // left * left)
        cards[left - 1], cards[at] = cards[at], cards[left - 1]
    return cards


def fault(given: dict[str, str]) -> str:
    """Prints the deck; what is wrong with the proof, or nothing."""
    text, promise = ("".join(given[name].upper().split()) for name in ("--seed", "--commitment"))
    version, cut, number = (int(given[name]) for name in ("--version", "--cut", "--number"))
    seed, rules, seen = base64.b32decode(text + "===="), given["--rules"].encode(), given["--seen"].split()
    proof = b"bankier/commit/1" + struct.pack(">BH", version, len(rules)) + rules + seed
    pack = sorted(given["--pack"].split(), key=["joker", *FACES].index) or unshuffled(given["--rules"])
    deck = shuffled(pack, seed, cut, number)
    print("\n".join("%4d  %s" % (at + 1, " ".join(deck[at : at + 13])) for at in range(0, len(deck), 13)))
    made = base64.b32encode(hashlib.sha256(proof).digest()[:16]).decode()[:26]
    if promise != made or text != base64.b32encode(seed).decode()[:52] or not 0 <= cut <= 9999:
        return "this seed and these rules are not what was promised"
    fits = all(card in ("?", true, true.rstrip("CDHS")) for card, true in zip(seen, deck))
    return "" if fits and len(seen) <= len(deck) else "the cards you saw do not lie so in this deck"


if __name__ == "__main__":
    options = dict(zip(sys.argv[1::2], sys.argv[2::2]))
    if len(sys.argv) % 2 == 0 or not NEEDED.keys() <= options.keys() <= OPTIONS.keys():
        print(USAGE, file=sys.stderr)
        sys.exit(2)
    try:
        wrong = fault({**OPTIONS, **options})
    except (ValueError, struct.error) as reason:
        wrong = "this cannot be read (%s)" % reason
    print("no: " + wrong if wrong else "yes: this is the deck that was promised")
    sys.exit(bool(wrong))
