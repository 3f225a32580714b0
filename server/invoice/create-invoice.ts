import type { Kysely } from 'kysely';
import { paymentStatus } from '../../machines/domain/enumerations.ts';
import type { Day, Party } from '../../machines/domain/invoice.ts';
import type { Currency } from '../../machines/domain/money.ts';
import { money, portion } from '../../machines/domain/money.ts';
import type { Schema } from '../db/schema.ts';

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
  readonly issuer: Party;
  readonly payer: Party;
  readonly lines: readonly NewLine[];
}

/** Puts an open invoice into the books; the tax of each line is rounded on that line. Gives its number. */
export async function createInvoice(db: Kysely<Schema>, invoice: NewInvoice): Promise<number> {
  const { accountId, reference, issuedOn, dueOn, currency, issuer, payer, lines } = invoice;
  const { id } = await db
    .insertInto('invoices')
    .values({
      account_id: accountId,
      reference,
      issued_on: issuedOn,
      due_on: dueOn,
      status: paymentStatus.unpaid,
      currency,
      issuer: JSON.stringify(issuer),
      payer: JSON.stringify(payer),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('invoice_lines')
    .values(
      lines.map(({ label, quantity, net, vatRate }, index) => ({
        invoice_id: id,
        position: index + 1,
        label,
        quantity,
        net_minor: net,
        vat_rate: vatRate,
        vat_minor: portion(money(net, currency), vatRate).minor,
      })),
    )
    .execute();
  return id;
}
