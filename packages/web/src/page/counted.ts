/** A game was counted on this device: whoever passes figures on (figures/follow.ts) hears of it. */
export const counted: { tell?: () => void } = {};
