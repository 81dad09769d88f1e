/** How many times longer than in CI a test may run: `LONG=20 npx vitest run …`; see scripts/long.mjs. */
export const LONGER = Math.max(1, Number(process.env.LONG ?? 1));

/** Where luck begins in tests that try more than they can count: `SEED=42 npx vitest run …` shows a run again. */
export const SEED = Number(process.env.SEED ?? 1);
