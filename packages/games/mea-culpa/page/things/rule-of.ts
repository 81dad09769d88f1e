import type { Move, top } from '@conclave/mea-culpa';

type Asked = ReturnType<typeof top>['at'];

const RULE_OF: Readonly<Partial<Record<Move['type'], string>>> = {
  buy: 'MC-10.2',
  greedy: 'MC-10.3',
  buyLetter: 'MC-10.1',
  sell: 'MC-11.1',
  donate: 'MC-12.1',
  visit: 'MC-13.4',
  travel: 'MC-14.1',
  guess: 'MC-14.4',
  room: 'MC-13.6',
  use: 'MC-16.1',
  decline: 'MC-16.1',
  pass: 'MC-9.2',
  take: 'MC-15.3',
  takeGood: 'C10',
  crew: 'MC-8.2',
  moveCrew: 'C7',
  emptyDen: 'MC-18.6',
  giveLetter: 'C1',
  pick: 'MC-20.5',
  rob: 'C11',
  character: 'MC-7.8',
  order: 'MC-23.5',
  holdBack: 'MC-23.5',
};

/** What may be declined is a card, or a preliminary action. */
const DECLINED: Readonly<Partial<Record<Asked, string>>> = { popeStone: 'MC-8.1', preliminaryVisit: 'MC-8.4' };

/** The rule that an answer carries out. */
export const ruleOf = ({ type }: Move, asked: Asked): string =>
  (type === 'decline' ? DECLINED[asked] : undefined) ?? RULE_OF[type] ?? 'MC-29.3';
