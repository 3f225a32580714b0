import type { AccountId } from '../../core/db/account-id.ts';
import type { CallContext } from '../../core/rpc/handler.ts';
import { hashOf } from '../../core/secrets.ts';

/** Owner of a draft: an account, or the visitor whose cookie has this hash. */
export type DraftOwner = { readonly account_id: AccountId } | { readonly visitor_hash: Buffer };

/**
 * Owner of the caller's drafts; `null` for a visitor who has none yet. A caller recognised by network address, or by an
 * invoice link, counts as a visitor here: others may share that identity.
 */
export function draftOwner({ identity, cookies }: CallContext): DraftOwner | null {
  if (identity.signedIn) return { account_id: identity.signedIn.id };
  const secret = cookies.read('quote');
  return secret === null ? null : { visitor_hash: hashOf(secret) };
}
