import type { CallContext } from '../../core/rpc/handler.ts';
import { byNetwork, countAttempt, takeBackAttempt } from '../../core/rpc/throttle.ts';
import type { Services } from '../../core/services.ts';
import type { Identity } from '../../core/rpc/identity.ts';
import { isEligible } from '../../core/rpc/identity.ts';
import { TOKEN_SESSION_SECONDS } from '../../core/lifetimes.ts';
import { hashOf, hasSecretForm, mintSecret } from '../../core/secrets.ts';

/** Invalid links tried from one address. */
const limit = { attempts: 50, seconds: 900 };

/** Closes the invoice link opened in this browser. */
export async function closeToken({ db }: Services, { cookies }: CallContext): Promise<void> {
  const secret = cookies.read('token');
  if (secret === null) return;
  await db.deleteFrom('token_sessions').where('id_hash', '=', hashOf(secret)).execute();
  cookies.clear('token');
}

async function findToken({ db, clock }: Services, token: string) {
  return db
    .selectFrom('invoice_tokens as k')
    .innerJoin('invoices as i', 'i.id', 'k.invoice_id')
    .innerJoin('accounts as a', 'a.id', 'i.account_id')
    .select(['k.id as tokenId', 'i.id as invoiceId', 'i.reference', 'a.id', 'a.email', 'a.locale'])
    .select(['a.is_email_verified as isEmailVerified', 'a.is_valid as isValid'])
    .where('k.token_hash', '=', hashOf(token))
    .where('k.expires_at', '>', clock.now().toISOString())
    .where('k.revoked_at', 'is', null)
    .executeTakeFirst();
}

/**
 * Exchanges the token of an invoice link for a cookie that opens this one invoice for a short while. Resolves to the
 * caller's new identity, or `null` for an unknown, expired or revoked token. The signed-in owner of the invoice needs
 * no token and gets no cookie. A cookie that opens this invoice already is extended.
 */
export async function exchangeToken(services: Services, token: string, context: CallContext): Promise<Identity | null> {
  const { db, clock } = services;
  const counted = byNetwork({ what: 'token by address', limit }, context.address);
  for (const attempt of counted) await countAttempt(services, attempt);
  const found = await findToken(services, token);
  if (!found) {
    await closeToken(services, context);
    // Whether the token was ever one of ours is not revealed: `renewInvoiceLink` looks it up.
    if (hasSecretForm(token)) context.cookies.set('refusedToken', token, TOKEN_SESSION_SECONDS);
    return null;
  }
  context.cookies.clear('refusedToken');
  for (const attempt of counted) await takeBackAttempt(services, attempt);
  const { tokenId, invoiceId, reference, ...account } = found;
  const { signedIn, token: opened } = context.identity;
  const isOwner = signedIn?.id === account.id && isEligible(signedIn);
  // Another tab of this browser may be showing the invoice: its cookie must stay valid.
  const held = !isOwner && opened?.invoiceId === invoiceId ? context.cookies.read('token') : null;
  if (held === null) await closeToken(services, context);
  if (isOwner) return { ...context.identity, token: null };
  const secret = held ?? mintSecret();
  const session = {
    token_id: tokenId,
    expires_at: new Date(clock.now().getTime() + TOKEN_SESSION_SECONDS * 1000).toISOString(),
  };
  await db
    .insertInto('token_sessions')
    .values({ id_hash: hashOf(secret), ...session })
    .onConflict((conflict) => conflict.column('id_hash').doUpdateSet(session))
    .execute();
  context.cookies.set('token', secret, TOKEN_SESSION_SECONDS);
  return { ...context.identity, token: { invoiceId, reference, account } };
}
