import type { Seat } from '@conclave/kernel';
import type { Person } from '@conclave/protocol';
import type { Decision, Scene } from '../decision.ts';
import { refuse } from '../decision.ts';
import type { TableDoc } from '../doc.ts';
import { type Asker, type Draft, decided, draftFor, withAct } from '../draft.ts';
import type { Loaded } from '../loaded.ts';

/** Who asks, at which table. Nothing in here is changed. */
export interface Context {
  readonly loaded: Loaded;
  readonly scene: Scene;
  readonly person: Person;
  /** The client's word for the request. */
  readonly id: string | undefined;
  /** The seat of this person. */
  readonly seat: Seat | undefined;
  /** The program that is to be asked, where that is the question. */
  readonly invitee?: Person | undefined;
}

export const askerOf = ({ person, id }: Context): Asker => ({ person: person.id, id: id ?? null });

export const refused = ({ loaded }: Context, code: string, detail?: string): Decision => refuse(code, loaded, detail);

/** The next document, in a draft for what else belongs to it. */
export const change = (context: Context, changes: Partial<TableDoc>, draft = draftFor(context.loaded)): Draft =>
  withAct(draft, context.scene, askerOf(context), { ...draft.loaded.doc, ...changes });

/** The document changes, and nothing else. */
export const changed = (context: Context, changes: Partial<TableDoc>): Decision => decided(change(context, changes));

/** It is done and counts once; the document stays. */
export const happened = (context: Context, draft = draftFor(context.loaded)): Draft =>
  withAct(draft, context.scene, askerOf(context));
