import type { Visitor } from '../../../machines/domain/visitor.ts';
import { ANONYMOUS } from '../../../machines/engine/index.ts';

/** Key of the visitor for drafts and caches: a visitor by an invoice link has a key of their own. */
export function personOf(visitor: Visitor | null): string {
  const account = visitor?.account ? `account:${visitor.account.id}` : ANONYMOUS;
  return visitor?.tokenInvoice ? `${account} link:${visitor.tokenInvoice.id}` : account;
}
