import type { Transaction } from 'kysely';
import type { Infer } from 'superstruct';
import { enums, type } from 'superstruct';
import type { Locale } from '../../../domain/locale.ts';
import type { Quotation, QuotationChanged, QuotationVersion } from '../../../domain/quotation.ts';
import { codec } from '../../../contract/codec.ts';
import { identifier } from '../../../contract/scalars.ts';
import type { AccountId } from '../../core/db/account-id.ts';
import type { CallContext } from '../../core/rpc/handler.ts';
import { doOnce } from '../../core/rpc/idempotency.ts';
import type { Schema } from '../../core/db/schema.ts';
import { quotationOrderReceived } from '../../core/mail/emails/quotation-order-received.ts';
import { quotationOrdered } from '../../core/mail/emails/quotation-ordered.ts';
import type { Services } from '../../core/services.ts';
import { signedInAccount } from '../../core/rpc/identity.ts';
import { OFFICE_LANGUAGE, readEmailLayout } from '../site/email-layout.ts';
import { paymentPath, quotationPath } from '../site/places.ts';
import { readBuyer } from './issue.ts';
import { lockQuotation, raiseVersion } from './change.ts';
import { keyHolder } from './start.ts';
import { readQuotation } from './store.ts';
import { texts } from './texts.ts';

interface Ordered {
  readonly kind: QuotationChanged['kind'];
  readonly id: number;
}

const kept = type({ type: enums(['fait', 'perime']), aboIId: identifier() });

/** The answer saved under a key holds only the number: a retry gets the quotation's current state. */
export const ordered = codec(kept, {
  decode: (wire): Ordered => ({ kind: wire.type === 'fait' ? 'done' : 'stale', id: wire.aboIId }),
  encode: ({ kind, id }): Infer<typeof kept> => ({ type: kind === 'done' ? 'fait' : 'perime', aboIId: id }),
});

/** Issues the invoice of a French public body’s order, in the transaction that holds its subscription. */
export type InvoicePublicBuyer = (
  trx: Transaction<Schema>,
  services: Services,
  ordered: { readonly id: number; readonly accountId: AccountId; readonly locale: Locale },
) => Promise<void>;

interface Placing {
  readonly quotation: Quotation;
  readonly context: CallContext;
  readonly invoicePublicBuyer: InvoicePublicBuyer;
}

/** Saves the order: from now on the subscription awaits payment; a public body gets its invoice at once. */
async function write(
  trx: Transaction<Schema>,
  services: Services,
  { quotation: accepted, context, invoicePublicBuyer }: Placing,
): Promise<void> {
  const { id } = accepted;
  const { mailer, settings, clock } = services;
  const now = clock.now().toISOString();
  await trx.updateTable('subscriptions').set({ status: 'notBegun' }).where('id', '=', id).execute();
  await trx
    .updateTable('quotations')
    .set({ state: 'ordered', ordered_at: now })
    .where('subscription_id', '=', id)
    .execute();
  await raiseVersion(trx, id);
  const { locale, identity } = context;
  const accountId = signedInAccount(identity).id;
  if (accepted.details?.publicBuyer) await invoicePublicBuyer(trx, services, { id, accountId, locale });
  const forOffice = await readQuotation(trx, services, { id, locale: OFFICE_LANGUAGE });
  const quotation = await readQuotation(trx, services, { id, locale });
  const to = await readBuyer(trx, accountId);
  const path = quotation.invoice ? quotationPath : paymentPath;
  const link = settings.publicUrl + path(id, locale, settings);
  await mailer.enqueue(
    trx,
    quotationOrderReceived({ from: await readEmailLayout(trx, OFFICE_LANGUAGE), buyer: to, quotation: forOffice }),
    { accountId },
  );
  await mailer.enqueue(
    trx,
    quotationOrdered({
      from: await readEmailLayout(trx, locale),
      to,
      locale,
      quotation,
      link,
    }),
    { accountId },
  );
}

/**
 * Orders an accepted quotation, once under any key, and emails both sides. Throws a `CallFailure`: 404, 409, 422 for a
 * key that was used for another request.
 */
export async function orderQuotation(
  services: Services,
  asked: QuotationVersion,
  context: CallContext,
  invoicePublicBuyer: InvoicePublicBuyer,
): Promise<QuotationChanged> {
  const { id: accountId } = signedInAccount(context.identity);
  const { locale } = context;
  const { kind, id } = await doOnce(
    services,
    { person: keyHolder(accountId), key: context.idempotencyKey },
    {
      kept: 'quotation order',
      codec: ordered,
      words: texts,
      request: ['order', asked],
      work: async (trx): Promise<Ordered> => {
        const quotation = await lockQuotation(trx, services, { accountId, id: asked.id, locale });
        if (quotation.state === 'ordered') return { kind: 'done', id: asked.id };
        if (quotation.state !== 'accepted' || quotation.version !== asked.version) {
          return { kind: 'stale', id: asked.id };
        }
        await write(trx, services, { quotation, context, invoicePublicBuyer });
        return { kind: 'done', id: asked.id };
      },
    },
  );
  return { kind, quotation: await readQuotation(services.db, services, { id, locale }) };
}
