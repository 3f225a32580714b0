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

/** A letter about the first newsletter that anybody may have. */
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

/** A quotation that is shown to whoever has the link, until so many hours from now. */
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

/** Scenarios of somebody who follows the link of a letter. */
export const emailScenarios = {
  newsletterLink: {
    says: 'The reader of a letter is asked to confirm a newsletter.',
    ...none,
    arrange: newsletterLink('asked'),
  },
  newsletterLinkUsed: {
    says: 'A newsletter is confirmed already by the link that is followed again.',
    ...none,
    arrange: newsletterLink('confirmed'),
  },
  newsletterLinkExpired: {
    says: 'The link to confirm a newsletter holds no longer.',
    ...none,
    arrange: nobodysLink(confirmPath),
  },
  passwordLink: {
    says: 'The reader of a letter chooses another password.',
    ...none,
    arrange: passwordLink,
  },
  passwordLinkExpired: {
    says: 'The link to choose a password was used, or holds no longer.',
    shows: 'newPassword.over',
    ...none,
    arrange: nobodysLink(passwordLinkPath),
  },
  verificationLink: {
    says: 'The reader of a letter is asked to confirm that its e-mail address is theirs.',
    ...none,
    isEmailVerified: false,
    arrange: verificationLink,
  },
  sharedQuotation: {
    says: 'Somebody is shown a quotation by a link.',
    ...none,
    arrange: sharedQuotation(24),
  },
  sharedQuotationExpired: {
    says: 'The link by which a quotation was shown has expired.',
    ...none,
    arrange: sharedQuotation(-1),
  },
} as const;
