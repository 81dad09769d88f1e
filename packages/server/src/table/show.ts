import type { Nudge, Reached } from '../house/services.ts';
import { blockersOf } from '../people/ties.ts';
import type { TableActor } from './actor.ts';
import { type StepTexts, sendStep } from './broadcast.ts';
import type { Done, Origin, Request, Told } from './decision.ts';
import { infoOf, type TableDoc } from './doc.ts';
import { follow } from './follow.ts';
import type { Loaded } from './loaded.ts';

/** Something is saved: now everyone hears of it, and at last whoever asked for it. */
export const show = (
  actor: TableActor,
  before: TableDoc | undefined,
  table: Loaded,
  told: Told,
  { origin, answer }: Request,
): void => {
  const { services } = actor;
  for (const counter of told.counts) services.metrics.count(counter);
  for (const { table: of, kind, at } of told.deadlines) services.deadlineSet(of, kind, at);
  const isTold = showSteps(actor, told.steps, origin);
  follow(actor, before, table);
  services.tableChanged?.changed(before, table);
  services.calls?.saved(before, table);
  if (told.nudge !== undefined) tellNudge(actor, table, told.nudge);
  const info: Done['info'] = () => infoOf(table.doc, actor.present());
  answer({ seq: told.seq, isTold, info });
};

/** Says whether the one who asked was told by one of them. */
export const showSteps = (actor: TableActor, steps: readonly StepTexts[], origin?: Origin): boolean => {
  let isTold = false;
  for (const step of steps) isTold = sendStep(actor, step, origin) || isTold;
  return isTold;
};

const tellNudge = (actor: TableActor, { doc }: Loaded, nudge: Nudge): void => {
  sendToThoseWhoListen(actor, doc, nudge)
    .then(how => tellNudger(actor, nudge, how))
    .catch(error => actor.services.log.warn({ err: error }, 'a nudge could not be sent'));
};

/** Who blocks whoever nudges is not reached by it. */
const sendToThoseWhoListen = async (actor: TableActor, doc: TableDoc, { people, by }: Nudge): Promise<Reached> => {
  const { services } = actor;
  const blocking = await blockersOf(services, by.id, people);
  const nudge = { by, people: people.filter(person => !blocking.has(person)) };
  if (nudge.people.length === 0) return 'nobody';
  sendNudge(actor, nudge);
  services.elsewhere?.nudged(actor.id, by.id, nudge.people);
  const isHere = nudge.people.some(person => actor.isLookedAtBy(person));
  return services.calls?.nudged(doc, nudge) ?? (isHere ? 'here' : 'nobody');
};

/** Whoever nudged hears whether it reached anybody. */
const tellNudger = (actor: TableActor, { by }: Nudge, reached: Reached): void => {
  for (const { listener } of actor.watches)
    if (listener.person?.id === by.id) listener.send({ type: 'notice', table: actor.id, code: 'nudged', reached });
};

export const sendNudge = (actor: TableActor, { people, by }: Nudge): void => {
  for (const { listener } of actor.watches)
    if (listener.person !== undefined && people.includes(listener.person.id))
      listener.send({ type: 'notice', table: actor.id, code: 'nudge', by: by.name });
};
