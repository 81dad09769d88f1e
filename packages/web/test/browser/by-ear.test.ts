import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { heard, playByEar, type Room, sitDownByEar, startListening } from './by-ear.ts';
import { hasChromium, unseen, visit } from './chromium.ts';
import { openHouse } from './house.ts';

const PROMPT = 'What the table waits for';
const OWN = 'Your things';

const countOf = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1] ?? 0);

/** The Seven Seals: predicts its high cards, wins what it predicted, and ducks everything else. */
const predictsAndFollows = (room: Room): readonly string[] => {
  const hand = room
    .in('Your hand')
    .filter(node => node.role === 'button')
    .map(({ name, off }) => {
      const [, colour = '', value = '0'] = /^(\w+) (\d+)/.exec(name) ?? [];
      return { name, off, colour, value: Number(value) };
    });
  if (/^Your prediction|^I will take/.test(room.asks)) {
    const predict = room.buttons(PROMPT).find(name => name.startsWith('Predict'));
    if (predict === undefined) return [];
    if (predict !== 'Predict no trick') return [predict];
    const [best] = hand.filter(({ value }) => value >= 11).map(({ colour }) => `One ${colour} trick more`);
    return best !== undefined && room.buttons('Your prediction').includes(best) ? [best] : [predict];
  }
  const handIn = room.buttons(PROMPT).find(name => name.startsWith('Hand in'));
  if (handIn !== undefined) return [handIn];
  if (!/Your lead\.|Your turn\./.test(room.asks)) return [];
  const playable = hand.filter(({ off }) => !off).sort((one, other) => one.value - other.value);
  const seals = room.words(OWN);
  const [, led] = /Follow (\w+)/.exec(room.asks) ?? [];
  const wants = (colour: string): boolean => countOf(seals, new RegExp(`(\\d+) ${colour}`)) > 0;
  const lying = room.in('Board').flatMap(({ text }) => {
    const [, colour, value] = /^[\w ]+: (\w+) (\d+)/.exec(text) ?? [];
    return colour === led ? [Number(value)] : [];
  });
  const beats = playable.filter(({ value }) => value > Math.max(0, ...lying));
  const choice = led === undefined ? playable.find(({ colour }) => wants(colour)) : wants(led) ? beats[0] : undefined;
  return [(choice ?? playable[0])?.name ?? ''];
};

/** Dogma: confesses honestly where it can, doubts what its own hand refutes, and believes the rest. */
const confessesAndDoubts = (room: Room): readonly string[] => {
  const hand = room.buttons('Your hand').map(name => {
    const [, type = '', count = '0', chosen = '0'] = /^(.*), (\d+) in hand, (\d+) chosen$/.exec(name) ?? [];
    return { name, type, count: Number(count), chosen: Number(chosen) };
  });
  // Where the own hand says something to the claim, the question says that too.
  const [, laid, claimed] =
    /laid (\d+) cards? and claims (\w+)\. Believe/.exec(room.asks) ?? /claims (\d+) × (\w+)\./.exec(room.asks) ?? [];
  if (claimed !== undefined) {
    const mine = hand.find(({ type }) => type === claimed)?.count ?? 0;
    const answer = Number(laid) + mine > 4 ? 'Doubt' : 'Believe';
    return room
      .buttons(PROMPT)
      .filter(name => name.startsWith(answer))
      .slice(0, 1);
  }
  const offered = room.buttons(PROMPT);
  if (offered.includes('Create a dogma')) return ['Create a dogma'];
  const seal = offered.find(name => name.startsWith('Press the seal'));
  if (seal !== undefined) return [seal];
  if (/Which dogma/.test(room.asks))
    return room
      .buttons('Board')
      .filter(name => /^(Seal the dogma|Break the seal)/.test(name))
      .slice(0, 1);
  if (offered.includes('Confess')) return ['Confess'];
  if (!/lay one to three|name a virtue|Lay one to three/.test(room.asks)) return [];
  const claims = room.buttons('Board').filter(name => name.startsWith('Claim '));
  const honest = hand.find(({ type }) => claims.includes(`Claim ${type}, virtue`)) ?? hand[0];
  if (honest === undefined) return [];
  if (honest.chosen < Math.min(3, honest.count)) return [honest.name];
  const claim = claims.find(name => name === `Claim ${honest.type}, virtue`) ?? claims[0];
  return claim === undefined ? [] : [claim];
};

/** Mea Culpa: bids a little, buys what it can pay, sells what it holds, and says no to what only costs. */
const tradesAndPrays = (room: Room): readonly string[] => {
  const offered = room.buttons(PROMPT);
  const starting = (...words: readonly string[]): string | undefined =>
    offered.find(name => words.some(word => name.startsWith(word)));
  const onBoard = room
    .buttons('Board')
    .filter(name => !/^(About|Look at|The whole town|Back to|What is this)/.test(name));
  const taler = countOf(room.words(OWN), /(\d+) taler/);
  if (/secret bid: 1 notch and/.test(room.asks)) return ['2 notches'];
  if (/secret bid/.test(room.asks)) return [starting('Seal the bid') ?? ''];
  if (/I take/.test(room.asks)) return [starting('Take ') ?? ''];
  if (/^Choose a character/.test(room.asks))
    return [starting('Emperor: ', 'Merchant: ', 'Pope: ', 'Petty Sinner: ') ?? ''];
  // Something lies in the hand already.
  if (offered.includes('Something else'))
    return [starting('Buy', 'Sell', 'Take', 'Into', 'He is', 'Build', 'This room', 'Visit', 'Something else') ?? ''];
  if (/^Your turn: buy|^A second action/.test(room.asks)) {
    const stall = room.buttons('Market').find(name => {
      const price = countOf(name, /bought for (\d+)/);
      return !/^About|sold out/.test(name) && price <= taler;
    });
    const good = room.buttons(OWN).find(name => /^(bread|wine|cloth|jewel): [1-9]/.test(name));
    return [stall ?? good ?? starting('Pass', 'End the turn') ?? ''];
  }
  const choice = starting('Decline', 'Pass') ?? offered.find(name => name !== 'Skip to where I can act') ?? '';
  if (choice !== '') return [choice];
  // Something is to be chosen on the board itself.
  return /You must|Take your|Which|Place|Choose|Guess|Where|Name/.test(room.asks) ? onBoard.slice(0, 1) : [];
};

describe.skipIf(!hasChromium)('whole games by names and live regions alone', () => {
  const house = openHouse();

  const sit = async (game: string, houseRules: readonly [string, string][] = []) => {
    const { page, complaints } = await visit(house.browser, house.served.address, { speed: 'instant' });
    await startListening(page);
    await page.reload();
    await sitDownByEar(page, game, houseRules);
    return { page, complaints };
  };
  /** The result is said too, and everybody's place can be read. */
  const expectVerdict = async (page: Page, seats: number): Promise<void> => {
    expect((await heard(page)).some(line => /You (win|share)|wins?( together)?\./.test(line))).toBe(true);
    const places = page.getByRole('region', { name: 'The result' }).getByRole('list').first().getByRole('listitem');
    expect(await places.count()).toBe(seats);
  };

  test('The Seven Seals', async () => {
    const { page, complaints } = await sit('The Seven Seals', [['Rounds with three players', 'three (short game)']]);
    await unseen(page, () => playByEar(page, predictsAndFollows));
    const cards = (await heard(page)).flatMap(
      line => line.match(/\w+ plays (?:red|yellow|green|blue|violet) \d+\./g) ?? [],
    );
    // Nothing was played that was not said: every card of three rounds, three players and fifteen tricks.
    expect(new Set(cards).size).toBeGreaterThan(45);
    expect(cards.length).toBeGreaterThanOrEqual(3 * 3 * 15);
    await expectVerdict(page, 3);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('Dogma', async () => {
    const { page, complaints } = await sit('Dogma');
    await unseen(page, () => playByEar(page, confessesAndDoubts));
    const said = (await heard(page)).join(' ');
    expect(said).toMatch(/was honest|lied/);
    expect(said).toMatch(/ turns up /);
    await expectVerdict(page, 2);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('Mea Culpa', async () => {
    const { page, complaints } = await sit('Mea Culpa');
    await unseen(page, () => playByEar(page, tradesAndPrays));
    const said = (await heard(page)).join(' ');
    for (const moment of [
      /shows the most notches/,
      /cathedral on site . is finished/,
      /of every chest is opened/,
      /lift the soul/,
    ])
      expect(said).toMatch(moment);
    await expectVerdict(page, 2);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
