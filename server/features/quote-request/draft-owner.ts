import type { AccountId } from '../../core/db/account-id.ts';
import type { CallContext } from '../../core/rpc/handler.ts';
import { hashOf } from '../../core/secrets.ts';

/** Whose a draft is: an account's, or of whoever holds the cookie with this hash. */
export type DraftOwner = { readonly account_id: AccountId } | { readonly visitor_hash: Buffer };

/**
 * Whose drafts a caller reaches; `null` for a visitor who has none yet. Someone known by their network's address, or by an
 * invoice link, is a visitor here: others may come from there too.
 */
export function draftOwner({ identity, cookies }: CallContext): DraftOwner | null {
  if (identity.signedIn) return { account_id: identity.signedIn.id };
  const secret = cookies.read('quote');
  return secret === null ? null : { visitor_hash: hashOf(secret) };
}
