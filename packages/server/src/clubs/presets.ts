import type { Preset, TableWish } from '@conclave/protocol';
import { presetBody } from '@conclave/protocol/schema';
import type { Services } from '../house/services.ts';
import { newId } from '../people/people.ts';
import type { PresetRow } from '../storage/rows.ts';
import { insertionInto, valuesOf } from '../storage/schema.ts';
import { storedJson } from '../storage/stored-json.ts';

const MOST = 20;

/** What was stored by another version, or rotted, may be no wish any more: then it is not offered. */
const presetFrom = ({ id, name, wish }: PresetRow): Preset | readonly [] => {
  const read = presetBody.shape.wish.safeParse(storedJson(wish));
  return read.success ? { id, name, wish: read.data } : [];
};

export const presetsOf = async ({ storage }: Pick<Services, 'storage'>, club: string): Promise<readonly Preset[]> =>
  (await storage.ask('preset', 'where club_id = ? order by name, id', club)).flatMap(presetFrom);

export const presetNamed = async (
  services: Pick<Services, 'storage'>,
  club: string,
  id: string | null,
): Promise<Preset | undefined> => (await presetsOf(services, club)).find(preset => preset.id === id);

/** Answers why not. */
export const keepPreset = async (
  services: Services,
  club: string,
  name: string,
  wish: TableWish,
): Promise<string | undefined> => {
  const { storage } = services;
  if ((await storage.count('preset', 'where club_id = ?', club)) >= MOST) return 'tooManyPresets';
  const row = { id: newId(services, 12), club_id: club, name, game: wish.game, wish: JSON.stringify(wish) };
  await storage.attempt([{ sql: insertionInto('preset'), values: valuesOf('preset', row), rows: 1 }]);
  return undefined;
};

/** Evenings that wanted it have none any more. */
export const dropPreset = async ({ storage }: Services, club: string, id: string): Promise<boolean> => {
  const evenings = await storage.count('evening', 'where club_id = ? and preset_id = ?', club, id);
  return storage.attempt([
    { sql: 'delete from preset where club_id = ? and id = ?', values: [club, id], rows: 1 },
    {
      sql: 'update evening set preset_id = null where club_id = ? and preset_id = ?',
      values: [club, id],
      rows: evenings,
    },
  ]);
};
