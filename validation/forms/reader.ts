import { object } from 'superstruct';
import { called } from '../issue.ts';
import { rows } from '../rules/array.ts';
import { emailAddress } from '../rules/email.ts';
import { purchaseOrder } from '../rules/purchase-order.ts';
import { civility, name } from '../rules/person.ts';

/** A new reader of a licence: minimum user information (specification §5), and the email address. */
export const readerForm = object({
  civility: called(civility(), 'readerCivility'),
  firstName: called(name(), 'readerFirstName'),
  lastName: called(name(), 'readerLastName'),
  email: called(emailAddress(), 'readerEmail'),
});

/** The buyer's own number for an order of further seats. */
export const purchaseOrderForm = object({ purchaseOrder: purchaseOrder() });

/** A reader, with the number of the order where a further seat is needed. */
export const readerOrderForm = object({ ...readerForm.schema, ...purchaseOrderForm.schema });

/** Readers to add together. */
export const readersForm = object({ readers: rows(readerForm) });
