import { type as having } from 'superstruct';
import type { Completeness } from '../../domain/completeness.ts';
import type { Cart, Invoice } from '../../domain/invoice.ts';
import type { Moment } from '../../domain/moment.ts';
import { ofKind, present, step } from '../engine/step.ts';
import { orderingSteps } from '../shared/ordering/ordering.steps.ts';
import { invoicePaths } from '../../contract/pages/invoice.ts';

const { choice, check, help, success, failed } = invoicePaths;

const invoices = present<readonly Invoice[]>();
const readAt = present<Moment>();
const whole = ofKind<Completeness, 'whole'>('whole');
const nothing = having({});
/** Stands in at every address that needs the invoices until they are known. */
const reading = { paths: [choice, check], standsIn: true, needs: nothing, progress: 'choice' } as const;

/** Steps of the invoice funnel: their addresses (specification §2) and needs. */
export const invoiceSteps = {
  loading: step('loading', reading),
  unreadable: step('unreadable', reading),
  choice: step('choice', { paths: [choice], needs: having({ invoices, readAt }), progress: 'choice' }),
  incomplete: step('incomplete', { paths: [choice], needs: having({ invoices, readAt }) }),
  settled: step('settled', { paths: [choice], needs: having({ invoices, readAt, completeness: whole }) }),
  check: step('check', { paths: [check], needs: having({ cart: present<Cart>(), readAt }), progress: 'check' }),
  help: step('help', { paths: [help], needs: nothing }),
  helpSent: step('helpSent', { paths: [help], needs: nothing }),
  ...orderingSteps({ check, success, failed }),
};
