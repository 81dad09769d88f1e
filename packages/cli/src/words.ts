import type { Language } from '@conclave/kernel';

/** What the terminal says beside the games. */
export const TEXTS = {
  en: {
    welcome: (seal: string) => `The shuffle is sealed: ${seal}`,
    type: (examples: string) => `Type a move (${examples}), or ? for help.`,
    choices: 'You may:',
    more: 'and more …',
    kinds: 'You may, for instance, and with other things in their place:',
    help: 'Type a move, or its number. undo: take your last move back. table: the table again. moves: what you may do. quit: leave the table.',
    commands: { undo: ['undo'], table: ['table'], moves: ['moves'], help: ['help'], quit: ['quit', 'q'] },
    only: (name: string | undefined) => (name === undefined ? 'told to nobody' : `${name} only`),
    undone: 'You took your last move back.',
    notUndone: {
      notHere: 'At this table nothing is undone that way.',
      nothingToUndo: 'You have not moved yet.',
      alreadyLearned: 'Luck has decided something since your last move: it stands.',
    },
    left: 'You left the table.',
    kept: (file: string) => `The record is in ${file}. Check it with: conclave verify ${file}`,
    you: 'Guest',
    seat: (name: string, letter: string) => `You are ${name}, seat ${letter}.`,
  },
  de: {
    welcome: (seal: string) => `Das Mischen ist versiegelt: ${seal}`,
    type: (examples: string) => `Gib einen Zug ein (${examples}), oder ? für Hilfe.`,
    choices: 'Du kannst:',
    more: 'und mehr …',
    kinds: 'Du kannst zum Beispiel, auch mit anderem an seiner Stelle:',
    help: 'Gib einen Zug ein oder seine Nummer. zurück: den letzten Zug zurücknehmen. tisch: noch einmal der Tisch. züge: was du tun kannst. ende: den Tisch verlassen.',
    commands: {
      undo: ['zurück', 'zurueck'],
      table: ['tisch'],
      moves: ['züge', 'zuege'],
      help: ['hilfe'],
      quit: ['ende'],
    },
    only: (name: string | undefined) => (name === undefined ? 'niemandem gesagt' : `nur ${name}`),
    undone: 'Du hast deinen letzten Zug zurückgenommen.',
    notUndone: {
      notHere: 'An diesem Tisch wird so nichts zurückgenommen.',
      nothingToUndo: 'Du hast noch nicht gezogen.',
      alreadyLearned: 'Seit deinem letzten Zug hat der Zufall etwas entschieden: Er gilt.',
    },
    left: 'Du hast den Tisch verlassen.',
    kept: (file: string) => `Die Mitschrift liegt in ${file}. Prüfe sie mit: conclave verify ${file}`,
    you: 'Gast',
    seat: (name: string, letter: string) => `Du bist ${name}, Platz ${letter}.`,
  },
} as const;

const COMMANDS = ['undo', 'table', 'moves', 'help', 'quit'] as const;
export type Word = (typeof COMMANDS)[number];

/** What somebody typed, where it is no move: a word of the language that is spoken, or the English one, which always works. */
export const commandIn = (text: string, tongue: Language): Word | undefined => {
  const typed = text.toLowerCase();
  if (typed === '' || typed === '?') return 'help';
  return COMMANDS.find(word =>
    [TEXTS[tongue], TEXTS.en].some(({ commands }) => commands[word].some(name => name === typed)),
  );
};
