import type { Day } from '../../../domain/day.ts';
import type { InvoiceFacts, IssueFacts, ServicePeriod } from '../../../domain/invoice-facts.ts';
import type { InvoiceKind } from '../../../domain/enumerations.ts';
import type { Moment } from '../../../domain/moment.ts';
import type { MoneyMethod } from '../../../domain/payment.ts';

/** The payment that settled an invoice. */
export interface Settlement {
  readonly reference: string;
  readonly method: MoneyMethod;
  readonly paidAt: Moment;
  /** The day by the publisher's clock. */
  readonly paidOn: Day;
}

interface Row {
  readonly kind: InvoiceKind;
  readonly issuedOn: Day;
  readonly settlement: Settlement | null;
  readonly begun: ServicePeriod | null;
}

/**
 * Payment and period of a document as they were at its issue. Of an earlier release, which did not keep them: a payment of
 * that day, and the period that it began. Of a pro forma: as they are.
 */
export function atIssue(row: Row, facts: InvoiceFacts | null): Pick<IssueFacts, 'payment' | 'period'> {
  if (facts?.issue) return facts.issue;
  const { kind, issuedOn, settlement, begun } = row;
  const isPaid = settlement !== null && (kind === 'proForma' || settlement.paidOn <= issuedOn);
  return {
    payment: isPaid ? { reference: settlement.reference, on: settlement.paidOn, method: settlement.method } : null,
    period: isPaid || kind !== 'invoice' ? begun : null,
  };
}
