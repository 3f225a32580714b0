import type { AccountId } from '../core/db/account-id.ts';
import type { Insertable, Kysely } from 'kysely';
import type { NewsletterFrequency } from '../../domain/newsletter.ts';
import type { NewslettersTable } from '../core/db/newsletter-schema.ts';
import type { Schema } from '../core/db/schema.ts';

type Frequency = Exclude<NewsletterFrequency, 'unknown'>;

/** A newsletter with a name: its code, its frequency, its name in French and in English, or in English only. */
type Named = readonly [code: string, frequency: Frequency, fr: string | null, en: string];

interface Sent {
  readonly publicationId: number;
  readonly summary: { readonly frequency: Frequency; readonly isForSubscribers?: true } | null;
  readonly sections: readonly Named[];
}

const sent: readonly Sent[] = [
  {
    publicationId: 11,
    summary: { frequency: 'everyWeekday' },
    sections: [
      ['politique', 'weekly', 'Politique et institutions', 'Politics and institutions'],
      ['economie', 'weekly', 'Économie et finance', 'Economy and finance'],
      ['ports', 'weekly', 'Ports et corridors', 'Ports and corridors'],
      ['diplomatie', 'monthly', 'Diplomatie', 'Diplomacy'],
    ],
  },
  {
    publicationId: 12,
    summary: { frequency: 'weekly' },
    sections: [
      ['hydrocarbures', 'weekly', 'Pétrole et gaz', 'Oil and gas'],
      ['solaire', 'weekly', 'Solaire et réseaux électriques', 'Solar and power grids'],
      ['appels-offres', 'weekly', 'Appels d’offres', 'Calls for tenders'],
    ],
  },
  {
    publicationId: 13,
    summary: { frequency: 'weekly' },
    sections: [
      ['banques', 'monthly', 'Banques et assurances', 'Banking and insurance'],
      ['agriculture', 'monthly', 'Café, thé et agriculture', 'Coffee, tea and farming'],
    ],
  },
  {
    publicationId: 14,
    summary: { frequency: 'eachIssue', isForSubscribers: true },
    sections: [
      ['palais', 'monthly', 'Palais et pouvoirs', 'Palaces and power'],
      ['affaires', 'monthly', 'Affaires et réseaux', 'Business and networks'],
      ['securite', 'monthly', 'Défense et sécurité', 'Defense and security'],
    ],
  },
  {
    publicationId: 15,
    summary: { frequency: 'eachIssue' },
    sections: [
      ['copper', 'weekly', null, 'Copper and cobalt'],
      ['boardrooms', 'monthly', null, 'Boardrooms'],
    ],
  },
  {
    publicationId: 16,
    summary: null,
    sections: [['nominations', 'weekly', 'Nominations de la semaine', 'This week’s appointments']],
  },
];

const others: readonly Named[] = [
  ['vientDeParaitre', 'eachIssue', 'Vient de paraître', 'Just released'],
  ['dossiers', 'monthly', 'Dossiers et enquêtes du mois', 'Features and investigations of the month'],
  ['rencontres', 'occasional', 'Rencontres et débats de la rédaction', 'Newsroom talks and debates'],
  ['offresPartenaires', 'occasional', 'Offres de nos partenaires', 'Offers from our partners'],
];

function namesOf([code, frequency, fr, en]: Named, index: number) {
  return { code, frequency, position: index + 1, name: JSON.stringify({ ...(fr !== null && { fr }), en }) };
}

function rowsOf({ publicationId, summary, sections }: Sent): Insertable<NewslettersTable>[] {
  const first: Insertable<NewslettersTable>[] = summary
    ? [
        {
          kind: 'summary',
          publication_id: publicationId,
          code: null,
          name: null,
          position: 0,
          frequency: summary.frequency,
          is_for_subscribers: summary.isForSubscribers ?? false,
        },
      ]
    : [];
  const named = sections.map((section, index): Insertable<NewslettersTable> => ({
    kind: 'section',
    publication_id: publicationId,
    is_for_subscribers: false,
    ...namesOf(section, index),
  }));
  return [...first, ...named];
}

/** Newsletters of the demo's publications, and those that belong to none of them. */
export async function seedNewsletters(db: Kysely<Schema>): Promise<void> {
  const apart = others.map((other, index): Insertable<NewslettersTable> => ({
    kind: 'other',
    publication_id: null,
    is_for_subscribers: false,
    ...namesOf(other, index),
  }));
  await db
    .insertInto('newsletters')
    .values([...sent.flatMap(rowsOf), ...apart])
    .execute();
}

/** Subscribes an account to a demo person's newsletters, by code; a publication's number stands for its summary. */
export async function seedRecipient(
  db: Kysely<Schema>,
  accountId: AccountId,
  received: readonly (string | number)[],
  since: string,
): Promise<void> {
  await db
    .insertInto('newsletter_recipients')
    .columns(['account_id', 'newsletter_id', 'since'])
    .expression((eb) =>
      eb
        .selectFrom('newsletters as n')
        .select([eb.val(accountId).as('account_id'), 'n.id', eb.val(since).as('since')])
        .where((where) =>
          where.or([
            where('n.code', 'in', received.map(String)),
            where.and([
              where('n.kind', '=', 'summary'),
              where(
                'n.publication_id',
                'in',
                received.filter((one) => typeof one === 'number'),
              ),
            ]),
          ]),
        ),
    )
    .execute();
}
