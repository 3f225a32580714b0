import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { ChorusProgress, ChorusStep } from '../../../domain/chorus.ts';
import { creditProgressOf } from '../../../domain/chorus.ts';
import type { Invoice } from '../../../domain/invoice.ts';
import type { BuyerFacts } from '../../../domain/invoice-facts.ts';
import { addresseeOf } from '../../core/mail/addressee.ts';
import { chorusStepTaken } from '../../core/mail/emails/chorus-step.ts';
import type { Schema } from '../../core/db/schema.ts';
import { storedColumns } from '../../core/db/stored-columns.ts';
import type { Services } from '../../core/services.ts';
import { readEmailLayout } from '../site/email-layout.ts';
import { tokenPath } from '../site/places.ts';
import { chorusStepOf, invoiceOf, selectInvoices } from './store.ts';
import { mintInvoiceToken } from './token.ts';

/** An invoice of a French public body, or a credit note of one, for the office. */
export interface PublicInvoice {
  readonly invoice: Invoice;
  readonly progress: ChorusProgress;
  readonly buyer: BuyerFacts;
}

/** Documents, called `i`, with the last step of the invoice that a credit note is about. */
function selectDeposited(db: Kysely<Schema>) {
  return selectInvoices(db).select(
    sql<ChorusStep['kind'] | null>`(
      select d.kind from chorus_steps d where d.invoice_id = i.credited_invoice_id order by d.id desc limit 1)`.as(
      'creditedStep',
    ),
  );
}

type Row = Awaited<ReturnType<ReturnType<typeof selectDeposited>['executeTakeFirstOrThrow']>>;

/** Where a document stands; `null` where nothing is to be deposited. Throws `UnreadableValue`. */
function progressOf(row: Row, { kind, chorus }: Invoice): ChorusProgress | null {
  return kind === 'creditNote' ? creditProgressOf(row.creditedStep, chorusStepOf(row)) : chorus;
}

/** The invoices of French public bodies, by due day, without canceled ones, and the credit notes of deposited ones. */
export async function readPublicInvoices({ db }: Pick<Services, 'db'>): Promise<readonly PublicInvoice[]> {
  const rows = await selectDeposited(db)
    .where(sql<boolean>`i.facts #>> '{buyer,siret}' <> ''`)
    .where('i.kind', 'in', ['invoice', 'creditNote'])
    .orderBy('i.due_on')
    .orderBy('i.id')
    .execute();
  return rows.flatMap((row) => {
    const invoice = invoiceOf(row);
    const buyer = row.facts && storedColumns.invoices.facts.read(row.facts, row.id).buyer;
    const progress = progressOf(row, invoice);
    return buyer && progress ? [{ invoice, progress, buyer }] : [];
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

/**
 * Notes a deposit on Chorus Pro, or a rejection there: of an invoice, and emails the buyer; or of a credit note of a deposited
 * one, which the buyer has already.
 */
export async function noteChorusStep(services: Services, number: string, report: ChorusReport): Promise<ChorusNoted> {
  return services.db.transaction().execute((trx) => noteChorusStepIn(trx, services, number, report));
}

/** The same, in a transaction that is open. */
export async function noteChorusStepIn(
  trx: Transaction<Schema>,
  services: Services,
  number: string,
  { kind, text }: ChorusReport,
): Promise<ChorusNoted> {
  const at = services.clock.now().toISOString();
  const held = await trx
    .selectFrom('invoices')
    .select('id')
    .where('reference', '=', number)
    .forUpdate()
    .executeTakeFirst();
  if (!held) return { kind: 'unknown' };
  const row = await selectDeposited(trx)
    .innerJoin('accounts as a', 'a.id', 'i.account_id')
    .select(['a.id as accountId', 'a.email', 'a.locale', 'a.civility'])
    .select(['a.first_name as firstName', 'a.last_name as lastName'])
    .where('i.id', '=', held.id)
    .executeTakeFirstOrThrow();
  const invoice = invoiceOf(row);
  const progress = progressOf(row, invoice);
  if (progress === null || following[progress.kind] !== kind) return { kind: 'refused', progress };
  await trx.insertInto('chorus_steps').values({ invoice_id: held.id, kind, text, happened_at: at }).execute();
  if (invoice.kind === 'creditNote') return { kind: 'noted' };
  const { locale } = row;
  const token = await mintInvoiceToken(trx, services, held.id);
  const mail = chorusStepTaken({
    from: await readEmailLayout(trx, locale),
    to: addresseeOf(row, row.email),
    locale,
    invoice,
    step: kind === 'deposited' ? { kind, at, reference: text } : { kind, at, reason: text },
    link: services.settings.publicUrl + tokenPath(token, locale, services.settings),
  });
  await services.mailer.enqueue(trx, mail, row);
  return { kind: 'noted' };
}
