/** Subscriptions that demo people bought: ordered, invoiced, paid and credited by the functions of the product. */
import type { Transaction } from 'kysely';
import type { BillingDetails } from '../../domain/billing.ts';
import type { Offer } from '../../domain/offer.ts';
import { netLines } from '../../domain/offer.ts';
import type { QuotationDetails } from '../../domain/quotation.ts';
import type { Schema } from '../core/db/schema.ts';
import type { Services } from '../core/services.ts';
import { readTariff } from '../features/catalogue/tariff.ts';
import { createQuotation } from '../features/quotation/create-quotation.ts';
import { issueQuotation } from '../features/quotation/issue.ts';
import { createRenewal } from '../features/subscription/create-renewal.ts';
import { acceptTerms } from '../features/site/terms.ts';
import type { Act, Stamp } from './calendar.ts';
import type { Books, SaleBuyer } from './books.ts';
import { soldAs } from './books.ts';
import type { SalePayment } from './payments.ts';
import { paymentActs } from './payments.ts';

/** A subscription that was sold. */
export interface DemoSale {
  /** Its name within the person's history. */
  readonly name: string;
  readonly offer: Offer;
  readonly ordered: Stamp;
  /** The sale that it renews; other sales begin with a quotation. */
  readonly renews?: string;
  /** When the office quoted it, with basis points off the list prices; without it, the person began it at list prices. */
  readonly quoted?: { readonly at: Stamp; readonly discount: number; readonly note: string };
  /** How it was paid; without it, it is yet to be paid. */
  readonly payment?: SalePayment;
}

function billingOf({ billing: address, vatNumber, purchaseOrder }: QuotationDetails): BillingDetails {
  return { address, vatNumber, purchaseOrder };
}

/** Begins a quotation, by the office or at list prices. Returns its number. */
export async function beginQuotation(
  trx: Transaction<Schema>,
  then: Services,
  { buyer, offer, quoted }: { readonly buyer: SaleBuyer } & Pick<DemoSale, 'offer' | 'quoted'>,
): Promise<number> {
  const { accountId, locale } = buyer;
  if (!quoted) {
    const lines = netLines(offer, await readTariff(trx, offer, locale));
    return createQuotation(trx, then, { accountId, offer, lines, isOfferOpen: true });
  }
  const pricing = quoted.discount === 0 ? null : ({ kind: 'discount', rate: quoted.discount } as const);
  const { id } = await issueQuotation(trx, then, { accountId, offer, pricing, note: quoted.note });
  return id;
}

async function orderQuotation(
  trx: Transaction<Schema>,
  { clock }: Services,
  id: number,
  details: QuotationDetails,
): Promise<void> {
  const now = clock.now().toISOString();
  await trx
    .updateTable('quotations')
    .set({ state: 'ordered', details: JSON.stringify(details), decided_at: now, ordered_at: now })
    .where('subscription_id', '=', id)
    .execute();
  await trx.updateTable('subscriptions').set({ status: 'notBegun' }).where('id', '=', id).execute();
  await acceptTerms(trx, id);
}

async function renew(
  trx: Transaction<Schema>,
  then: Services,
  { offer, renews }: { readonly offer: Offer; readonly renews: number },
  { accountId, locale, details }: SaleBuyer,
): Promise<number> {
  const lines = netLines(offer, await readTariff(trx, offer, locale));
  return createRenewal(trx, then, accountId, {
    ...offer,
    renews,
    billing: billingOf(details),
    lines: lines.map(({ publicationId, net, seats }) => ({ publicationId, net: net.minor, seats })),
  });
}

/** What happened to a sale, from its quote to its payment. */
export function saleActs(sale: DemoSale, buyer: SaleBuyer, books: Books): readonly Act[] {
  const { name, offer, renews, quoted, ordered, payment } = sale;
  const keep = (id: number) => books.set(name, { id, invoiceId: null, payment: null });
  const order: readonly Act[] =
    renews === undefined
      ? [
          {
            at: quoted?.at ?? ordered,
            run: async (trx, then) =>
              keep(await beginQuotation(trx, then, { buyer, offer, ...(quoted && { quoted }) })),
          },
          { at: ordered, run: (trx, then) => orderQuotation(trx, then, soldAs(books, name).id, buyer.details) },
        ]
      : [
          {
            at: ordered,
            run: async (trx, then) => keep(await renew(trx, then, { offer, renews: soldAs(books, renews).id }, buyer)),
          },
        ];
  return payment ? [...order, ...paymentActs(name, payment, buyer, books)] : order;
}
