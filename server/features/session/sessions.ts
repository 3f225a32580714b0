import type { CallContext } from '../../core/rpc/handler.ts';
import type { Identity, KnownAccount } from '../../core/rpc/identity.ts';
import { KEPT_SESSION_SECONDS, SESSION_SECONDS } from '../../core/lifetimes.ts';
import { adoptDraft } from '../quote-request/draft.ts';
import { hashOf, mintSecret } from '../../core/secrets.ts';
import type { Services } from '../../core/services.ts';
import { browserOf, networkOf } from './browser.ts';
import { rememberDevice } from './known-devices.ts';
import { closeToken } from './token-exchange.ts';
import { addresseeOf } from '../../core/mail/addressee.ts';
import { deletionTakenBack } from '../../core/mail/emails/deletion.ts';
import { readEmailLayout } from '../site/email-layout.ts';

/** Cancels a scheduled deletion of the account that signs in, and emails its owner. */
async function takeBackDeletion({ db, mailer, log }: Services, { id, email, locale }: KnownAccount): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const taken = await trx
      .deleteFrom('deletion_requests')
      .where('account_id', '=', id)
      .returning('account_id')
      .executeTakeFirst();
    if (!taken) return;
    const person = await trx
      .selectFrom('accounts')
      .select(['first_name as firstName', 'last_name as lastName', 'civility'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const mail = { from: await readEmailLayout(trx, locale), to: addresseeOf(person, email), locale };
    await mailer.enqueue(trx, deletionTakenBack(mail), { accountId: id });
    log.info('deletion.takenBack', { account: id });
  });
}

/** Ends this browser's session, if it has one. */
export async function endSession({ db }: Services, { cookies }: CallContext): Promise<void> {
  const secret = cookies.read('session');
  if (secret === null) return;
  await db.deleteFrom('sessions').where('id_hash', '=', hashOf(secret)).execute();
  cookies.clear('session');
}

/** Ends every session of the signed-in account; does nothing for an anonymous caller. */
export async function endAllSessions({ db, log }: Services, { identity: { signedIn } }: CallContext): Promise<void> {
  if (!signedIn) return;
  await db.deleteFrom('sessions').where('account_id', '=', signedIn.id).execute();
  log.info('session.endedEverywhere', { account: signedIn.id });
}

interface Begin {
  /** Whether the session outlasts the browser. */
  readonly isKept: boolean;
}

async function beginSession(
  { db, clock }: Services,
  account: KnownAccount,
  { context, isKept, device }: { readonly context: CallContext; readonly device: Buffer } & Begin,
): Promise<void> {
  const { cookies, userAgent, address } = context;
  const secret = mintSecret();
  const now = clock.now();
  const seconds = isKept ? KEPT_SESSION_SECONDS : SESSION_SECONDS;
  await db
    .insertInto('sessions')
    .values({
      id_hash: hashOf(secret),
      account_id: account.id,
      created_at: now.toISOString(),
      seen_at: now.toISOString(),
      expires_at: new Date(now.getTime() + seconds * 1000).toISOString(),
      is_kept: isKept,
      ...browserOf(userAgent),
      network: networkOf(address),
      device_hash: device,
    })
    .execute();
  cookies.set('session', secret, isKept ? seconds : null);
}

/**
 * Signs in an authenticated account. A session always gets a new secret, an opened invoice link is closed, the
 * visitor's draft moves to the account, the browser is remembered, and a scheduled deletion is canceled.
 */
export async function letIn(
  services: Services,
  account: KnownAccount,
  { context, isKept }: { readonly context: CallContext } & Begin,
): Promise<Identity> {
  await endSession(services, context);
  await closeToken(services, context);
  const device = await rememberDevice(services, account, context);
  await beginSession(services, account, { context, isKept, device });
  await adoptDraft(services, account.id, context);
  await takeBackDeletion(services, account);
  return { signedIn: account, recognised: null, token: null };
}
