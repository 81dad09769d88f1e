import type { Viewer } from '@conclave/kernel';
import { byBot } from '../local/by-bot.ts';
import { rulesOfTable } from '../local/load-rules.ts';
import { SoloMatch } from '../local/solo-match.ts';
import type { FromWorker, ToWorker } from './messages.ts';

let match: SoloMatch | undefined;
let viewer: Viewer | undefined;
let startedAt = 0;
let kept = 0;
let running = false;

const tell = (message: FromWorker): void => postMessage(message);
const now = (): number => Math.max(0, Date.now() - startedAt);

/** Moves are kept at once; what they did is told only to who looks. */
const told = (table: SoloMatch): void => {
  tell({ type: 'moves', moves: table.moves.slice(kept), places: table.places });
  kept = table.moves.length;
  if (viewer !== undefined) tell({ type: 'step', step: table.step(false, viewer) });
};

const goOn = async (table: SoloMatch): Promise<void> => {
  if (running) return;
  running = true;
  for (let bot = table.waitsForBot; bot !== undefined; bot = table.waitsForBot) {
    await table.botMoves(bot, now());
    told(table);
    await new Promise(resolve => setTimeout(resolve));
  }
  running = false;
  tell({ type: 'waits', people: table.waitsForPeople, over: table.places !== undefined });
};

const hear = async (message: ToWorker): Promise<void> => {
  if (message.type === 'open') {
    const { table } = message;
    startedAt = table.startedAt;
    match = new SoloMatch(table, await rulesOfTable(table), byBot(table));
    kept = match.moves.length;
    return goOn(match);
  }
  if (match === undefined) return;
  switch (message.type) {
    case 'sit':
      viewer = message.viewer;
      for (const step of match.arrive(viewer)) tell({ type: 'step', step });
      return;
    case 'leave':
      viewer = undefined;
      return;
    case 'move': {
      const refusal = match.personMoves(message.move, now(), message.seat);
      tell({ type: 'answer', id: message.id, refusal });
      if (refusal !== undefined) return;
      told(match);
      return goOn(match);
    }
    case 'heard': {
      const events = match.places === undefined ? [] : match.arrive(message.seat).flatMap(step => step.events);
      return tell({ type: 'heard', id: message.id, events });
    }
    case 'record':
      tell({ type: 'record', id: message.id, text: match.record() });
  }
};

addEventListener('message', (event: MessageEvent<ToWorker>) => {
  hear(event.data).catch((error: unknown) => {
    running = false;
    setTimeout(() => {
      throw error;
    });
  });
});
