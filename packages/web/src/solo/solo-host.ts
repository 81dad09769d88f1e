import { failed } from '../local/failed.ts';
import { alongTheLine } from '../local/scripted.ts';
import { SoloMatch } from '../local/solo-match.ts';
import type { SoloTable } from '../local/solo-table.ts';
import type { Surroundings } from '../local/surroundings.ts';
import { byTimeout, winding } from '../local/winding.ts';
import type { FromWorker, ToWorker } from './solo-messages.ts';

/** A table alone with bots: hears the page, lets bots move, and tells the person. */
export const soloHost = ({
  tell,
  now,
  rules,
  bots,
  later = byTimeout,
}: Surroundings<FromWorker>): ((message: ToWorker) => Promise<void>) => {
  let match: SoloMatch | undefined;
  let startedAt = 0;
  let kept = 0;
  let running = false;

  const time = (): number => Math.max(0, now() - startedAt);
  /** Step and answer come together, so that nobody can act on what was before it and all is drawn at once. */
  const told = (table: SoloMatch, past = false, answers?: number): void => {
    const { moves } = table;
    const standing = Math.min(kept, moves.length);
    kept = moves.length;
    tell({ type: 'step', step: table.step(past), standing, moves: moves.slice(standing), answers });
    wind(table);
  };

  /** Bots move one by one; between two of them the person may be heard. */
  const letBotsMove = async (table: SoloMatch): Promise<void> => {
    if (running) return;
    running = true;
    try {
      for (let seat = table.waitsForBot; seat !== undefined; seat = table.waitsForBot) {
        if (await table.botMoves(seat, time())) told(table);
        await new Promise(resolve => setTimeout(resolve));
      }
    } finally {
      running = false;
    }
  };

  const wind = winding(time, later, table => {
    told(table);
    letBotsMove(table).catch(failed);
  });

  const open = async (table: SoloTable): Promise<void> => {
    startedAt = table.startedAt;
    const decide = alongTheLine(table.script ?? [], () => match?.moves.length ?? 0, bots(table));
    match = new SoloMatch(table, await rules(table), decide);
    kept = match.moves.length;
    tell({ type: 'begun', ...match.begun });
    told(match, true);
    return letBotsMove(match);
  };

  return async message => {
    if (message.type === 'open') return open(message.table);
    if (match === undefined) return;
    const { id } = message;
    if (message.type === 'record') return tell({ type: 'record', id, text: match.record() });
    const refusal = message.type === 'move' ? match.personMoves(message.move, time()) : match.takeBack(time());
    if (refusal !== undefined) return tell({ type: 'refused', id, refusal });
    told(match, false, id);
    return letBotsMove(match);
  };
};
