import { clientMessage, tableAction } from '@conclave/protocol/schema';
import { z } from 'zod';
import type { Schema } from './sample.ts';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: Schema;
}

/** One thing that can be asked over HTTP. */
export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly params: readonly Parameter[];
  readonly query: readonly Parameter[];
  readonly body: Schema | undefined;
}

interface Described {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: Schema }>> };
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** All that a house says can be asked of it, so that no route is left out that somebody adds. */
export interface Askable {
  readonly operations: readonly Operation[];
  readonly resolve: (ref: string) => Schema;
}

const operationFrom = (method: string, path: string, { parameters = [], requestBody }: Described): Operation => ({
  method: method.toUpperCase(),
  path,
  params: parameters.filter(parameter => parameter.in === 'path'),
  query: parameters.filter(parameter => parameter.in === 'query'),
  body: requestBody?.content['application/json']?.schema,
});

export const askableAt = async (base: string): Promise<Askable> => {
  const response = await fetch(`${base}/api/openapi.json`, { headers: { connection: 'close' } });
  const { paths, components } = (await response.json()) as Document;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => operationFrom(method, path, described)),
  );
  const resolve = (ref: string): Schema => {
    const found = components.schemas[ref.replace('#/components/schemas/', '')];
    if (found === undefined) throw new Error(`the document has no ${ref}`);
    return found;
  };
  return { operations, resolve };
};

const casesOf = (schema: z.ZodType): readonly Schema[] => {
  const { oneOf, anyOf } = z.toJSONSchema(schema, { io: 'input' }) as Schema;
  return oneOf ?? anyOf ?? [];
};

/** Every kind of message and, of `act`, every kind of action. */
export const MESSAGES: readonly Schema[] = casesOf(clientMessage);
export const ACTIONS: readonly Schema[] = casesOf(tableAction);
