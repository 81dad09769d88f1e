import type { Event } from '@conclave/mea-culpa';
import type { Epilogue } from '@conclave/stage/page/page.ts';
import Confessions from './Confessions.svelte';
import { byHandWords } from './catalogue.ts';

/** MC-26.6.3  The best page of the game: what nobody saw. Tables that keep the books have nothing to confess. */
export const epilogue: Epilogue = {
  Part: Confessions as unknown as Epilogue['Part'],
  heading: 'confessions',
  callTo: (log, language) => {
    const { confessions, sinsUnseen } = byHandWords[language];
    const read = (log as readonly Event[]).findLast(event => event.type === 'confessions');
    return read?.type === 'confessions' ? `${confessions}: ${sinsUnseen(read.sins.length)}` : undefined;
  },
};
