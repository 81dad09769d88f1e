import { byBot } from '../local/by-bot.ts';
import { rulesOfTable } from '../local/load-rules.ts';
import { alongTheLine } from '../local/scripted.ts';
import { SoloMatch } from '../local/solo-match.ts';
import type { FromWorker, ToWorker } from './solo-messages.ts';

let match: SoloMatch | undefined;
let startedAt = 0;
let running = false;

const tell = (message: FromWorker): void => postMessage(message);
const now = (): number => Math.max(0, Date.now() - startedAt);
const told = (past = false, from = 0, answers?: number): void => {
  if (match !== undefined) tell({ type: 'step', step: match.step(past), moves: match.moves.slice(from), answers });
};

/** Bots move one by one; between two of them the person may be heard. */
const letBotsMove = async (): Promise<void> => {
  if (running) return;
  running = true;
  for (let seat = match?.waitsForBot; seat !== undefined; seat = match?.waitsForBot) {
    await match?.botMoves(seat, now());
    told(false, (match?.moves.length ?? 1) - 1);
    await new Promise(resolve => setTimeout(resolve));
  }
  running = false;
};

const hear = async (message: ToWorker): Promise<void> => {
  switch (message.type) {
    case 'open': {
      const rules = await rulesOfTable(message.table);
      startedAt = message.table.startedAt;
      const { script = [] } = message.table;
      const decide = alongTheLine(script, () => match?.moves.length ?? 0, byBot(message.table));
      match = new SoloMatch(message.table, rules, decide);
      told(true, match.moves.length);
      return letBotsMove();
    }
    case 'move': {
      const refusal = match?.personMoves(message.move, now());
      if (refusal !== undefined) return tell({ type: 'refused', id: message.id, refusal });
      // Step and answer come together, so that nobody can act on what was before it and all is drawn at once.
      told(false, (match?.moves.length ?? 1) - 1, message.id);
      return letBotsMove();
    }
    case 'record':
      tell({ type: 'record', id: message.id, text: match?.record() ?? '' });
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
