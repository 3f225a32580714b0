import type { Identity } from '../../core/rpc/identity.ts';
import { visibilityOf } from './store.ts';

/** All identities under which a caller may place an order: the account, and the holder of the invoice's link. */
export function personsOf(identity: Identity): readonly string[] {
  const { accountId, invoiceId } = visibilityOf(identity);
  return [
    ...(accountId === null ? [] : [`account ${accountId}`]),
    ...(invoiceId === null ? [] : [`invoice ${invoiceId}`]),
  ];
}

/**
 * The identity for which an order, or a question, is counted. Throws for a caller without one: the row has checked
 * access.
 */
export function personOf(identity: Identity): string {
  const [person] = personsOf(identity);
  if (person === undefined) throw new Error('The caller has no identity');
  return person;
}
