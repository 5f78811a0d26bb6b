#!/usr/bin/env bash
# The shuffle of Bankier once more, with nothing but the shell and SHA-256 from the system.
#
#   deck.sh SEED CUT NUMBER SIZE      (the seed as 64 hexadecimal digits)
#
# Prints the places, counted from 0, that the cards had in the pack before the shuffle, top card first.
# It shares no code and no language with the device, so the two can only agree by both being right.
set -euo pipefail

seed=$1 cut=$2 number=$3 size=$4

if command -v sha256sum >/dev/null; then
    hash() { sha256sum; }
elif command -v shasum >/dev/null; then
    hash() { shasum -a 256; }
else
    echo "deck.sh: there is neither sha256sum nor shasum here" >&2
    exit 2
fi

# Block $1 of the stream, as 64 hexadecimal digits.
block() {
    local hex
    hex=$(printf '%s%08x%04x%08x' "$seed" "$cut" "$number" "$1")
    { printf 'bankier/deck/1'; printf '%b' "$(sed 's/../\\x&/g' <<<"$hex")"; } | hash | cut -c 1-64
}

deck=()
for ((place = 0; place < size; place++)); do deck[place]=$place; done

hex="" blocks=0
for ((left = size; left > 1; left--)); do
    while :; do
        if [[ -z $hex ]]; then
            hex=$(block "$blocks")
            blocks=$((blocks + 1))
        fi
        value=$((16#${hex:0:4}))
        hex=${hex:4}
        ((value < 65536 / left * left)) && break
    done
    at=$((value % left)) last=$((left - 1))
    card=${deck[last]}
    deck[last]=${deck[at]}
    deck[at]=$card
done
echo "${deck[*]}"
