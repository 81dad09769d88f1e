import { fastChance } from '@conclave/kernel';
import { explain } from '@conclave/search';
import { expect, test } from 'vitest';
import { unseenAmong } from '../../bots/counting.ts';
import { whyMove } from '../../bots/why.ts';
import { reasons } from '../../bots/words/index.ts';
import { makePrediction, parseCard, type Secrets, type State } from '../../rules/index.ts';
import { rules } from '../../rules/rules.ts';

const options = { seats: 3, humans: 3 };

/** Three players with these cards in their hands; seat 0 leads and has these seals. */
const trick = (hands: readonly string[], seals: Parameters<typeof makePrediction>[0]): State => {
  const parsed = rules.options.parse({}, options);
  if (!parsed.ok) throw new Error('options');
  const state = rules.setup(parsed.value, 3, fastChance(1));
  while (state.table.phase === 'predict') {
    const { turn } = state.table;
    rules.apply(state, turn, makePrediction(turn === 0 ? seals : {}, [], state.table), fastChance(1));
  }
  for (const [seat, text] of hands.entries()) {
    const { hand } = state.secrets[seat] as Secrets;
    for (let colour = 0; colour < hand.length; colour += 1) hand[colour] = 0;
    for (const word of text.split(' ')) {
      const card = parseCard(word as Parameters<typeof parseCard>[0]);
      hand[card >> 4] = (hand[card >> 4] as number) | (1 << (card & 15));
    }
  }
  state.table.turn = 0;
  state.table.trick = { leader: 0, cards: [] };
  return state;
};

const why = (state: State, card: string): string => {
  const own = state.secrets[0] as Secrets;
  const knowing = { table: state.table, own, seat: 0, unseen: unseenAmong(state.secrets, 0) };
  return explain(whyMove(knowing, { type: 'playCard', card } as Parameters<typeof whyMove>[1]), 'en', reasons);
};

test.each([
  [
    'a boss trump that is wanted',
    { R: 1 },
    'R9',
    'I still need a trick for my red seal, and no card that I have not seen beats red 9.',
  ],
  [
    'a boss that can be ruffed',
    { B: 1 },
    'B9',
    'I still need a trick for my blue seal, and no higher blue card than blue 9 is left; only red could take it.',
  ],
  [
    'a card that one other beats',
    { G: 1 },
    'G8',
    'I still need a trick for my green seal, and only 1 unseen card of its colour can beat green 8.',
  ],
  [
    'a trick that is not wanted',
    { R: 1 },
    'G8',
    'I have no seal for a green trick, and 1 card that I have not seen can take it from green 8.',
  ],
  [
    'no seal left at all',
    {},
    'G8',
    'All my seals are handed in and I want no more tricks; 1 card that I have not seen can beat green 8.',
  ],
])('leading %s', (_case, seals, card, sentence) => {
  expect(why(trick(['R9 B9 G8', 'R2 B3 G9', 'R3 B2 V4'], seals), card)).toBe(sentence);
});

test('following: staying under, throwing away, ruffing', () => {
  const state = trick(['R9 B9 B4 G8', 'R2 B3 G9 V1', 'R3 B2 V4 Y5'], { R: 1 });
  state.table.trick = { leader: 1, cards: [parseCard('B7')] };
  expect(why(state, 'B4')).toBe('I have no seal for a blue trick, so I stay under blue 7 with blue 4.');
  state.table.trick = { leader: 1, cards: [parseCard('Y5')] };
  expect(why(state, 'B4')).toBe(
    'I have no yellow card and could throw away blue 4, which might have won me a trick that I have no seal for.',
  );
  expect(why(state, 'R9')).toContain('I still need a trick for my red seal');
});
