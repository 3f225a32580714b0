import { sql } from 'kysely';
import type { ChorusProgress, ChorusStep } from '../../../machines/domain/chorus.ts';
import type { Invoice } from '../../../machines/domain/invoice.ts';
import type { BuyerFacts } from '../../../machines/domain/invoice-facts.ts';
import { addresseeOf } from '../../core/mail/addressee.ts';
import { chorusStepTaken } from '../../core/mail/emails/chorus-step.ts';
import { storedColumns } from '../../core/db/stored-columns.ts';
import type { Services } from '../../core/services.ts';
import { readEmailLayout } from '../site/email-layout.ts';
import { invoicesPath } from '../site/places.ts';
import { invoiceOf, selectInvoices } from './store.ts';

/** An invoice of a French public body, for the office. */
export interface PublicInvoice {
  readonly invoice: Invoice;
  readonly progress: ChorusProgress;
  readonly buyer: BuyerFacts;
}

/** The invoices of French public bodies, by due day, without canceled ones. */
export async function readPublicInvoices({ db }: Pick<Services, 'db'>): Promise<readonly PublicInvoice[]> {
  const rows = await selectInvoices(db)
    .where(sql<boolean>`i.facts #>> '{buyer,siret}' <> ''`)
    .where('i.kind', '=', 'invoice')
    .orderBy('i.due_on')
    .orderBy('i.id')
    .execute();
  return rows.flatMap((row) => {
    const invoice = invoiceOf(row);
    const buyer = row.facts && storedColumns.invoices.facts.read(row.facts, row.id).buyer;
    return buyer && invoice.chorus ? [{ invoice, progress: invoice.chorus, buyer }] : [];
  });
}

/** Result of noting a step: done, or why not; `progress` is where the invoice stands instead. */
export type ChorusNoted =
  | { readonly kind: 'noted' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'refused'; readonly progress: ChorusProgress | null };

/** Steps that may follow where an invoice stands: a rejected one is deposited again. */
const following: Readonly<Record<ChorusProgress['kind'], ChorusStep['kind'] | null>> = {
  toDeposit: 'deposited',
  rejected: 'deposited',
  deposited: 'rejected',
  paid: null,
};

/** A step as the office reports it. */
export interface ChorusReport {
  readonly kind: ChorusStep['kind'];
  /** The number of the deposit, or the reason of the rejection. */
  readonly text: string;
}

/** Notes a deposit of an invoice on Chorus Pro, or its rejection there, and emails the buyer. */
export async function noteChorusStep(
  services: Services,
  number: string,
  { kind, text }: ChorusReport,
): Promise<ChorusNoted> {
  const at = services.clock.now().toISOString();
  return services.db.transaction().execute(async (trx): Promise<ChorusNoted> => {
    const held = await trx
      .selectFrom('invoices')
      .select('id')
      .where('reference', '=', number)
      .forUpdate()
      .executeTakeFirst();
    if (!held) return { kind: 'unknown' };
    const row = await selectInvoices(trx)
      .innerJoin('accounts as a', 'a.id', 'i.account_id')
      .select(['a.id as accountId', 'a.email', 'a.locale', 'a.civility'])
      .select(['a.first_name as firstName', 'a.last_name as lastName'])
      .where('i.id', '=', held.id)
      .executeTakeFirstOrThrow();
    const invoice = invoiceOf(row);
    const { chorus } = invoice;
    if (chorus === null || following[chorus.kind] !== kind) return { kind: 'refused', progress: chorus };
    await trx.insertInto('chorus_steps').values({ invoice_id: held.id, kind, text, happened_at: at }).execute();
    const { locale } = row;
    const mail = chorusStepTaken({
      from: await readEmailLayout(trx, locale),
      to: addresseeOf(row, row.email),
      locale,
      invoice,
      step: kind === 'deposited' ? { kind, at, reference: text } : { kind, at, reason: text },
      link: services.settings.publicUrl + invoicesPath(locale, services.settings),
    });
    await services.mailer.enqueue(trx, mail, row);
    return { kind: 'noted' };
  });
}
