import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../house/config.ts';

const BUILT_PAGE = fileURLToPath(new URL('../../../web/dist', import.meta.url));

const PLAIN_PAGE = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Conclave</title>
<h1>Conclave</h1>
<p>The server is running. The page has not been built yet: <code>npm run build</code>, then start again.</p>
<p>Programs may play through <a href="/api/openapi.json">the API</a>.</p></html>`;

/** The page, if it has been built; its own addresses (a table's link) all lead to its start. */
export const servePage = async (
  app: FastifyInstance,
  house: Pick<
    Config,
    | 'housePage'
    | 'keepsPeople'
    | 'showsPast'
    | 'rates'
    | 'finds'
    | 'clubs'
    | 'programs'
    | 'programLadder'
    | 'notices'
    | 'pushes'
    | 'webhooks'
    | 'smtp'
  >,
  folder = BUILT_PAGE,
): Promise<void> => {
  if (!existsSync(`${folder}/index.html`)) {
    app.get('/*', { schema: { hide: true } }, async (_, reply) => reply.type('text/html').send(PLAIN_PAGE));
    return;
  }
  const said = [
    'open',
    ...(house.housePage ? ['house-page'] : []),
    ...(house.keepsPeople ? ['keeps-people'] : []),
    ...(house.showsPast ? ['shows-past'] : []),
    ...(house.rates && house.keepsPeople ? ['rates'] : []),
    ...(house.finds ? ['finds'] : []),
    ...(house.clubs === 'off' ? [] : ['clubs']),
    ...(house.programs ? ['programs'] : []),
    ...(house.programs && house.programLadder ? ['program-ladder'] : []),
    ...(house.pushes || house.webhooks || house.smtp !== undefined ? ['calls-people'] : []),
    ...(house.notices ? ['notes-news'] : []),
  ].join(', ');
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    setHeaders: (reply, path) => {
      const named = /\/assets\//.test(path); // their names change with their contents
      reply.setHeader('conclave-house', said); // the same page from a plain file server knows by its absence that nobody is in
      reply.setHeader('cache-control', named ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !request.url.startsWith('/api/') && !/\.\w+$/.test(request.url);
    if (isPage) return reply.sendFile('index.html');
    return reply.status(404).send({ code: 'notFound', rule: 'shape', message: 'there is nothing here' });
  });
};
