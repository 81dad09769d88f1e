import type { GameTypes, View } from './game.ts';
import type { JsonSchema } from './json-schema.ts';

/** How a game shows itself to programs of others, who know its notation and nothing of its engine. */
export interface Wire<Game extends GameTypes> {
  /** All that a view says, in the game's notation: cards by name, counts by word. From the view alone, so it can tell nothing else. */
  toPlain(view: View<Game>): object;
  /** JSON Schemas of moves, plain views and events. */
  readonly schemas: WireSchemas;
}

export interface WireSchemas {
  readonly move: JsonSchema;
  readonly view: JsonSchema;
  readonly event: JsonSchema;
}

/** A game that does not describe itself shows its drawers as they are. */
export const RAW_WIRE: Wire<GameTypes> = { toPlain: view => view, schemas: { move: {}, view: {}, event: {} } };
