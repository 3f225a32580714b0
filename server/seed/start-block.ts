import { locales } from '../../domain/locale.ts';
import type { Services } from '../core/services.ts';
import { mintInvoiceToken } from '../features/invoice/token.ts';
import { paymentPath, quotationPath, tokenPath } from '../features/site/places.ts';
import type { DemoPerson } from './demo-person.ts';
import { people } from './people.ts';

async function demoLink(services: Services, email: string): Promise<string | null> {
  const open = await services.db
    .selectFrom('invoices as i')
    .innerJoin('accounts as a', 'a.id', 'i.account_id')
    .select(['i.id', 'a.locale'])
    .where('a.email', '=', email)
    .where('i.status', '=', 1)
    .orderBy('i.issued_on', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!open) return null;
  const token = await mintInvoiceToken(services.db, services, open.id);
  return services.settings.publicUrl + tokenPath(token, open.locale, services.settings);
}

/** The payment page of a renewal, after sign-in. */
async function renewalLink({ db, settings }: Services, email: string): Promise<string | null> {
  const renewal = await db
    .selectFrom('subscriptions as s')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .select(['s.id', 'a.locale'])
    .where('a.email', '=', email)
    .where('s.status', '=', 'notBegun')
    .where('s.order_nature', '=', 'renewal')
    .orderBy('s.id')
    .limit(1)
    .executeTakeFirst();
  return renewal ? settings.publicUrl + paymentPath(renewal.id, renewal.locale, settings) : null;
}

/** The page of an open quotation, after sign-in. */
async function quotationLink({ db, clock, settings }: Services, email: string): Promise<string | null> {
  const quotation = await db
    .selectFrom('quotations as q')
    .innerJoin('subscriptions as s', 's.id', 'q.subscription_id')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .select(['s.id', 'a.locale'])
    .where('a.email', '=', email)
    .where('q.state', '=', 'open')
    .where('q.expires_at', '>', clock.now().toISOString())
    .orderBy('s.id')
    .limit(1)
    .executeTakeFirst();
  return quotation ? settings.publicUrl + quotationPath(quotation.id, quotation.locale, settings) : null;
}

/** Links for one person: to an open invoice, a renewal and a quotation. */
async function linksFor(services: Services, { account }: DemoPerson): Promise<readonly string[]> {
  const { email, locale } = account;
  const language = locale === 'fr' ? 'in French' : 'in English';
  const links = [
    [`Invoice link, ${language}`, await demoLink(services, email)],
    [`A renewal to pay for, signed in, ${language}`, await renewalLink(services, email)],
    [`A quotation to answer, signed in, ${language}`, await quotationLink(services, email)],
  ] as const;
  return links.flatMap(([name, link]) => (link === null ? [] : ['', name, `  ${link}`]));
}

/**
 * Lines of the start output about the demo: accounts, then fresh links of a buyer in each language. Empty for a database
 * without demo data.
 */
export async function demoBlock(services: Services): Promise<string[]> {
  const emails = people.map(({ account }) => account.email);
  const known = await services.db.selectFrom('accounts').select('email').where('email', 'in', emails).execute();
  const there = people.filter(({ account }) => known.some(({ email }) => email === account.email));
  const width = Math.max(0, ...there.map(({ account }) => account.email.length));
  const lines = there.map(
    ({ what, account }) => `${account.email.padEnd(width)}  ${account.password.padEnd(20)}  ${what}`,
  );
  for (const locale of locales) {
    const buyer = there.find(({ account }) => account.locale === locale);
    if (buyer) lines.push(...(await linksFor(services, buyer)));
  }
  return lines;
}
