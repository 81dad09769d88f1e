#!/usr/bin/env python3
"""Checks the luck of a finished game of The Seven Seals with nothing but Python's standard library.

usage: verify.py RECORD.json EXPANDED.jsonl

Reads the seal of a record (docs/record-format.md), recomputes commitment, seed, first dealer and every deal as described in
docs/sealed-shuffle.md, and compares them with the events of the expanded form (conclave replay RECORD.json --full --json).
"""
import hashlib
import hmac
import json
import struct
import sys


def chacha20_blocks(key):
    """Keystream of ChaCha20 (RFC 8439): this key, twelve zero bytes as nonce, counter from 0."""
    def rotate(x, n):
        return ((x << n) | (x >> (32 - n))) & 0xFFFFFFFF

    def quarter(s, a, b, c, d):
        for x, y, z, n in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            s[x] = (s[x] + s[y]) & 0xFFFFFFFF
            s[z] = rotate(s[z] ^ s[x], n)

    counter = 0
    while True:
        start = list(struct.unpack('<4I', b'expand 32-byte k')) + list(struct.unpack('<8I', key)) + [counter, 0, 0, 0]
        state = start[:]
        for _ in range(10):
            for a, b, c, d in ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15),
                               (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)):
                quarter(state, a, b, c, d)
        yield from ((x + y) & 0xFFFFFFFF for x, y in zip(state, start))
        counter += 1


class Stream:
    def __init__(self, seed, label):
        key = hmac.new(seed, b'conclave/1/stream\0' + label.encode('utf-8'), hashlib.sha256).digest()
        self.words = chacha20_blocks(key)

    def below(self, n):
        limit = 2**32 - 2**32 % n
        while True:
            word = next(self.words)
            if word < limit:
                return word % n

    def shuffle(self, items):
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
        return items


def commitment(secret):
    return hashlib.sha256(b'conclave/1/commit\0' + secret).hexdigest()


def seed_from(secret, nonces):
    message = b'conclave/1/seed\0' + bytes([len(nonces)])
    for nonce in map(bytes.fromhex, nonces):
        message += bytes([len(nonce)]) + nonce
    return hmac.new(secret, message, hashlib.sha256).digest()


def check(what, computed, told):
    if computed != told:
        sys.exit(f'WRONG {what}: computed {computed}, told {told}')
    print(f'ok    {what}')


def main(record_file, expanded_file):
    with open(record_file, encoding='utf-8') as file:
        record = json.load(file)
    with open(expanded_file, encoding='utf-8') as file:
        events = [line['event'] for line in map(json.loads, file) if line['line'] == 'event']
    seal = record['seal']
    secret = bytes.fromhex(seal['opening'])
    check('commitment', commitment(secret), seal['commitment'])
    seed = seed_from(secret, seal['nonces'])
    seats = len(record['seats'])
    check('first dealer', Stream(seed, 'first dealer').below(seats), next(e['seat'] for e in events if e['type'] == 'firstDealer'))
    dealt = [e for e in events if e['type'] == 'dealt']
    deck = [f'{colour}{value}' for colour in 'RYGBV' for value in range(1, 3 * seats + 1)]
    for number in range(len(dealt) // seats):
        cards = Stream(seed, f'deal {number + 1}').shuffle(deck[:])
        for seat in range(seats):
            hand = sorted(cards[15 * seat:15 * seat + 15], key=deck.index)
            check(f'deal {number + 1}, seat {seat}', hand, dealt[number * seats + seat]['cards'])
    print('The deals follow from the seal.')


if __name__ == '__main__':
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(sys.argv[1], sys.argv[2])
