import type { AccountId } from '../../core/db/account-id.ts';
import type { Kysely, Transaction } from 'kysely';
import { modificationType } from '../../../domain/enumerations.ts';
import type { Moment } from '../../../domain/moment.ts';
import type { Locale } from '../../../domain/locale.ts';
import type { Schema } from '../../core/db/schema.ts';
import { openRequest } from '../modification/open-request.ts';
import type { HeldRequest } from '../modification/settle.ts';
import { holdRequest, takeBack } from '../modification/settle.ts';
import type { Services } from '../../core/services.ts';

/** Locks an account, so that changes of its sign-in data are serialised. Returns its current state. */
export async function lockAccount(
  trx: Transaction<Schema>,
  accountId: AccountId,
): Promise<{ readonly email: string; readonly locale: Locale }> {
  return trx
    .selectFrom('accounts')
    .select(['email', 'locale'])
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** The account's pending request for another email address; the account is locked before. */
export async function holdEmailRequest(trx: Transaction<Schema>, accountId: AccountId): Promise<HeldRequest | null> {
  const pending = await trx
    .selectFrom('modifications')
    .select('id')
    .where('account_id', '=', accountId)
    .where('type', '=', modificationType.email)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  const held = pending ? await holdRequest(trx, pending.id) : null;
  return held?.state === 'pending' ? held : null;
}

/**
 * Opens the request for another email address (specification §3), which replaces an earlier one for a different
 * address.
 */
export async function askForEmail(
  trx: Transaction<Schema>,
  services: Services,
  { id, email }: { readonly id: AccountId; readonly email: string },
): Promise<void> {
  const present = await lockAccount(trx, id);
  const held = await holdEmailRequest(trx, id);
  const wanted = held?.lines[0]?.after;
  if (wanted?.kind === 'email' && wanted.email === email) return;
  if (held) await takeBack(trx, services, held);
  await openRequest(trx, services, {
    accountId: id,
    subscriptionId: null,
    type: modificationType.email,
    lines: [{ before: { kind: 'email', email: present.email }, after: { kind: 'email', email } }],
  });
}

/** Withdraws the request for another email address, if there is one, and revokes its emailed link. */
export async function takeEmailRequestBack(
  trx: Transaction<Schema>,
  services: Services,
  accountId: AccountId,
): Promise<void> {
  const held = await holdEmailRequest(trx, accountId);
  if (held) await takeBack(trx, services, held);
  await trx.deleteFrom('email_changes').where('account_id', '=', accountId).execute();
}

/** Accounts whose request for another email address was not confirmed in time. */
function selectOver(db: Kysely<Schema>, now: Moment) {
  return db
    .selectFrom('modifications as m')
    .leftJoin('email_changes as c', (join) =>
      join.onRef('c.account_id', '=', 'm.account_id').on('c.expires_at', '>', now),
    )
    .select('m.account_id as accountId')
    .where('m.type', '=', modificationType.email)
    .where('m.state', '=', 'pending')
    .where('c.account_id', 'is', null);
}

/** Withdraws requests for another email address that were not confirmed in time. */
export async function expireEmailRequests(services: Services): Promise<void> {
  const { db, clock } = services;
  const now = clock.now().toISOString();
  for (const { accountId } of await selectOver(db, now).execute()) {
    await db.transaction().execute(async (trx) => {
      await lockAccount(trx, accountId);
      // They may have requested it again meanwhile.
      const over = await selectOver(trx, now).where('m.account_id', '=', accountId).executeTakeFirst();
      if (over) await takeEmailRequestBack(trx, services, accountId);
    });
  }
}
