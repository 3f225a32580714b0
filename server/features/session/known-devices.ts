import type { AccountId } from '../../core/db/account-id.ts';
import type { CallContext } from '../../core/rpc/handler.ts';
import type { KnownAccount } from '../../core/rpc/identity.ts';
import { DEVICE_SECONDS } from '../../core/lifetimes.ts';
import { hashOf, mintSecret } from '../../core/secrets.ts';
import type { Services } from '../../core/services.ts';

/** The device of this browser, as it is named in counts: `null` where its account's owner has not signed in with it. */
export async function knownDevice(
  { db, clock }: Services,
  accountId: AccountId,
  { cookies }: CallContext,
): Promise<string | null> {
  const secret = cookies.read('device');
  if (secret === null) return null;
  const found = await db
    .selectFrom('known_devices')
    .select('account_id')
    .where('id_hash', '=', hashOf(secret))
    .where('account_id', '=', accountId)
    .where('expires_at', '>', clock.now().toISOString())
    .executeTakeFirst();
  return found ? secret : null;
}

/** Remembers that somebody has signed in with this browser; several people may share it. Gives what names the browser. */
export async function rememberDevice(
  { db, clock }: Services,
  { id }: KnownAccount,
  { cookies }: Pick<CallContext, 'cookies'>,
): Promise<Buffer> {
  const held = cookies.read('device');
  // One that this server never gave names no device.
  const secret = held !== null && /^[\w-]{43}$/.test(held) ? held : mintSecret();
  const expiresAt = new Date(clock.now().getTime() + DEVICE_SECONDS * 1000).toISOString();
  const device = hashOf(secret);
  await db
    .insertInto('known_devices')
    .values({ id_hash: device, account_id: id, expires_at: expiresAt })
    .onConflict((conflict) => conflict.columns(['id_hash', 'account_id']).doUpdateSet({ expires_at: expiresAt }))
    .execute();
  cookies.set('device', secret, DEVICE_SECONDS);
  return device;
}
