import type { MessageDescriptor } from '@lingui/core';
import type { Kysely } from 'kysely';
import type { Locale } from '../../../domain/locale.ts';
import type { AdvertsChange, NewsletterChange, NewsletterChoice } from '../../../domain/newsletter.ts';
import type { AccountId } from '../../core/db/account-id.ts';
import type { Schema } from '../../core/db/schema.ts';
import { storedColumns } from '../../core/db/stored-columns.ts';
import { textIn } from '../../core/db/stored-text.ts';
import { CallFailure } from '../../core/rpc/call-failure.ts';
import type { CallContext, Handlers, Reply } from '../../core/rpc/handler.ts';
import { done } from '../../core/rpc/handler.ts';
import { signedInAccount } from '../../core/rpc/identity.ts';
import type { Services } from '../../core/services.ts';
import { readOffered } from './offered.ts';
import { repeatNewsletterEmail, requestNewsletters } from './signup.ts';
import { readNewsletters, isSubscriber } from './store.ts';
import { texts } from './texts.ts';

/** A change that is now in effect; or the reason of its refusal, for the person. */
type Changed = { readonly kind: 'changed' } | { readonly kind: 'refused'; readonly feedback: MessageDescriptor };

/** The account that changes something, and the language of feedback. */
interface Caller {
  readonly accountId: AccountId;
  readonly locale: Locale;
}

const changed: Changed = { kind: 'changed' };

/** A newsletter, with its publication’s name in a language. Throws a 404 `CallFailure` for one that is not sent. */
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

/** Subscribes an account to a newsletter, or unsubscribes it. Throws a 404 `CallFailure` for one that is not sent. */
async function changeNewsletter(
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
 * Switches adverts in the newsletters of a publication on or off. Throws a 404 `CallFailure` for another's account,
 * and for a publication without newsletters.
 */
async function changeAdverts(
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

type NewsletterHandlers = Pick<
  Handlers,
  | 'servicesemail'
  | 'servicesemail/update'
  | 'servicesemailnopub'
  | 'newsletter/offered'
  | 'form/newsletter'
  | 'newsletter/repeat'
>;

function callerOf({ identity, locale }: CallContext): Caller {
  return { accountId: signedInAccount(identity).id, locale };
}

/** A successful change has no feedback: the page shows it. */
function replyOf(outcome: Changed): Reply<null> {
  return outcome.kind === 'changed' ? done(null) : outcome;
}

/** Answers the calls about newsletters. */
export function newsletterHandlers(services: Services): NewsletterHandlers {
  return {
    servicesemail: {
      handle: async ({ context: { identity, locale } }) =>
        done(await readNewsletters(services.db, signedInAccount(identity).id, locale)),
    },
    'servicesemail/update': {
      handle: async ({ body, context }) => replyOf(await changeNewsletter(services, callerOf(context), body)),
    },
    servicesemailnopub: {
      handle: async ({ body, context }) => replyOf(await changeAdverts(services, callerOf(context), body)),
    },
    'newsletter/offered': {
      handle: async ({ context: { locale } }) => done(await readOffered(services.db, locale)),
    },
    'form/newsletter': {
      handle: async ({ body, context }) => {
        await requestNewsletters(services, body, context);
        return done(null);
      },
    },
    'newsletter/repeat': {
      handle: async ({ body, context }) => {
        await repeatNewsletterEmail(services, body, context);
        return done(null);
      },
    },
  };
}
