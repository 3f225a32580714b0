import { sql } from 'kysely';
import type { Devices, SignedOutDevices } from '../../../domain/device.ts';
import type { CallContext } from '../../core/rpc/handler.ts';
import { signedInAccount } from '../../core/rpc/identity.ts';
import { countAttempt } from '../../core/rpc/throttle.ts';
import { IDLE_SECONDS } from '../../core/lifetimes.ts';
import { hashOf } from '../../core/secrets.ts';
import type { Services } from '../../core/services.ts';

/** Sign-outs of one account. */
const limit = { attempts: 60, seconds: 3600 };

/** The hash of the caller's session. */
function sessionHash({ cookies }: CallContext): Buffer {
  return hashOf(cookies.read('session') ?? '');
}

/** The caller's sessions, this device first, then by last use; one statement. */
export async function readDevices({ db, clock }: Services, context: CallContext): Promise<Devices> {
  const now = clock.now();
  const idleSince = new Date(now.getTime() - IDLE_SECONDS * 1000).toISOString();
  return db
    .selectFrom('sessions')
    .select(['id', 'browser', 'system', 'network', 'created_at as signedInAt', 'seen_at as seenAt'])
    .select(['is_kept as isKept', sql<boolean>`id_hash = ${sessionHash(context)}`.as('isThis')])
    .where('account_id', '=', signedInAccount(context.identity).id)
    .where('expires_at', '>', now.toISOString())
    .where((row) => row.or([row('is_kept', '=', true), row('seen_at', '>', idleSince)]))
    .orderBy('isThis', 'desc')
    .orderBy('seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/**
 * Ends the caller's other sessions: their next call is anonymous. Their browsers are forgotten, and when all are ended,
 * so are invoice links of the account opened in other browsers. Throws a 429 `CallFailure`.
 */
export async function signOutDevices(services: Services, which: SignedOutDevices, context: CallContext): Promise<void> {
  const { id } = signedInAccount(context.identity);
  await countAttempt(services, { what: 'sign-out of devices', whom: String(id), limit });
  const meant = which === 'others' ? sql`true` : sql`s.id = ${which}`;
  await services.db.transaction().execute(async (trx) => {
    // A browser with a remaining session of the caller, such as this one, stays known.
    const { rows } = await sql<object>`
      with ended as (
        delete from sessions s where s.account_id = ${id} and s.id_hash <> ${sessionHash(context)} and ${meant}
        returning s.id, s.device_hash
      ), forgotten as (
        delete from known_devices d using ended e where d.account_id = ${id} and d.id_hash = e.device_hash
        and not exists (select from sessions o
          where o.account_id = ${id} and o.device_hash = d.id_hash and o.id not in (select id from ended))
      ) select id from ended`.execute(trx);
    if (which === 'others') {
      await sql`
        delete from token_sessions t using invoice_tokens k, invoices i
        where k.id = t.token_id and i.id = k.invoice_id and i.account_id = ${id}
        and t.id_hash <> ${hashOf(context.cookies.read('token') ?? '')}`.execute(trx);
    }
    services.log.info('session.endedElsewhere', { account: id, ended: rows.length });
  });
}
