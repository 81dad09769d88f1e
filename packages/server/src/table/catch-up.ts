import type { Services } from '../house/services.ts';
import { isDamaged, type Storage } from '../storage/storage.ts';
import { type StepTexts, textsOf } from './broadcast.ts';
import type { Refused } from './decision.ts';
import { docFrom } from './doc.ts';
import type { Loaded } from './loaded.ts';
import { caughtUp, DamagedTable, loadTable, type OnStep, withGame } from './replay.ts';

/** Why nothing can be asked of a table. */
export interface Unusable {
  readonly refused: Refused;
}

export const unusable = (code: string, detail?: string): Unusable => ({
  refused: { code, rule: 'table', ...(detail === undefined ? {} : { detail }) },
});

const damaged = (why: string): Unusable => unusable('damaged', `this table is damaged: ${why}`);

/** A table as it is stored now, and the steps that those who watch have not been shown. */
export interface News {
  readonly table: Loaded;
  readonly steps: readonly StepTexts[];
}

/** Whatever cannot be read or played sets this table aside and no other. */
const orDamaged = <Found>(work: () => Found): Found | Unusable => {
  try {
    return work();
  } catch (error) {
    if (error instanceof DamagedTable) return damaged(error.message);
    throw error;
  }
};

/** Texts of the steps with numbers of entries above `shown`; none where nobody watches. */
const collect = (shown: number | undefined): { readonly steps: StepTexts[]; readonly onStep: OnStep | undefined } => {
  const steps: StepTexts[] = [];
  if (shown === undefined) return { steps, onStep: undefined };
  return { steps, onStep: ({ step }, table) => void (table.n > shown && steps.push(textsOf(table, step))) };
};

export const readTable = async (
  { storage, games, closed }: Pick<Services, 'storage' | 'games' | 'closed'>,
  id: string,
  shown: number | undefined,
): Promise<News | Unusable> => {
  const stored = await storage.load(id);
  if (stored === undefined) return unusable('noSuchTable');
  if (isDamaged(stored)) return damaged(stored.damaged);
  if (storage.isShared && !games.rulesOf(docFrom(stored.row)).ok) return unusable('elsewhere'); // a newer node knows them
  const { steps, onStep } = collect(shown);
  return orDamaged(() => {
    const table = loadTable(stored, games, onStep, closed);
    if (shown !== undefined) withGame(table, onStep); // those who watch have not seen how it ended
    return { table, steps };
  });
};

/** What others wrote after this; nothing when there is nothing new. */
export const readSince = async (storage: Storage, table: Loaded): Promise<News | Unusable | undefined> => {
  const since = await storage.since(table.doc.id, table.n);
  if (isDamaged(since)) return damaged(since.damaged);
  const { entries, row } = since;
  if (entries.length === 0) return undefined;
  const { steps, onStep } = collect(table.n);
  return orDamaged(() => ({
    table: caughtUp(table, row === undefined ? table.doc : docFrom(row), entries, onStep),
    steps,
  }));
};
