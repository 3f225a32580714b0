import type { Infer } from 'superstruct';
import { array, enums, literal, object, size, string } from 'superstruct';
import type { CheckoutAnswer, CheckoutOrder, FoundCheckout } from '../domain/checkout.ts';
import { MOST_INVOICES } from '../domain/checkout.ts';
import type { InvoiceMethod } from '../domain/payment.ts';
import type { paymentMethodForm } from '../validation/forms/ordering.ts';
import type { invoiceChoiceForm } from '../validation/forms/invoice-choice.ts';
import type { Written } from './answer.ts';
import { answerCodec, fields, required } from './answer.ts';
import { union } from './compound.ts';
import { identifier } from './scalars.ts';
import { sizedArray } from './sized-lists.ts';
import { formFields } from './wire-names.ts';
import { facture, invoiceFromWire, invoiceToWire } from './invoice-codec.ts';
import { orderedTransferMapping, virementCommande } from './outcome.ts';
import { requestOf, words } from './mapping.ts';

const methods = { card: 'carte', transfer: 'virement' } as const satisfies Record<InvoiceMethod, string>;

const ordre = object({
  factureIIds: sizedArray(identifier(), 1, MOST_INVOICES),
  moyen: enums(Object.values(methods)),
  version: size(string(), 1, 4000),
});

const orderNames = {
  invoiceIds: 'factureIIds',
  method: ['moyen', words(methods)],
  version: 'version',
} as const;

/** Form fields of the choice of invoices and of a payment method, by their wire names. */
export const checkoutFields = formFields<Infer<typeof invoiceChoiceForm> & Infer<typeof paymentMethodForm>>({
  invoices: orderNames.invoiceIds,
  method: orderNames.method,
});

/** An order; the idempotency key that identifies it is in the header. */
export const checkoutOrderCodec = requestOf<CheckoutOrder>()(ordre, orderNames);

const answers = [
  fields({
    type: required(literal('paiement'), 'variant'),
    referencePaiement: required(string(), 'identity'),
    url: required(string(), 'money'),
  }),
  fields({ type: required(literal('virement'), 'variant'), virement: required(virementCommande, 'money') }),
  fields({ type: required(literal('modifiee'), 'variant'), factures: required(array(facture), 'money') }),
  fields({ type: required(literal('dejaPayee'), 'variant'), referencePaiement: required(string(), 'identity') }),
] as const;

const commande = union([...answers]);

/** An order's answer, or `aucune` if nothing was ordered. */
export const commandeTrouvee = union([...answers, fields({ type: required(literal('aucune'), 'variant') })]);

type Commande = Infer<typeof commande>;
type CommandeTrouvee = Infer<typeof commandeTrouvee>;

function answerFromWire(wire: Commande): CheckoutAnswer {
  switch (wire.type) {
    case 'paiement':
      return { kind: 'hosted', reference: wire.referencePaiement, url: wire.url };
    case 'virement':
      return { kind: 'transfer', transfer: orderedTransferMapping.decode(wire.virement) };
    case 'modifiee':
      return { kind: 'changed', invoices: wire.factures.map(invoiceFromWire) };
    case 'dejaPayee':
      return { kind: 'alreadyPaid', reference: wire.referencePaiement };
  }
}

function answerToWire(answer: CheckoutAnswer): Written<Commande> {
  switch (answer.kind) {
    case 'hosted':
      return { type: 'paiement', referencePaiement: answer.reference, url: answer.url };
    case 'transfer':
      return { type: 'virement', virement: orderedTransferMapping.encode(answer.transfer) };
    case 'changed':
      return { type: 'modifiee', factures: answer.invoices.map(invoiceToWire) };
    case 'alreadyPaid':
      return { type: 'dejaPayee', referencePaiement: answer.reference };
  }
}

export function foundFromWire(wire: CommandeTrouvee): FoundCheckout {
  return wire.type === 'aucune' ? { kind: 'none' } : answerFromWire(wire);
}

export function foundToWire(found: FoundCheckout): Written<CommandeTrouvee> {
  return found.kind === 'none' ? { type: 'aucune' } : answerToWire(found);
}

/** The answer to an order. */
export const checkoutAnswerCodec = answerCodec(commande, { decode: answerFromWire, encode: answerToWire });
