/** Legal pages say what the publisher’s file says, with its names filled in. */
import { expect, it } from 'vitest';
import { seedWhenEmpty } from '../../server/seed/seed.ts';
import { openServer } from './test-server.ts';
import { openSeededServices } from './services.ts';

it('shows the passages of the publisher in the language of the address', async () => {
  const server = await openServer();
  try {
    const page = async (path: string) => (await server.visitor().fetch(path)).text();
    expect(await page('/fr/legal/notice')).toContain(
      'Les articles, titres et images de Le Courrier des Lagunes appartiennent à Éditions des Lagunes SAS.',
    );
    const terms = await page('/fr/legal/terms');
    expect(terms).toMatch(/Version du <span class="whole">.*\d{4}<\/span>/);
    // The publisher is named once: not in the footer, too.
    expect(terms.match(/<h2>Éditeur<\/h2>/g)).toHaveLength(1);
    expect(terms).toMatch(/Numéro de TVA\u00a0: FR\d{11}/);
    const privacy = await page('/en/legal/privacy');
    expect(privacy).toContain('<h1>Privacy</h1>');
    expect(privacy).toContain('write to abonnements@example.fr.');
    expect(privacy).not.toMatch(/\{\w+\}/);
  } finally {
    await server.close();
  }
}, 60_000);

it('gives a demo of an earlier release its legal pages', async () => {
  const { db, services, close } = await openSeededServices();
  try {
    const count = async () => (await db.selectFrom('legal_passages').select('page').execute()).length;
    const whole = await count();
    await db.deleteFrom('legal_passages').execute();
    await seedWhenEmpty(services);
    expect(await count()).toBe(whole);
  } finally {
    await close();
  }
}, 60_000);
