import type { Viewer } from '@conclave/kernel';
import { failed } from '../local/failed.ts';
import { SoloMatch } from '../local/solo-match.ts';
import type { SoloTable } from '../local/solo-table.ts';
import type { Surroundings } from '../local/surroundings.ts';
import { byTimeout, winding } from '../local/winding.ts';
import type { FromWorker, ToWorker } from './messages.ts';

/** A table that is handed around. What happens there is told to nobody but who has opened the curtain. */
export const hotHost = ({
  tell,
  now,
  rules,
  bots,
  later = byTimeout,
}: Surroundings<FromWorker>): ((message: ToWorker) => Promise<void>) => {
  let match: SoloMatch | undefined;
  let viewer: Viewer | undefined;
  let startedAt = 0;
  let kept = 0;
  let running = false;

  const time = (): number => Math.max(0, now() - startedAt);
  /** Moves are kept at once; what they did is told only to who looks. */
  const told = (table: SoloMatch): void => {
    const { moves, places } = table;
    tell({ type: 'moves', moves: moves.slice(kept), places });
    kept = moves.length;
    if (viewer !== undefined) tell({ type: 'step', step: table.step(false, viewer) });
    wind(table);
  };

  const letBotsMove = async (table: SoloMatch): Promise<void> => {
    for (let bot = table.waitsForBot; bot !== undefined; bot = table.waitsForBot) {
      if (await table.botMoves(bot, time())) told(table);
      await new Promise(resolve => setTimeout(resolve));
    }
  };

  const goOn = async (table: SoloMatch): Promise<void> => {
    if (running) return;
    running = true;
    await letBotsMove(table).finally(() => {
      running = false;
    });
    tell({ type: 'waits', people: table.waitsForPeople, over: table.places !== undefined });
  };

  const wind = winding(time, later, table => {
    told(table);
    goOn(table).catch(failed);
  });

  const open = async (table: SoloTable): Promise<void> => {
    startedAt = table.startedAt;
    match = new SoloMatch(table, await rules(table), bots(table));
    kept = match.moves.length;
    tell({ type: 'begun', ...match.begun });
    wind(match);
    return goOn(match);
  };

  const sit = (table: SoloMatch, next: Viewer): void => {
    viewer = next;
    for (const step of table.arrive(next)) tell({ type: 'step', step });
  };

  const move = (
    table: SoloMatch,
    { id, seat, move: raw }: Extract<ToWorker, { type: 'move' }>,
  ): Promise<void> | void => {
    const refusal = table.personMoves(raw, time(), seat);
    tell({ type: 'answer', id, refusal });
    if (refusal !== undefined) return;
    told(table);
    return goOn(table);
  };

  return async message => {
    if (message.type === 'open') return open(message.table);
    if (match === undefined) return;
    switch (message.type) {
      case 'sit':
        return sit(match, message.viewer);
      case 'leave':
        viewer = undefined;
        return;
      case 'move':
        return move(match, message);
      case 'heard':
        return tell({
          type: 'heard',
          id: message.id,
          events: match.places === undefined ? [] : match.heardBy(message.seat),
        });
      case 'record':
        return tell({ type: 'record', id: message.id, text: match.places === undefined ? '' : match.record() });
    }
  };
};
