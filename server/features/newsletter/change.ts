import type { AccountId } from '../../core/db/account-id.ts';
import type { MessageDescriptor } from '@lingui/core';
import type { Kysely } from 'kysely';
import type { Locale } from '../../../machines/domain/locale.ts';
import type { AdvertsChange, NewsletterChange, NewsletterChoice } from '../../../machines/domain/newsletter.ts';
import { CallFailure } from '../../core/rpc/call-failure.ts';
import type { Schema } from '../../core/db/schema.ts';
import { textIn } from '../../core/db/stored-text.ts';
import { storedColumns } from '../../core/db/stored-columns.ts';
import type { Services } from '../../core/services.ts';
import { isSubscriber } from './store.ts';
import { texts } from './texts.ts';

/** A change that was made, or had been made before; or why it is not, for the person. */
export type Changed = { readonly kind: 'changed' } | { readonly kind: 'refused'; readonly feedback: MessageDescriptor };

/** Who changes something, and the language in which they are told why not. */
export interface Caller {
  readonly accountId: AccountId;
  readonly locale: Locale;
}

const changed: Changed = { kind: 'changed' };

/** Finds a newsletter, with its publication’s name in a language. Throws a 404 `CallFailure` for one that is not sent. */
async function findNewsletter(db: Kysely<Schema>, choice: NewsletterChoice, locale: Locale) {
  const found = await db
    .selectFrom('newsletters as n')
    .leftJoin('publications as p', 'p.id', 'n.publication_id')
    .select(['n.id', 'n.kind', 'n.publication_id as publicationId', 'n.is_for_subscribers as isReserved'])
    .select(textIn('p.title', locale).$castTo<string | null>().as('title'))
    .where('n.publication_id', 'is not distinct from', choice.kind === 'other' ? null : choice.publicationId)
    .where('n.code', 'is not distinct from', choice.kind === 'summary' ? null : choice.code)
    .executeTakeFirst();
  if (!found) throw new CallFailure(404, texts.unknown);
  return found;
}

/** Begins or ends sending an account a newsletter. Throws a 404 `CallFailure` for one that is not sent. */
export async function changeNewsletter(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { accountId, locale }: Caller,
  { choice, isOn }: NewsletterChange,
): Promise<Changed> {
  const { id, kind, publicationId, title, isReserved } = await findNewsletter(db, choice, locale);
  if (!isOn) {
    await db
      .deleteFrom('newsletter_recipients')
      .where('account_id', '=', accountId)
      .where('newsletter_id', '=', id)
      .execute();
    return changed;
  }
  if (isReserved && publicationId !== null && !(await isSubscriber(db, accountId, publicationId))) {
    const feedback = kind === 'summary' ? texts.summaryForSubscribers : texts.sectionForSubscribers;
    return { kind: 'refused', feedback: { ...feedback, values: { title } } };
  }
  await db
    .insertInto('newsletter_recipients')
    .values({ account_id: accountId, newsletter_id: id, since: clock.now().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return changed;
}

/**
 * Sends an account the newsletters of a publication without adverts, or with them. Throws a 404 `CallFailure` for
 * another's account, and for a publication that sends nothing.
 */
export async function changeAdverts(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { accountId: callerId, locale }: Caller,
  { accountId, publicationId, isWithout }: AdvertsChange,
): Promise<Changed> {
  if (accountId !== callerId) throw new CallFailure(404, texts.unknownAccount);
  const publication = await db
    .selectFrom('publications')
    .select(['id', 'title'])
    .where('id', '=', publicationId)
    .where((eb) =>
      eb.exists(eb.selectFrom('newsletters as n').select('n.id').whereRef('n.publication_id', '=', 'publications.id')),
    )
    .executeTakeFirst();
  if (!publication) throw new CallFailure(404, texts.unknown);
  if (!isWithout) {
    await db
      .deleteFrom('newsletters_without_adverts')
      .where('account_id', '=', callerId)
      .where('publication_id', '=', publicationId)
      .execute();
    return changed;
  }
  if (!(await isSubscriber(db, callerId, publicationId))) {
    return {
      kind: 'refused',
      feedback: {
        ...texts.advertsForSubscribers,
        values: { title: storedColumns.publications.title.read(publication.title, publication.id)[locale] },
      },
    };
  }
  await db
    .insertInto('newsletters_without_adverts')
    .values({ account_id: callerId, publication_id: publicationId, since: clock.now().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return changed;
}
