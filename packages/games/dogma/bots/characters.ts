import { type AnyBot, atAGlance, type Bot, charactersOf, quickBot } from '@conclave/search';
import type { Dogma } from '../rules/index.ts';
import { chanceHonest } from './belief.ts';
import { whyOf } from './explanation.ts';
import { insightOf } from './insight.ts';
import { masterLiking, thumbMasterLiking } from './master.ts';
import { drawProspect } from './mixing.ts';
import { prospectsIn } from './policy.ts';
import { sceneOf } from './scene.ts';
import { TRAITS, type Trait, tasted, tasteInVisits, whyTasted } from './taste.ts';
import { REGULAR } from './temper.ts';

/** A regular who likes some kind of move a little more than it is worth. */
export const regularLiking = (trait: Trait): Bot<Dogma> =>
  quickBot((situation, stream) => {
    const taste = tasteInVisits(trait);
    const insight = insightOf(situation);
    const scene = sceneOf(insight, REGULAR);
    const prospects = prospectsIn(scene, stream);
    const chosen = drawProspect(tasted(prospects, taste), scene.temper.temperature, stream);
    const why = whyTasted(taste, prospects, chosen, chanceHonest(insight)) ?? whyOf(insight, chosen);
    return { move: chosen.move, why };
  });

const characterAt = (level: string, trait: Trait): AnyBot => {
  if (level === 'regular') return regularLiking(trait);
  return level === 'prior' ? atAGlance(thumbMasterLiking(trait), { iterations: 60 }) : masterLiking(trait);
};

export const characters = charactersOf(TRAITS, characterAt);
