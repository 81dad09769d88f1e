import type { GlyphName } from '@conclave/stage/art/glyphs.ts';
import type { WaxName } from '@conclave/stage/art/wax.ts';
import type { AwardKey } from './story.ts';

/** Every award has a seal of its own. */
export const MEDALS: Readonly<Record<AwardKey, { readonly wax: WaxName; readonly sign: GlyphName }>> = {
  prophet: { wax: 'violet', sign: 'eye' },
  blackCollector: { wax: 'black', sign: 'cross' },
  sealThief: { wax: 'blue', sign: 'saboteur' },
  ruffian: { wax: 'red', sign: 'rose' },
  believedLiar: { wax: 'gold', sign: 'halo' },
  doubtedSaint: { wax: 'white', sign: 'lamb' },
  inquisitor: { wax: 'red', sign: 'flame' },
  lawgiver: { wax: 'gold', sign: 'mitre' },
  mule: { wax: 'black', sign: 'stone' },
  sinner: { wax: 'red', sign: 'flame' },
  patron: { wax: 'gold', sign: 'chest' },
  regular: { wax: 'violet', sign: 'lips' },
  merchant: { wax: 'gold', sign: 'coin' },
  builder: { wax: 'green', sign: 'hammer' },
};
