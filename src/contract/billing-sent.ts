import { object } from 'superstruct';
import { billingForm } from '../../machines/validation/forms/billing.ts';
import { adresse } from './address-sent.ts';

const { vatNumber, purchaseOrder } = billingForm.schema;

/** To whom something is invoiced, as it is sent. */
export const facturation = object({ adresse, numeroTVA: vatNumber, numeroCommande: purchaseOrder });
