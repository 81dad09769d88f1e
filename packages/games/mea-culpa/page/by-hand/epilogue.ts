import type { Epilogue } from '@conclave/stage/page/page.ts';
import Confessions from './Confessions.svelte';

/** MC-26.6.3  The best page of the game: what nobody saw. Tables that keep the books have nothing to confess. */
export const epilogue: Epilogue = Confessions as unknown as Epilogue;
