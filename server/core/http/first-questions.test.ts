/** Answers that documents embed. */
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { readGolden } from '../../../tests/support/golden-exchange.ts';
import { askedAnonymously } from './first-questions.ts';

it.each([
  ['application/json; charset=ISO-8859-1', 'latin1'],
  ['application/json; charset=utf-8', 'utf8'],
] as const)('embeds an answer of %s with its accents', async (contentType, encoding) => {
  const { response } = readGolden('infossiteweb');
  // Latin-1 has no typographic apostrophes.
  const body = JSON.stringify({ ...response.body, feedback: 'Offres numériques' }).replaceAll(/[^\0-ÿ]/g, '');
  const app = fastify();
  app.get('/fr/ajax/infossiteweb', (_, reply) =>
    reply.header('content-type', contentType).send(Buffer.from(body, encoding)),
  );
  const ask = askedAnonymously(app, { prefixRouting: true });
  expect(await ask('infossiteweb', 'fr', { patience: 10_000 })).toBe(body);
  await app.close();
});
