/** Prerendering when the back end refuses a call or returns an unexpected answer. */
import { expect, it } from 'vitest';
import { readGolden } from '../../../tests/support/golden-exchange.ts';
import { renderDocument } from './render.tsx';

const fixture = (name: string): unknown => readGolden(name).response.body;

it.each([
  ['a refusal', '{"isSuccess":false,"feedback":"Not now","data":null}'],
  ['no data', '{"isSuccess":true,"feedback":null}'],
  ['data of another call', JSON.stringify({ isSuccess: true, data: { lettres: 'x' } })],
  ['something else than JSON', '<!doctype html>'],
])(
  'draws the newsletters’ page where what it asks is answered by %s',
  async (_, text) => {
    const { html } = await renderDocument({
      page: 'newsletterSignup',
      locale: 'fr',
      prefixRouting: true,
      words: null,
      isOnTheWay: false,
      received: { '/ajax/infossiteweb': JSON.stringify(fixture('infossiteweb')), '/ajax/form/newsletter': text },
    });
    expect(html).toMatch(/<h1/);
  },
  120_000,
);

it('rejects where the site refuses to say what it is', async () => {
  const received = { '/ajax/infossiteweb': '{"isSuccess":false,"feedback":null,"data":null}' };
  const asked = { page: 'home', locale: 'fr', prefixRouting: true, words: null, isOnTheWay: false, received } as const;
  await expect(renderDocument(asked)).rejects.toThrow('GET /ajax/infossiteweb: invalid');
});
