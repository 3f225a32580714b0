import { passwordLinkPath } from '../features/session/password-emails.ts';
import type { NewsletterLink } from '../features/newsletter/links.ts';
import { confirmPath, linkTo, mintLink } from '../features/newsletter/links.ts';
import { readOffered } from '../features/newsletter/offered.ts';
import { contactAt } from '../core/people/contacts.ts';
import { hashOf, mintSecret } from '../core/secrets.ts';
import type { Services } from '../core/services.ts';
import { verificationPath } from '../features/session/verification.ts';
import { sharedQuotationPath } from '../features/site/places.ts';
import { quotationScenarios } from './quotation-scenarios.ts';
import type { Arrange, Arranged, ScenarioPerson } from './scenario.ts';
import { none } from './scenario.ts';

const HOUR = 3_600_000;

function inHours({ clock }: Services, hours: number): string {
  return new Date(clock.now().getTime() + hours * HOUR).toISOString();
}

function emailLink(path: string, token: string, { locale }: ScenarioPerson): Arranged {
  return { as: 'letterReader', path: linkTo(path, { token, locale }) };
}

/** An email about the first newsletter open to everyone. */
function newsletterLink(state: NewsletterLink['state']): Arrange<Arranged> {
  return async (services, person) => {
    const { locale, accountId } = person;
    const ids = (await readOffered(services.db, locale)).slice(0, 1).map(({ id }) => id);
    const email = `lettre-${accountId}@example.org`;
    const token = await services.db.transaction().execute(async (trx) => {
      const contact = await contactAt(trx, services, { email, locale, origin: 'newsletter' });
      return mintLink(trx, services, { person: contact, locale, origin: 'newsletter', ids, state });
    });
    return emailLink(confirmPath, token, person);
  };
}

const nobodysLink =
  (path: string): Arrange<Arranged> =>
  (_, person) =>
    Promise.resolve(emailLink(path, mintSecret(), person));

const passwordLink: Arrange<Arranged> = async (services, person) => {
  const token = mintSecret();
  const link = { token_hash: hashOf(token), account_id: person.accountId, redirect: null };
  await services.db
    .insertInto('password_links')
    .values({ ...link, expires_at: inHours(services, 1) })
    .execute();
  return emailLink(passwordLinkPath, token, person);
};

const verificationLink: Arrange<Arranged> = async (services, person) => {
  const token = mintSecret();
  const link = { token_hash: hashOf(token), account_id: person.accountId, expires_at: inHours(services, 1) };
  await services.db.insertInto('email_verifications').values(link).execute();
  return emailLink(verificationPath, token, person);
};

/** A quotation shared by a link, which expires in the given number of hours. */
function sharedQuotation(hours: number): Arrange {
  return async (services, person) => {
    const { id } = await quotationScenarios.quoteOpen.arrange(services, person);
    const token = mintSecret();
    const link = { token_hash: hashOf(token), subscription_id: id, revoked_at: null };
    const times = { created_at: inHours(services, hours - 24), expires_at: inHours(services, hours) };
    await services.db
      .insertInto('quotation_links')
      .values({ ...link, ...times })
      .execute();
    return { id, as: 'letterReader', path: sharedQuotationPath(token, person.locale) };
  };
}

/** Scenarios of a person who follows an emailed link. */
export const emailScenarios = {
  newsletterLink: {
    says: 'An emailed link asks its reader to confirm a newsletter.',
    ...none,
    arrange: newsletterLink('asked'),
  },
  newsletterLinkUsed: {
    says: 'The link to confirm a newsletter is opened again after it was used.',
    ...none,
    arrange: newsletterLink('confirmed'),
  },
  newsletterLinkExpired: {
    says: 'The link to confirm a newsletter has expired.',
    ...none,
    arrange: nobodysLink(confirmPath),
  },
  passwordLink: {
    says: 'An emailed link asks its reader for a new password.',
    ...none,
    arrange: passwordLink,
  },
  passwordLinkExpired: {
    says: 'The link to choose a password was used, or has expired.',
    shows: 'newPassword.over',
    ...none,
    arrange: nobodysLink(passwordLinkPath),
  },
  verificationLink: {
    says: 'An emailed link asks its reader to confirm their email address.',
    ...none,
    isEmailVerified: false,
    arrange: verificationLink,
  },
  sharedQuotation: {
    says: 'A shared link shows a quotation.',
    ...none,
    arrange: sharedQuotation(24),
  },
  sharedQuotationExpired: {
    says: 'The shared link of a quotation has expired.',
    ...none,
    arrange: sharedQuotation(-1),
  },
} as const;
