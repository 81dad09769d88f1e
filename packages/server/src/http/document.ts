import * as schema from '@conclave/protocol/schema';
import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Config } from '../house/config.ts';
import { ASKER } from './answers.ts';
import { COOKIE } from './auth.ts';
import { PASS_COOKIE } from './keepers.ts';

/** What is said in more than one place has a name in the document. */
const COMPONENTS = {
  Person: schema.person,
  Clock: schema.clock,
  TableSettings: schema.tableSettings,
  SeatInfo: schema.seatInfo,
  WatcherInfo: schema.watcherInfo,
  Vote: schema.vote,
  TableInfo: schema.tableInfo,
  TableLine: schema.tableLine,
  TableWish: schema.tableWish,
  TableAction: schema.tableAction,
  ClockState: schema.clockState,
  PastStep: schema.pastStep,
  Snapshot: schema.snapshot,
  ChatLine: schema.chatLine,
  Deed: schema.deed,
  KnownPerson: schema.knownPerson,
  Refusal: schema.refusal,
};

const schemaRegistry = z.registry<{ id: string }>();
for (const [id, named] of Object.entries(COMPONENTS)) schemaRegistry.add(named, { id });

const withComponents = createJsonSchemaTransformObject({ schemaRegistry });

/** What comes in and what goes out have the same shape here: one name is enough for both. */
const oneNameEach = (document: ReturnType<typeof withComponents>): ReturnType<typeof withComponents> =>
  JSON.parse(JSON.stringify(document).replaceAll(/(#\/components\/schemas\/\w+?)Input"/g, '$1"'), (key, value) =>
    key.endsWith('Input') && key.slice(0, -'Input'.length) in COMPONENTS ? undefined : value,
  );

const OF_PROGRAMS: ReadonlySet<string> = new Set(['program', 'programs']);

/** Where no programs are let in, the document has never heard of them. */
const withoutPrograms = (document: ReturnType<typeof withComponents>): ReturnType<typeof withComponents> =>
  JSON.parse(JSON.stringify(document), (key, value) => {
    if (OF_PROGRAMS.has(key)) return undefined;
    return Array.isArray(value) ? value.filter(item => !saysInvite(item)) : value;
  });

/** Of what can be done at a table, asking a program; of tags, theirs. */
const saysInvite = (
  item: { readonly name?: unknown; readonly properties?: { readonly do?: { readonly const?: unknown } } } | null,
): boolean => item?.name === 'programs' || item?.properties?.do?.const === 'invite';

/** The OpenAPI document of this house, made from the schemas that its routes read and answer with. */
export const documentOf = ({ programs }: Pick<Config, 'programs'>): FastifyDynamicSwaggerOptions => ({
  openapi: {
    openapi: '3.1.0',
    info: {
      title: 'Conclave',
      version: '2',
      description: 'Tables, people and moves. Live news come over a socket: docs/protocol.md.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The house that sent this document.' }],
    tags: [
      { name: 'people', description: 'Guests: a name, and a token that only they know.' },
      { name: 'tables', description: 'Opening, finding and reading tables.' },
      { name: 'programs', description: 'Programs of others, which play here too.' },
      { name: 'clubs', description: 'People who play together.' },
      { name: 'play', description: 'What can be done at a table without a socket.' },
      { name: 'house', description: 'Which games there are, and how the house is.' },
      { name: 'admin', description: 'For whoever runs the house.' },
    ],
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'What POST /api/people answered: for programs.' },
        cookie: { type: 'apiKey', in: 'cookie', name: COOKIE, description: 'The same token, as the page has it.' },
        adminToken: { type: 'http', scheme: 'bearer', description: 'From the settings of the house.' },
        housePass: {
          ...{ type: 'apiKey', in: 'cookie', name: PASS_COOKIE },
          description: 'What POST /api/house/door set: for the page.',
        },
      },
    },
    security: ASKER,
  },
  transform: createJsonSchemaTransform({ schemaRegistry }),
  transformObject: document => {
    const whole = oneNameEach(withComponents(document));
    return programs ? whole : withoutPrograms(whole);
  },
});
