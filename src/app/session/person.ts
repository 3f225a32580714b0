import type { Visitor } from '../../../machines/domain/visitor.ts';
import { NOBODY } from '../../../machines/engine/index.ts';

/** Who is there, as drafts know them: an invoice link is somebody of its own. */
export function personOf(visitor: Visitor | null): string {
  const account = visitor?.account ? `account:${visitor.account.id}` : NOBODY;
  return visitor?.tokenInvoice ? `${account} link:${visitor.tokenInvoice.id}` : account;
}
