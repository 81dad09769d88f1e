import type { Person, PersonId } from '@conclave/protocol';
import { LONGEST_NAME, looksLike } from '../house/plain-words.ts';
import type { Decision, Scene } from './decision.ts';
import { isFinished, type TableDoc } from './doc.ts';
import { decided, draftFor, NOBODY, nothingNew, withAct } from './draft.ts';
import type { Loaded } from './loaded.ts';

const namesOfOthers = ({ seats, watchers }: TableDoc, person: PersonId): readonly string[] =>
  [...seats, ...watchers].filter(other => other.person !== person && other.name !== '').map(({ name }) => name);

const numbered = (name: string, number: number): string => {
  const end = ` ${number}`;
  return (
    [...name]
      .slice(0, LONGEST_NAME - end.length)
      .join('')
      .trimEnd() + end
  );
};

/** Nobody is taken for somebody else: a second Anna at a table is "Anna 2". */
export const nameAt = (doc: TableDoc, { id, name }: Person): string => {
  const others = namesOfOthers(doc, id);
  const isFree = (wanted: string): boolean => others.every(other => !looksLike(other, wanted));
  let wanted = name;
  for (let number = 2; !isFree(wanted); number += 1) wanted = numbered(name, number);
  return wanted;
};

/** Somebody has another name now. The record keeps the one under which the game began. */
export const decideRenaming = (loaded: Loaded, scene: Scene, person: Person): Decision => {
  const { doc } = loaded;
  const name = nameAt(doc, person);
  const renamed = <Known extends { readonly person?: PersonId; readonly name: string }>(known: Known): Known =>
    known.person === person.id ? { ...known, name } : known;
  const isNews = [...doc.seats, ...doc.watchers].some(known => known.person === person.id && known.name !== name);
  if (isFinished(doc) || !isNews) return nothingNew(loaded);
  const next = { ...doc, seats: doc.seats.map(renamed), watchers: doc.watchers.map(renamed) };
  return decided(withAct(draftFor(loaded), scene, NOBODY, next));
};
