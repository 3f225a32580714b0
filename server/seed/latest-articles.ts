import type { Kysely } from 'kysely';
import type { Day } from '../../machines/domain/invoice.ts';
import type { Schema } from '../core/db/schema.ts';
import { demoPublisher } from './demo-publisher.ts';

const articles = [
  ['Le port sec de Bamana change de main', 'Bamana dry port changes hands'],
  ['Trois candidats pour le câble des Rivières du Sud', 'Three bidders for the Southern Rivers cable'],
  ['La Banque des Grands Lacs prépare sa première émission', 'Great Lakes Bank prepares its first bond issue'],
  ['Solaire : le Tamesna relance son appel d’offres', 'Solar: Tamesna relaunches its tender'],
  ['Cuivre : la voie du corridor reste ouverte', 'Copper: the corridor stays open'],
] as const;

/** The articles on the site’s first page: one came out on each of the last days, which `dayAgo` gives. */
export async function seedLatestArticles(db: Kysely<Schema>, dayAgo: (days: number) => Day): Promise<void> {
  await db
    .insertInto('articles')
    .values(
      articles.map(([fr, en], index) => ({
        id: 90_305 - index,
        site_code: demoPublisher.site.code,
        title: JSON.stringify({ fr, en }),
        published_on: dayAgo(index),
      })),
    )
    .execute();
}
