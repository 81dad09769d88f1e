import { listedOptions, type OptionSpec, type OptionTable } from '@conclave/kernel';

/** DG-19  Fixed when the table is created and shown to everybody before the start. */
export interface Options {
  /** DG-19.1  Two readings of the book (DG-D22). */
  readonly nextStarter: 'responder' | 'afterResponder';
  /** DG-19.2  Two readings of the book (DG-D14). */
  readonly wrongDoubtTakes: 'pile' | 'lastContribution';
  /** DG-19.3  Confessions in a row without progress that end the game (DG-15); ordinary games do not meet 60 (DG-15.6). */
  readonly stalemateLimit: 60 | 30 | 120 | 'off';
  /** DG-19.4  Does the finished game open every secret (DG-D18)? */
  readonly revealAfterGame: 'on' | 'off';
  /** DG-19.5  How much of the past the page shows (DG-16.4, DG-D41). */
  readonly history: 'last' | 'full';
}

const SPECS: readonly OptionSpec[] = [
  { key: 'nextStarter', rule: 'DG-19.1', values: ['responder', 'afterResponder'] },
  { key: 'wrongDoubtTakes', rule: 'DG-19.2', values: ['pile', 'lastContribution'] },
  {
    key: 'stalemateLimit',
    rule: 'DG-19.3',
    values: [60, 30, 120, 'off'],
    fits: (value, { humans }) => value !== 'off' || humans > 0, // without people nobody would ever stop an endless game
  },
  { key: 'revealAfterGame', rule: 'DG-19.4', values: ['on', 'off'] },
  { key: 'history', rule: 'DG-19.5', values: ['last', 'full'] },
];

export const options: OptionTable<Options> = listedOptions<Options>(SPECS);

/** DG-19.4  `off` keeps covered cards and the undealt cards secret for ever. */
export const opensAfterGame = ({ revealAfterGame }: Options): boolean => revealAfterGame === 'on';
