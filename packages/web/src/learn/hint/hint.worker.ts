import type { AnyRules } from '@conclave/kernel';
import type { GameId } from '../../lib/games.ts';
import { type Advice, type Advisers, advise, type Question } from './advice.ts';

interface Knowledge {
  readonly rules: AnyRules;
  readonly bots: Advisers;
}

/** Rules and bots of one game come together, and only when somebody asks. */
const knowledgeOf = async (game: GameId): Promise<Knowledge> => {
  switch (game) {
    case 'seven-seals': {
      const [{ rules }, { sevenSealsBots: bots }] = await Promise.all([
        import('@conclave/seven-seals/rules'),
        import('@conclave/bots/seven-seals'),
      ]);
      return { rules, bots };
    }
    case 'dogma': {
      const [{ rules }, { dogmaBots: bots }] = await Promise.all([
        import('@conclave/dogma/rules'),
        import('@conclave/bots/dogma'),
      ]);
      return { rules, bots };
    }
    case 'mea-culpa': {
      const [{ rules }, { meaCulpaBots: bots }] = await Promise.all([
        import('@conclave/mea-culpa/rules'),
        import('@conclave/bots/mea-culpa'),
      ]);
      return { rules, bots };
    }
  }
};

/** Thrown outside of the promise, so that the page hears of it. */
const failed = (error: unknown): void => {
  setTimeout(() => {
    throw error;
  });
};

const THINKING_MS = 1500;

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  knowledgeOf(data.game).then(({ rules, bots }) => {
    const advice: Advice = advise(rules, bots, data, { milliseconds: THINKING_MS, now: () => performance.now() });
    postMessage(advice);
  }, failed);
});
