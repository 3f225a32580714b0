import { systemClock } from '../../server/core/clock.ts';
import { openDatabase } from '../../server/core/db/database.ts';
import type { CreditPart } from '../../server/features/invoice/credit-lines.ts';
import { auditReport } from '../../server/office/audit.ts';
import { issueCreditNote } from '../../server/office/credit-note.ts';
import { listOrders, showOrder } from '../../server/office/order.ts';
import type { TransferReport } from '../../server/office/payment.ts';
import { failTransfer, settleTransfer } from '../../server/office/payment.ts';
import { decidedRefund, listRefunds, sentRefund } from '../../server/office/refund.ts';
import type { Services } from '../../server/core/services.ts';
import type { TestServer } from './test-server.ts';
import { servicesOn, silentLog } from './services.ts';

const nothingSaid = { minor: null, currency: null, bankReference: null };

/** The office’s commands on a running server, and their output. */
export interface Office {
  readonly services: Services;
  settle(reference: string, transfer?: Partial<Parameters<typeof settleTransfer>[2]>): Promise<string>;
  fail(reference: string): Promise<string>;
  /** The receipts and expected payments of an order; all open orders. */
  order(reference: string): Promise<string>;
  orders(): Promise<string>;
  refunds(): Promise<string>;
  undo(number: string): Promise<string>;
  /** Credits a part of an invoice. */
  credit(number: string, part: CreditPart, isAgain?: boolean): Promise<string>;
  sent(id: number, reference: string): Promise<string>;
  decide(id: number, decision: Parameters<typeof decidedRefund>[2]): Promise<string>;
  /** The output of the audit of everything. */
  audit(): Promise<string>;
  close(): Promise<void>;
}

/** The office of a server: another process on its database. */
export function officeOf({ databaseUrl }: Pick<TestServer, 'databaseUrl'>): Office {
  const open = openDatabase(databaseUrl, silentLog);
  const services = servicesOn(open.db, systemClock);
  const printed = async (lines: Promise<readonly string[]>) => (await lines).join('\n');
  const reported = async (report: Promise<TransferReport>) => (await report).lines.join('\n');
  return {
    services,
    settle: (reference, transfer = {}) =>
      reported(settleTransfer(services, reference, { ...nothingSaid, ...transfer })),
    order: (reference) => printed(showOrder(services, reference)),
    orders: () => printed(listOrders(services)),
    fail: (reference) => reported(failTransfer(services, reference)),
    refunds: () => printed(listRefunds(services)),
    undo: (number) => printed(issueCreditNote(services, { number: number, reason: 'Ordered twice' })),
    credit: (number, part, isAgain = false) =>
      printed(issueCreditNote(services, { number, reason: 'Five readers fewer', part, isAgain })),
    sent: (id, reference) => printed(sentRefund(services, id, reference)),
    decide: (id, decision) => printed(decidedRefund(services, id, decision)),
    audit: async () => (await auditReport(services, null)).lines.join('\n'),
    close: () => open.close(),
  };
}
