import type { AccountId } from '../../core/db/account-id.ts';
import type { CallContext } from '../../core/rpc/handler.ts';
import type { KnownAccount } from '../../core/rpc/identity.ts';
import { DEVICE_SECONDS } from '../../core/lifetimes.ts';
import { hashOf, mintSecret } from '../../core/secrets.ts';
import type { Services } from '../../core/services.ts';

/** The hash of this browser's device cookie, for counting; `null` if the account's owner has not signed in with it. */
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

/** Remembers a sign-in with this browser; several people may share it. Returns the hash of its device cookie. */
export async function rememberDevice(
  { db, clock }: Services,
  { id }: KnownAccount,
  { cookies }: Pick<CallContext, 'cookies'>,
): Promise<Buffer> {
  const held = cookies.read('device');
  // Only a secret in the server's own format is reused.
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
