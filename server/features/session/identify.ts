import type { AccountId } from '../../core/db/account-id.ts';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Locale } from '../../../domain/locale.ts';
import type { Services } from '../../core/services.ts';
import type { Cookies } from '../../core/rpc/cookies.ts';
import type { Identity, KnownAccount } from '../../core/rpc/identity.ts';
import { IDLE_SECONDS, TOUCH_SECONDS } from '../../core/lifetimes.ts';
import { hashOf } from '../../core/secrets.ts';
import { dayOf } from '../site/store.ts';

interface Row {
  readonly source: 'session' | 'token' | 'address' | 'licence';
  readonly id: AccountId;
  readonly email: string;
  readonly locale: Locale;
  readonly is_email_verified: boolean;
  readonly is_valid: boolean;
  readonly invoice_id: number | null;
  readonly reference: string | null;
}

function accountOf(row: Row | undefined): KnownAccount | null {
  if (!row) return null;
  const { id, email, locale, is_email_verified: isEmailVerified, is_valid: isValid } = row;
  return { id, email, locale, isEmailVerified, isValid };
}

/** Whom to identify. */
interface Asking {
  readonly cookies: Cookies;
  readonly address: string;
}

/** Identifies the caller (`identifyWith`). */
export async function identify(services: Services, asking: Asking): Promise<Identity> {
  return (await identifyWith(services, asking, sql<null>`null`)).identity;
}

/**
 * Identifies the caller and reads an expression, in one statement. A session that was unused for long, unless it is to stay, or is too old,
 * does not count; one in use is marked as such every few minutes. Of several networks of an address the narrowest
 * counts.
 */
export async function identifyWith<Read>(
  { db, clock }: Services,
  { cookies, address }: Asking,
  expression: RawBuilder<Read>,
): Promise<{ readonly identity: Identity; readonly read: Read }> {
  const now = clock.now().toISOString();
  const ago = (seconds: number) => new Date(clock.now().getTime() - seconds * 1000).toISOString();
  const [session, token] = (['session', 'token'] as const).map((name) => hashOf(cookies.read(name) ?? ''));
  const person = sql`a.id, a.email, a.locale, a.is_email_verified, a.is_valid`;
  const { rows } = await sql<{ readonly callers: readonly Row[]; readonly read: Read }>`
    with touched as (
      update sessions set seen_at = ${now}
      where id_hash = ${session} and seen_at between ${ago(IDLE_SECONDS)} and ${ago(TOUCH_SECONDS)} and expires_at > ${now}
    ), callers as (
    select 'session' as source, ${person}, null::integer as invoice_id, null as reference
    from sessions s join accounts a on a.id = s.account_id
    where s.id_hash = ${session} and (s.is_kept or s.seen_at > ${ago(IDLE_SECONDS)}) and s.expires_at > ${now}
    union all
    select 'token', ${person}, i.id, i.reference
    from token_sessions t join invoice_tokens k on k.id = t.token_id
    join invoices i on i.id = k.invoice_id join accounts a on a.id = i.account_id
    where t.id_hash = ${token} and t.expires_at > ${now} and k.expires_at > ${now} and k.revoked_at is null
    union all
    (select 'address', ${person}, null, null
    from account_ip_ranges r join accounts a on a.id = r.account_id
    where r.range >>= ${address}::inet order by masklen(r.range) desc limit 1)
    union all
    (select 'licence', ${person}, null, null
    from subscription_ip_ranges r join subscriptions s on s.id = r.subscription_id join accounts a on a.id = s.account_id
    where r.is_recognised and inet_range(r.first, r.last, '[]') @> ${address}::inet
      and s.status in ('current', 'aboutToEnd') and coalesce(s.ends_on >= ${dayOf(sql`${now}::timestamptz`)}, true)
    order by r.first desc, r.last limit 1))
    select (select coalesce(json_agg(c), '[]') from callers c) as callers, ${expression} as read
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The statement that identifies a caller returns a row');
  const found = (source: Row['source']) => row.callers.find((each) => each.source === source);
  const opened = found('token');
  const owner = accountOf(opened);
  const identity: Identity = {
    signedIn: accountOf(found('session')),
    recognised: accountOf(found('address') ?? found('licence')),
    token:
      owner && opened && opened.invoice_id !== null && opened.reference !== null
        ? { invoiceId: opened.invoice_id, reference: opened.reference, account: owner }
        : null,
  };
  return { identity, read: row.read };
}
