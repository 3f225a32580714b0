import type { Kysely } from 'kysely';
import { paymentStatus } from '../../machines/domain/enumerations.ts';
import type { Day, Party } from '../../machines/domain/invoice.ts';
import type { Currency } from '../../machines/domain/money.ts';
import { money, portion } from '../../machines/domain/money.ts';
import type { Schema } from '../db/schema.ts';
import { readIssuer } from '../site/issuer.ts';

/** A line to be invoiced; its tax is computed. */
export interface NewLine {
  readonly label: string;
  readonly quantity: number;
  /** Before tax, for the whole quantity, in the smallest units. */
  readonly net: number;
  /** Basis points. */
  readonly vatRate: number;
}

/** An invoice to be issued. */
export interface NewInvoice {
  readonly accountId: number;
  readonly reference: string;
  readonly issuedOn: Day;
  readonly dueOn: Day;
  readonly currency: Exclude<Currency, 'CRE'>;
  readonly payer: Party;
  readonly lines: readonly NewLine[];
  /** What else is printed on it; nothing where it is not said. */
  readonly notes?: readonly string[];
}

/** What is put into the books of the lines of an invoice; the tax of each line is rounded on that line. */
export function lineRows(invoiceId: number, { lines, currency }: Pick<NewInvoice, 'lines' | 'currency'>) {
  return lines.map(({ label, quantity, net, vatRate }, index) => ({
    invoice_id: invoiceId,
    position: index + 1,
    label,
    quantity,
    net_minor: net,
    vat_rate: vatRate,
    vat_minor: portion(money(net, currency), vatRate).minor,
  }));
}

/** Puts an open invoice into the books, in the name of who issues now. Gives its number. */
export async function createInvoice(db: Kysely<Schema>, invoice: NewInvoice): Promise<number> {
  const { accountId, reference, issuedOn, dueOn, currency, payer, notes = [] } = invoice;
  const { id } = await db
    .insertInto('invoices')
    .values({
      account_id: accountId,
      reference,
      issued_on: issuedOn,
      due_on: dueOn,
      status: paymentStatus.unpaid,
      currency,
      issuer: JSON.stringify(await readIssuer(db)),
      payer: JSON.stringify(payer),
      notes: JSON.stringify(notes),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('invoice_lines').values(lineRows(id, invoice)).execute();
  return id;
}
