import { fastChance } from '@conclave/kernel';
import { logistic } from '@conclave/kernel/arithmetic';
import { describe, expect, test } from 'vitest';
import { weighChoices } from '../src/net/choices.ts';
import { evaluate, type Net } from '../src/net/net.ts';

const [PLACE, CHOICE, CHOICES] = [5, 3, 4];

const netWith = (layers: readonly number[]): Net => {
  const luck = fastChance(7);
  const some = (length: number): Float64Array => Float64Array.from({ length }, () => luck.below(2001) / 1000 - 1);
  const weights = layers.slice(1).reduce((sum, size, index) => sum + size * (1 + (layers[index] as number)), 0);
  return {
    mean: some(PLACE + CHOICE),
    deviation: some(PLACE + CHOICE).map(number => 0.5 + Math.abs(number)),
    weights: some(weights),
    said: layers.map(size => new Float64Array(size)),
  };
};

describe.each([[[PLACE + CHOICE, 6, 1]], [[PLACE + CHOICE, 6, 4, 1]]])('a net of %j', layers => {
  const net = netWith(layers);
  const place = Float64Array.of(0.3, -2, 9, 1, 0);
  const choices = Float64Array.from({ length: CHOICE * CHOICES }, (_, index) => (index * 7) % 5);

  test('weighs each choice as if place and choice were its inputs, to the last digit', () => {
    const weights = new Float64Array(CHOICES);
    weighChoices(net, place, choices, weights);
    for (let choice = 0; choice < CHOICES; choice += 1) {
      const own = choices.subarray(choice * CHOICE, (choice + 1) * CHOICE);
      expect(logistic(weights[choice] as number)).toBe(evaluate(net, Float64Array.of(...place, ...own)));
    }
    expect(new Set(weights).size).toBeGreaterThan(1);
  });

  test('another place does not remember the one before', () => {
    const [once, twice] = [new Float64Array(CHOICES), new Float64Array(CHOICES)];
    weighChoices(net, place, choices, once);
    weighChoices(net, new Float64Array(PLACE), choices, twice);
    expect(twice).not.toEqual(once);
    weighChoices(net, place, choices, twice);
    expect(twice).toEqual(once);
  });
});
