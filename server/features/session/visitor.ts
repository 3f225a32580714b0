import type { AccountId } from '../../core/db/account-id.ts';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Account, AccountSubscription, RunningLicence, Wallet } from '../../../domain/account.ts';
import { MOST_SHOWN_REQUESTS } from '../../../domain/account.ts';
import { loginMode } from '../../../domain/enumerations.ts';
import type { Visitor } from '../../../domain/visitor.ts';
import type { Services } from '../../core/services.ts';
import type { Identity, IdentifyWith } from '../../core/rpc/identity.ts';
import { knownId } from '../../core/rpc/identity.ts';
import type { Term } from '../catalogue/seat-prices.ts';
import { extraSeatPrices, orderedReaders } from '../catalogue/seat-prices.ts';
import { readerTiers } from '../catalogue/tariff.ts';
import type { ListedRow } from './listed-request.ts';
import { listedOf, listedRow } from './listed-request.ts';
import { dayOf } from '../site/store.ts';

/** Facts of a licence that runs, before its next seat is priced and its requests are named. */
interface LicenceRow extends Omit<RunningLicence, 'nextSeat' | 'pending' | 'rejection'> {
  readonly term: Term;
  readonly pending: readonly ListedRow[];
  readonly rejection: ListedRow | null;
}

/** Facts of the licence `s` if it runs. */
function licenceRow(now: RawBuilder<unknown>) {
  return sql<LicenceRow | null>`(
    select json_build_object('seats', s.readers, 'endsOn', s.ends_on, 'publicationIds', (
      select coalesce(json_agg(l.publication_id order by l.position), '[]')
      from subscription_lines l where l.subscription_id = s.id), 'term', json_build_object(
      'status', s.status, 'startsOn', s.starts_on, 'endsOn', s.ends_on, 'today', ${dayOf(now)}, 'readers', s.readers,
      'orderedReaders', ${orderedReaders}, 'currency', s.currency, 'tiers', ${readerTiers}, 'net', (
      select coalesce(sum(l.net_minor), 0) from subscription_lines l where l.subscription_id = s.id)), 'ranges', (
      select count(*) from subscription_ip_ranges r where r.subscription_id = s.id and r.is_recognised), 'pendingCount', (
      select count(*) from modifications m where m.subscription_id = s.id and m.state = 'pending'), 'pending', (
      select coalesce(json_agg(p.summary order by p.asked_at desc, p.id desc), '[]') from (
        select m.id, m.asked_at, ${listedRow} as summary from modifications m
        where m.subscription_id = s.id and m.state = 'pending'
        order by m.asked_at desc, m.id desc limit ${MOST_SHOWN_REQUESTS}) p), 'rejection', (
      select ${listedRow} from modifications m
      where m.subscription_id = s.id and m.state in ('rejected', 'partlyAccepted')
        and m.decided_at > ${now} - interval '30 days'
      order by m.decided_at desc limit 1))
    where s.readers > 1 and s.starts_on <= ${dayOf(now)} and s.ends_on >= ${dayOf(now)})`;
}

interface SubscriptionRow extends Omit<AccountSubscription, 'licence'> {
  readonly licence: LicenceRow | null;
}

function subscriptionOf({ licence, ...row }: SubscriptionRow): AccountSubscription {
  if (licence === null) return { ...row, licence };
  const { term, pending, rejection, ...facts } = licence;
  return {
    ...row,
    licence: {
      ...facts,
      nextSeat: extraSeatPrices(term)?.[0]?.price ?? null,
      pending: pending.map(listedOf),
      rejection: rejection && listedOf(rejection),
    },
  };
}

/** Facts of an account, whose number may be an expression. */
function selectAccount({ db, clock }: Services, id: AccountId | RawBuilder<AccountId | null>) {
  const now = sql`${clock.now().toISOString()}::timestamptz`;
  return db
    .selectFrom('accounts')
    .select([
      'id',
      'last_name as lastName',
      'first_name as firstName',
      'civility',
      'email',
      'is_email_verified as isEmailVerified',
      'is_valid as isValid',
      'kind',
    ])
    .select([
      sql<Wallet | null>`(
        select json_build_object('state', w.state,
          'balance', json_build_object('minor', w.balance_minor, 'currency', w.currency),
          'balanceBeforeMigration', w.balance_before_migration, 'totalBeforeMigration', w.total_before_migration)
        from wallets w where w.account_id = accounts.id)`.as('wallet'),
      sql<readonly SubscriptionRow[]>`(
        select coalesce(json_agg(json_build_object('id', s.id, 'readers', (
          select coalesce(json_agg(json_build_object('id', r.id, 'pendingModification', m.type) order by r.id), '[]')
          from subscription_readers r
          left join modification_lines l on l.reader_id = r.id and l.state = 'pending'
          left join modifications m on m.id = l.modification_id
          where r.subscription_id = s.id), 'pendingRanges', (
          select count(distinct l.range_id) from modification_lines l
          join subscription_ip_ranges r on r.id = l.range_id
          where r.subscription_id = s.id and l.state = 'pending'), 'rejectedRequests', (
          select count(*) from modifications m
          where m.subscription_id = s.id and m.state in ('rejected', 'partlyAccepted')
            and m.decided_at > ${now} - interval '30 days'), 'licence', ${licenceRow(now)}) order by s.id), '[]')
        from subscriptions s
        where s.account_id = accounts.id and s.status not in ('quote', 'invalidQuote'))`.as('subscriptions'),
    ])
    .where('id', '=', id);
}

type AccountRow = Awaited<ReturnType<ReturnType<typeof selectAccount>['executeTakeFirstOrThrow']>>;

const accountOf = ({ kind, subscriptions, ...account }: AccountRow): Account => ({
  ...account,
  kind: kind ?? 'unknown',
  subscriptions: subscriptions.map(subscriptionOf),
});

function visitorOf({ signedIn, recognised, token }: Identity, account: AccountRow | null): Visitor {
  const known = signedIn ?? recognised;
  const tokenInvoice = token && { id: token.invoiceId, reference: token.reference };
  const modes = loginMode;
  if (!known || !account) return { account: null, mode: tokenInvoice ? modes.token : modes.password, tokenInvoice };
  return { account: accountOf(account), mode: signedIn ? modes.password : modes.ipRecognition, tokenInvoice };
}

/** The visitor, as sent to the page; one statement, none for a visitor without account. */
export async function readVisitor(services: Services, identity: Identity): Promise<Visitor> {
  const known = identity.signedIn ?? identity.recognised;
  return visitorOf(identity, known && (await selectAccount(services, known.id).executeTakeFirstOrThrow()));
}

/** The visitor who sends a request, identified in the same statement. */
export async function readCaller(services: Services, identifyWith: IdentifyWith): Promise<Visitor> {
  const account = sql<AccountRow | null>`(select to_json(a) from ${selectAccount(services, knownId)} a)`;
  const { identity, read } = await identifyWith(account);
  return visitorOf(identity, read);
}
