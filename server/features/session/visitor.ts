import type { AccountId } from '../../core/db/account-id.ts';
import { sql } from 'kysely';
import type { Account, AccountSubscription, Wallet } from '../../../machines/domain/account.ts';
import { loginMode } from '../../../machines/domain/enumerations.ts';
import type { Visitor } from '../../../machines/domain/visitor.ts';
import type { Services } from '../../core/services.ts';
import type { Identity } from '../../core/rpc/identity.ts';

async function readAccount({ db, clock }: Services, id: AccountId): Promise<Account> {
  const { kind, ...account } = await db
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
      sql<readonly AccountSubscription[]>`(
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
            and m.decided_at > ${clock.now().toISOString()}::timestamptz - interval '30 days')) order by s.id), '[]')
        from subscriptions s
        where s.account_id = accounts.id and s.status not in ('quote', 'invalidQuote'))`.as('subscriptions'),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...account, kind: kind ?? 'unknown' };
}

/** The visitor, as sent to the page; one statement, none for a visitor without account. */
export async function readVisitor(services: Services, { signedIn, recognised, token }: Identity): Promise<Visitor> {
  const known = signedIn ?? recognised;
  const tokenInvoice = token && { id: token.invoiceId, reference: token.reference };
  const modes = loginMode;
  if (!known) return { account: null, mode: tokenInvoice ? modes.token : modes.password, tokenInvoice };
  return {
    account: await readAccount(services, known.id),
    mode: signedIn ? modes.password : modes.ipRecognition,
    tokenInvoice,
  };
}
