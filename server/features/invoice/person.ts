import type { Identity } from '../../core/rpc/identity.ts';
import { visibilityOf } from './store.ts';

/** Everyone a caller can be when an order is named: the account, or whoever holds the invoice's link. */
export function personsOf(identity: Identity): readonly string[] {
  const { accountId, invoiceId } = visibilityOf(identity);
  return [
    ...(accountId === null ? [] : [`account ${accountId}`]),
    ...(invoiceId === null ? [] : [`invoice ${invoiceId}`]),
  ];
}

/** Whom an order, or a question, is counted for. Throws where nobody was let in: a call that asks this has checked. */
export function personOf(identity: Identity): string {
  const [person] = personsOf(identity);
  if (person === undefined) throw new Error('Nobody may do this');
  return person;
}
