import type { AnyGame } from '@conclave/kernel';
import type { Company, TableNote } from './company.ts';

type Event = AnyGame['event'];

/** The log with what happened beside the game, each note before the first event that came after it. */
export const withNotes = (
  events: readonly Event[],
  { notes, seqOf }: Pick<Company, 'notes' | 'seqOf'>,
): readonly (Event | TableNote)[] => {
  const lines: (Event | TableNote)[] = [];
  let next = 0;
  for (const event of events) {
    const seq = seqOf(event);
    for (let note = notes[next]; note !== undefined && seq !== undefined && note.after < seq; note = notes[next]) {
      lines.push(note);
      next += 1;
    }
    lines.push(event);
  }
  return [...lines, ...notes.slice(next)];
};

export const isNote = (line: Event | TableNote): line is TableNote => 'after' in line && 'text' in line;

/** The rule that an event names itself. */
export const ownRule = (event: Event): string | undefined =>
  'rule' in event && typeof event.rule === 'string' ? event.rule : undefined;
